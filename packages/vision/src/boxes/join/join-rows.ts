import { type Box, bottom, overlap, surround } from '@blueprompt/core/geometry';
import type { Shape } from '../shape.ts';

/** Rows share their line or touch, in pixels. */
const TOUCH = 2;
/** Unpainted rows may differ from painted ones by this many pixels. */
const STRIPE_SLACK = 3;
/** Rounder corners belong to fields and cards, in pixels. */
const MAX_STRIPE_RADIUS = 3;
const MIN_ROWS = 3;
/** Height of a row in pixels at scale 1. */
const MIN_HEIGHT = 20;
const MAX_HEIGHT = 120;
const MIN_WIDTH = 160;

/** Flat boxes of one width stacked without space are the rows of a table or list: they become one box that knows its rows. */
export const joinRows = (shapes: readonly Shape[], scale: number): Shape[] => {
  const rows = shapes
    .filter(
      ({ kind, box, shadow, bars, grid }) =>
        kind === 'box' &&
        !shadow &&
        !bars &&
        !grid &&
        box.height >= MIN_HEIGHT * scale &&
        box.height <= MAX_HEIGHT * scale &&
        box.width >= MIN_WIDTH * scale,
    )
    .toSorted((a, b) => a.box.y - b.box.y);
  const stacks: Shape[][] = [];
  for (const row of rows) {
    const stack = stacks.find((known) => {
      const last = known.at(-1)!;
      return isBelow(last.box, row.box, 0) || isNextStripe(last, row);
    });
    if (stack) stack.push(row);
    else stacks.push([row]);
  }
  const joined = stacks.filter((stack) => stack.length >= MIN_ROWS && isRepeated(stack));
  const members = new Set(joined.flat());
  const rest = shapes.filter((shape) => !members.has(shape));
  const tables = joined.flatMap((stack): Shape[] => {
    const box = surround(stack.map((row) => row.box));
    const frame = rest.find((shape) => shape.kind === 'box' && overlap(shape.box, box) > 0.8);
    if (frame) rest.splice(rest.indexOf(frame), 1);
    const whole = frame ?? { ...stack[0]!, box, radius: 0 };
    return [{ ...whole, grid: { rows: Math.round(box.height / middleHeight(stack)), columns: 1 } }];
  });
  return [...rest, ...tables];
};

/** Rows repeat their colour, each or every other one; boxes that all differ are parts of something else. */
const isRepeated = (stack: readonly Shape[]): boolean => new Set(stack.map(({ fill }) => fill)).size < stack.length;

/** Striped tables paint every other row: the next one begins a row's height below. Fields below each other have frames. */
const isNextStripe = (above: Shape, below: Shape): boolean =>
  above.box.height === below.box.height &&
  [above, below].every(({ border, radius }) => !border && radius <= MAX_STRIPE_RADIUS) &&
  isBelow(above.box, below.box, above.box.height);

const isBelow = (above: Box, below: Box, gap: number): boolean =>
  Math.abs(above.x - below.x) <= TOUCH &&
  Math.abs(above.width - below.width) <= 2 * TOUCH &&
  Math.abs(bottom(above) + gap - below.y) <= TOUCH + (gap > 0 ? STRIPE_SLACK : 0);

const middleHeight = (stack: readonly Shape[]): number =>
  stack.map((row) => row.box.height).toSorted((a, b) => a - b)[Math.floor(stack.length / 2)]!;
