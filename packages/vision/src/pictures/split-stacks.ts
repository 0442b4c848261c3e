import { type Box, contains } from '@blueprompt/core/geometry';
import type { Shape } from '../boxes/shape.ts';
import { groundOf } from '../colour/ground-of.ts';
import { distance } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Heights of a round picture in a stack, in CSS pixels, and how busy it is at least. */
const HEIGHT = [14, 80] as const;
const MIN_BUSY = 0.5;
/** Each covers a part of the one before: steps are these shares of the height, and more than so many are a strip. */
const STEP = [0.4, 0.98] as const;
const MAX_STACK = 8;
/** Colours further from the ground than this belong to a picture. */
const VISIBLE = 24;
/** How far the upper edge may be off that of circles, as a share of the height, and of how far it is off that of a bar. */
const MAX_OFF = 0.03;
const WORSE = 0.65;

/** Round pictures that overlap in a row, as people who share something are shown, are pictures of their own. */
export const splitStacks = (shapes: readonly Shape[], pixels: Pixels, scale: number): Shape[] => {
  const stacks = shapes.flatMap((shape) => {
    const circles = shape.kind !== 'line' && shape.busy >= MIN_BUSY ? circlesIn(shape.box, pixels, scale) : undefined;
    return circles ? [{ shape, circles }] : [];
  });
  if (stacks.length === 0) return [...shapes];
  const isPart = ({ box }: Shape): boolean => stacks.some((stack) => contains(stack.shape.box, box, 2));
  const whole = stacks.filter(
    ({ shape }) => !stacks.some((other) => other.shape !== shape && holds(other.shape, shape)),
  );
  return [
    ...shapes.filter((shape) => !isPart(shape)),
    ...whole.flatMap(({ circles }) =>
      circles.map((box): Shape => ({ kind: 'box', box, radius: box.height / 2, busy: 1 })),
    ),
  ];
};

const holds = (outer: Shape, inner: Shape): boolean =>
  contains(outer.box, inner.box) && outer.box.width * outer.box.height > inner.box.width * inner.box.height;

/** The circles whose upper edges make that of what is seen in the box, if so many do. */
const circlesIn = (found: Box, pixels: Pixels, scale: number): Box[] | undefined => {
  if (found.height < HEIGHT[0] * scale || found.height > HEIGHT[1] * scale || found.width < found.height)
    return undefined;
  const ground = groundOf(found, pixels);
  if (ground === undefined) return undefined;
  const isSeen = (x: number, y: number): boolean => distance(pixels.colors[y * pixels.width + x]!, ground) > VISIBLE;
  const box = trim(found, isSeen);
  if (!box) return undefined;
  const { width, height } = box;
  const edge = upperEdge(box, isSeen);
  const ends = Math.ceil(height / 2);
  const off = (step: number, count: number): number => {
    const misses = edge.map((top, x) => Math.abs(top - topOf(x + 0.5, height, step, count)));
    // The round ends are those of circles and of a bar.
    return misses.slice(ends, width - ends).reduce((sum, miss) => sum + miss, 0) / (height * width);
  };
  // Circles at every pixel are a bar with round ends.
  const bar = off(1, width - height + 1);
  for (let count = 2; count <= MAX_STACK; count++) {
    const step = (width - height) / (count - 1);
    if (step < STEP[0] * height || step > STEP[1] * height) continue;
    if (off(step, count) <= Math.min(MAX_OFF, WORSE * bar))
      return Array.from({ length: count }, (_, at) => ({ ...box, x: Math.round(box.x + at * step), width: height }));
  }
  return undefined;
};

type Seen = (x: number, y: number) => boolean;

/** The rings and shadows around pictures are hardly seen: the box without them. */
const trim = ({ x, y, width, height }: Box, isSeen: Seen): Box | undefined => {
  const columns = range(x, x + width).filter((column) => range(y, y + height).some((row) => isSeen(column, row)));
  const rows = range(y, y + height).filter((row) => range(x, x + width).some((column) => isSeen(column, row)));
  if (columns.length === 0) return undefined;
  const [left, top] = [columns[0]!, rows[0]!];
  return { x: left, y: top, width: columns.at(-1)! + 1 - left, height: rows.at(-1)! + 1 - top };
};

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** How far below the box's top the circles begin at this place. */
const topOf = (x: number, size: number, step: number, count: number): number => {
  const radius = size / 2;
  const nearest = Math.max(0, Math.min(count - 1, Math.round((x - radius) / step)));
  const away = Math.min(radius, Math.abs(x - radius - nearest * step));
  return radius - Math.sqrt(radius * radius - away * away);
};

/** For each column how far below the top the first pixel is that is not ground, down to the middle. */
const upperEdge = (box: Box, isSeen: Seen): number[] =>
  range(box.x, box.x + box.width).map((x) => {
    let row = 0;
    while (row < box.height / 2 && !isSeen(x, box.y + row)) row++;
    return row;
  });
