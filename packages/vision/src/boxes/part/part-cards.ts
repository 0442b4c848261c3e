import { type Box, bottom, contains, right } from '@blueprompt/core/geometry';
import type { Pixels } from '../../contract.ts';
import { indexBoxes } from '../box-index.ts';
import { findMosaics } from '../photos/find-mosaics.ts';
import type { Shape } from '../shape.ts';

/** Sides this close are the same side, in pixels beside the border. */
const SLACK = 2;
/** Thickest line between two parts, in CSS pixels. */
const MAX_LINE = 2;
/** Lower parts, three or more of them, are the rows of a list, in CSS pixels. */
const MAX_ROW = 120;
/** A part is at least this high, in CSS pixels: lower ones are strips. */
const MIN_PART = 24;

/** The shapes without the parts of cards, and the lines between these: no drawing on a card takes them for its own. */
type PartedCards = { shapes: Shape[]; lines: Shape[] };

/**
 * A card that lines cross from edge to edge falls into parts of one colour. It stays one card: the parts go, and the
 * lines between them are reported instead.
 */
export const partCards = (shapes: readonly Shape[], pixels: Pixels, scale: number): PartedCards => {
  const boxes = shapes.filter(({ kind, fill }) => kind === 'box' && fill !== undefined);
  const boxesAt = indexBoxes(boxes);
  const gone = new Set<Shape>();
  const lines = new Map<string, Shape>();
  for (const whole of boxes) {
    const flush = boxesAt
      .near(whole.box, 1)
      .filter((part) => isFlush(part, whole) && part.box.height >= MIN_PART * scale);
    const parts = flush
      .filter((part) => !flush.some((other) => other !== part && contains(other.box, part.box)))
      .toSorted((a, b) => a.box.y - b.box.y);
    for (const stack of toStacks(parts, scale)) {
      if (stack.length > 2 && stack.every(({ box }) => box.height <= MAX_ROW * scale)) continue;
      for (const part of stack) gone.add(part);
      for (const below of stack.slice(1)) {
        const above = stack[stack.indexOf(below) - 1]!;
        const line = lineBetween(above.box, below.box, pixels);
        lines.set(`${line.box.x} ${line.box.y}`, line);
      }
    }
  }
  for (const { tiles, between } of findMosaics(boxes, scale)) {
    for (const tile of tiles) gone.add(tile);
    for (const line of between) lines.set(`${line.box.x} ${line.box.y}`, line);
  }
  return { shapes: shapes.filter((shape) => !gone.has(shape)), lines: [...lines.values()] };
};

/** As wide as the whole, and a part of it. */
const isFlush = (part: Shape, whole: Shape): boolean => {
  const slack = SLACK + (whole.border?.width ?? 0);
  return (
    part !== whole &&
    !part.border &&
    part.box.height < whole.box.height - slack &&
    contains(whole.box, part.box, 1) &&
    part.box.x - whole.box.x <= slack &&
    right(whole.box) - right(part.box) <= slack
  );
};

/** Parts of one colour with no more than a line between each and the next, two or more. */
const toStacks = (parts: readonly Shape[], scale: number): Shape[][] => {
  const stacks: Shape[][] = [];
  for (const part of parts) {
    const last = stacks.at(-1)?.at(-1);
    const gap = last ? part.box.y - bottom(last.box) : Number.POSITIVE_INFINITY;
    if (last && last.fill === part.fill && gap >= 0 && gap <= Math.max(1, MAX_LINE * scale)) stacks.at(-1)!.push(part);
    else stacks.push([part]);
  }
  return stacks.filter((stack) => stack.length > 1);
};

const lineBetween = (above: Box, below: Box, { colors, width }: Pixels): Shape => {
  const y = bottom(above);
  const box = { x: above.x, y, width: above.width, height: Math.max(1, below.y - y) };
  return { kind: 'line', box, fill: colors[y * width + Math.round(above.x + above.width / 2)]!, radius: 0, busy: 0 };
};
