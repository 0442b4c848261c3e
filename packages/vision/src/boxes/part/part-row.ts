import type { Box } from '@blueprompt/core/geometry';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import type { Shape } from '../shape.ts';

/** Height of the marks in pixels at scale 1, width over height, and how many stand in a row. */
const HEIGHT = [8, 32] as const;
const ASPECT = [0.8, 1.4] as const;
const COUNT = [3, 10] as const;
/** Levels by which ink differs from its surface. */
const MIN_INK = 28;
/** Share of ink that two equal marks have in common; their edges fall on other parts of pixels. */
const MIN_SHARED = 0.75;
/** Marks touch with their tips: where two meet there is little ink, as a share of the height. */
const MAX_TIP = 0.45;

/** Equal marks in a row that touch each other, as rating stars do, are as many marks; anything else is left whole. */
export const partRow = (blob: Shape, pixels: Pixels, scale: number): Shape[] => {
  const { box, under } = blob;
  if (under === undefined || box.height < HEIGHT[0] * scale || box.height > HEIGHT[1] * scale) return [blob];
  if (box.width < box.height * ASPECT[0] * COUNT[0]) return [blob];
  const isInk = (x: number, y: number): boolean => channelGap(pixels.colors[y * pixels.width + x]!, under) >= MIN_INK;
  for (let count = COUNT[0]; count <= COUNT[1]; count++) {
    const step = box.width / count;
    if (step < box.height * ASPECT[0] || step > box.height * ASPECT[1]) continue;
    const starts = Array.from({ length: count }, (_, at) => Math.round(box.x + at * step));
    const width = Math.floor(step);
    const isRow = starts.every((start, at) => {
      if (at > 0 && inkInColumn(start, box, isInk) > box.height * MAX_TIP) return false;
      return sharedInk({ ...box, x: starts[0]!, width }, start, isInk) >= MIN_SHARED;
    });
    if (isRow) return starts.map((x) => ({ ...blob, box: { ...box, x, width }, isWhole: true }));
  }
  return [blob];
};

type IsInk = (x: number, y: number) => boolean;

/** The least ink of the columns around a place. */
const inkInColumn = (x: number, { y, height }: Box, isInk: IsInk): number =>
  Math.min(
    ...[-1, 0, 1].map((dx) => Array.from({ length: height }, (_, dy) => isInk(x + dx, y + dy)).filter(Boolean).length),
  );

/** Ink that the mark in a box and the one at another place have in common, as a share of what either has. */
const sharedInk = ({ x, y, width, height }: Box, other: number, isInk: IsInk): number => {
  let [both, either] = [0, 0];
  for (let dy = 0; dy < height; dy++)
    for (let dx = 0; dx < width; dx++) {
      const [a, b] = [isInk(x + dx, y + dy), isInk(other + dx, y + dy)];
      if (a && b) both++;
      if (a || b) either++;
    }
  return either > 0 ? both / either : 0;
};
