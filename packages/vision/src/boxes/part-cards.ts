import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';
import type { Shape } from './shape.ts';

/** Sides this close are the same side, in pixels beside the border. */
const SLACK = 2;
/** Thickest line between two parts, in CSS pixels. */
const MAX_LINE = 2;
/** Lower parts, three or more of them, are the rows of a list, in CSS pixels. */
const MAX_ROW = 120;
/** A part is at least this high, in CSS pixels: lower ones are strips. */
const MIN_PART = 24;

/**
 * A card that lines cross from edge to edge falls into parts of its own colour. It stays one card: the parts go, and the
 * lines between them are told instead.
 */
export const partCards = (shapes: readonly Shape[], pixels: Pixels, scale: number): Shape[] => {
  const boxes = shapes.filter((shape) => shape.kind === 'box' && shape.fill !== undefined);
  const parted = boxes.flatMap((whole) => {
    const parts = boxes.filter((part) => isPart(part, whole, scale)).toSorted((a, b) => a.box.y - b.box.y);
    return isTiled(parts, whole, scale) ? [{ whole, parts }] : [];
  });
  const gone = new Set(parted.flatMap(({ parts }) => parts));
  const lines = parted.flatMap(({ whole: { box }, parts }) =>
    parts.slice(1).map((below, i): Shape => {
      const y = bottom(parts[i]!.box);
      const line: Box = { x: box.x, y, width: box.width, height: below.box.y - y };
      const fill = pixels.colors[y * pixels.width + Math.round(box.x + box.width / 2)]!;
      return { kind: 'line', box: line, fill, radius: 0, busy: 0 };
    }),
  );
  return [...shapes.filter((shape) => !gone.has(shape)), ...lines];
};

const isPart = (part: Shape, whole: Shape, scale: number): boolean => {
  const slack = SLACK + (whole.border?.width ?? 0);
  return (
    part !== whole &&
    part.fill === whole.fill &&
    !part.border &&
    part.box.height >= MIN_PART * scale &&
    part.box.height < whole.box.height &&
    Math.abs(part.box.x - whole.box.x) <= slack &&
    Math.abs(right(part.box) - right(whole.box)) <= slack
  );
};

const isTiled = (parts: readonly Shape[], whole: Shape, scale: number): boolean => {
  if (parts.length < 2 || (parts.length > 2 && parts.every(({ box }) => box.height <= MAX_ROW * scale))) return false;
  const slack = SLACK + (whole.border?.width ?? 0);
  const gaps = parts.slice(1).map((below, i) => below.box.y - bottom(parts[i]!.box));
  return (
    Math.abs(parts[0]!.box.y - whole.box.y) <= slack &&
    Math.abs(bottom(parts.at(-1)!.box) - bottom(whole.box)) <= slack &&
    gaps.every((gap) => gap >= 1 && gap <= Math.max(1, MAX_LINE * scale))
  );
};
