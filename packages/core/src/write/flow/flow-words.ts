import { type Box, bottom, centreX, centreY, right } from '../../geometry.ts';

/** Ink ends between pixels; nobody pads by half a pixel. */
const px = (value: number): string => String(Math.round(value));

/** Edges and gaps that differ by no more than this were meant to be equal. */
const EVEN_PX = 2;
/** Space that is this many times wider than the usual one beside it, and this wide at least, grows with the window. */
const FREE = { times: 3, px: 48 };
/** More space than this at one side only is where the content ends, not a padding. */
const MAX_PADDING_PX = 64;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;
const isEven = (values: readonly number[]): boolean => Math.max(...values) - Math.min(...values) <= EVEN_PX;

const gapsOf = (boxes: readonly Box[], kind: 'row' | 'column'): number[] =>
  boxes.slice(1).map((box, index) => (kind === 'row' ? box.x - right(boxes[index]!) : box.y - bottom(boxes[index]!)));

/** Places in a row where free space pushes what follows to the other side; index of the part before it. */
export const freeAfter = (boxes: readonly Box[], row: Box): number[] => {
  const gaps = gapsOf(boxes, 'row');
  const usual = gaps.length > 1 ? median(gaps) : 0;
  return gaps.flatMap((gap, index) =>
    gap >= FREE.px && gap > FREE.times * usual && gap > 0.15 * row.width ? [index] : [],
  );
};

/** The gap between neighbours, without the places where free space is. */
export const gapWords = (
  boxes: readonly Box[],
  kind: 'row' | 'column',
  free: readonly number[] = [],
): string | false => {
  const gaps = gapsOf(boxes, kind)
    .filter((_, index) => !free.includes(index))
    .map((gap) => Math.max(0, gap));
  if (gaps.length === 0) return false;
  if (isEven(gaps)) return gaps[0] === 0 ? 'no gap' : `gap ${px(median(gaps))}`;
  return gaps.length <= 5 && `gaps ${gaps.map(px).join(' ')}`;
};

/** How children are set across the direction in which they follow each other; the usual way is not told. */
export const alignWords = (boxes: readonly Box[], kind: 'row' | 'column'): string | false => {
  const isOn = (at: (box: Box) => number): boolean => isEven(boxes.map(at));
  if (kind === 'row') return !isOn((box) => box.y) && isOn(centreY) && 'centred';
  if (isOn((box) => box.x)) return false;
  return (isOn(centreX) && 'centred') || (isOn(right) && 'right-aligned');
};

/** Space between a box and what it holds, as CSS writes it; sides where the content just ends are left out. */
export const paddingWords = (outer: Box, inner: Box): string | false => {
  const sides = {
    top: inner.y - outer.y,
    right: right(outer) - right(inner),
    bottom: bottom(outer) - bottom(inner),
    left: inner.x - outer.x,
  };
  const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= EVEN_PX;
  const meant = Object.entries(sides).filter(([side, value]) => {
    const across = { top: sides.bottom, bottom: sides.top, left: sides.right, right: sides.left }[side]!;
    return value >= 0 && (value <= MAX_PADDING_PX || isClose(value, across));
  });
  if (meant.every(([, value]) => value === 0)) return false;
  if (meant.length < 4)
    return meant.length > 0 && `padding ${meant.map(([side, value]) => `${side} ${px(value)}`).join(', ')}`;
  const { top, left } = sides;
  if (!isClose(sides.left, sides.right) || !isClose(sides.top, sides.bottom))
    return `padding ${Object.values(sides).map(px).join(' ')}`;
  return isClose(top, left) ? `padding ${px(top)}` : `padding ${px(top)} ${px(left)}`;
};
