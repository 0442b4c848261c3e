import { type Box, bottom } from '@blueprompt/core/geometry';
import type { Pixels } from '../../contract.ts';
import type { Shape } from '../shape.ts';
import { surroundList } from './surround-list.ts';

/** Length and thickness of the bars of a menu icon, and the space between two, in pixels at scale 1. */
const LENGTH = [10, 40] as const;
const MAX_THICKNESS = 5;
const MAX_SPACE = 10;
/** Sides, places and spaces of its bars differ by this many pixels at most. */
const MAX_APART_PX = 1;
const BARS = 3;
/** A shorter bar has at least this share of the first one's length. */
const MIN_SHARE = 0.4;

/** Three bars below each other from one left edge, equally far apart, are one mark: the sign of a menu, be the last shorter or not. */
export const stackBars = (blobs: readonly Shape[], pixels: Pixels, scale: number): Shape[] => {
  const bars = blobs.filter(({ box }) => isBar(box, scale)).toSorted((a, b) => a.box.y - b.box.y);
  const stacked = new Map<Shape, Shape[]>();
  const seen = new Set<Shape>();
  for (const first of bars) {
    if (seen.has(first)) continue;
    const stack = bars.filter(({ box }) => isSame(box.x, first.box.x) && isAsLong(box, first.box));
    const run = follow(first, stack, scale);
    for (const bar of run) seen.add(bar);
    if (run.length === BARS) stacked.set(first, run);
  }
  const used = new Set([...stacked.values()].flat());
  return blobs.flatMap((blob) => {
    const stack = stacked.get(blob);
    if (stack) return [{ ...blob, box: surroundList(stack, pixels, scale), hollow: false, isSign: true }];
    return used.has(blob) ? [] : [blob];
  });
};

/** The bars that follow the first one at the space of the first two. */
const follow = (first: Shape, stack: readonly Shape[], scale: number): Shape[] => {
  const run = [first];
  let space: number | undefined;
  for (const bar of stack) {
    const gap = bar.box.y - bottom(run.at(-1)!.box);
    if (gap < 1 || !isSame(bar.box.height, first.box.height)) continue;
    if (gap > MAX_SPACE * scale || (space !== undefined && !isSame(gap, space))) break;
    space = gap;
    run.push(bar);
  }
  return run;
};

const isBar = ({ width, height }: Box, scale: number): boolean =>
  height <= MAX_THICKNESS * scale && width >= LENGTH[0] * scale && width <= LENGTH[1] * scale && width > height * 3;

const isAsLong = (bar: Box, first: Box): boolean =>
  bar.width >= first.width * MIN_SHARE && first.width >= bar.width * MIN_SHARE;

const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= MAX_APART_PX;
