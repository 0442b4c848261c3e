import { type Box, bottom, centreX, centreY, right } from '../../geometry.ts';

/** Ink ends between pixels; nobody pads by half a pixel. */
const px = (value: number): string => String(Math.round(value));

/** Edges and gaps that differ by no more than this were meant to be equal. */
const EVEN_PX = 2;
/** A step is told for many, and so adds up. */
const STEP_PX = 1.01;
/** Space that is this many times wider than the usual one beside it, this wide at least, and this share of the row, grows with the window. */
const FREE = { times: 3, px: 48, share: 0.15 };
/** More space than this at one side only is where the content ends, not a padding. */
const MAX_PADDING_PX = 64;
/** Space on both sides that differs by no more than this share of it was meant to be equal. */
const MIDDLE_SHARE = 0.1;
/** A part below this share of its row's height could stand at the top of it. */
const LOW = 0.7;
/** So many gaps that differ are worth a list: more where no exact places follow. */
export const MAX_GAPS = { usual: 5, all: 16 };

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;
const isEven = (values: readonly number[], slack = EVEN_PX): boolean =>
  Math.max(...values) - Math.min(...values) <= slack;

/** The space between neighbours along a row or a column. */
export const gapsOf = (parts: readonly { box: Box }[], kind: 'row' | 'column'): number[] =>
  parts.slice(1).map(({ box }, index) => {
    const before = parts[index]!.box;
    return kind === 'row' ? box.x - right(before) : box.y - bottom(before);
  });

/** Places in a row where free space pushes what follows to the other side; index of the part before it. */
export const freeAfter = (parts: readonly { box: Box }[], row: Box): number[] => {
  const gaps = gapsOf(parts, 'row');
  const usual = gaps.length > 1 ? median(gaps) : 0;
  return gaps.flatMap((gap, index) =>
    gap >= FREE.px && gap > FREE.times * usual && gap > FREE.share * row.width ? [index] : [],
  );
};

/** How far it is from each part to the next where that is even: between left edges in a row, between centres in a column. */
export const stepOf = (parts: readonly { box: Box }[], kind: 'row' | 'column'): string | undefined => {
  const places = parts.map(({ box }) => (kind === 'row' ? box.x : centreY(box)));
  const steps = places.slice(1).map((place, index) => place - places[index]!);
  return steps.length > 1 && isEven(steps, STEP_PX) ? px(median(steps)) : undefined;
};

/** The gap between neighbours, without the places where free space is. */
export const gapWords = (
  parts: readonly { box: Box }[],
  kind: 'row' | 'column',
  free: readonly number[] = [],
  maxGaps = MAX_GAPS.usual,
): string | false => {
  const gaps = gapsOf(parts, kind)
    .filter((_, index) => !free.includes(index))
    .map((gap) => Math.max(0, gap));
  if (gaps.length === 0) return false;
  const usual = px(median(gaps));
  if (isEven(gaps)) return usual === '0' ? 'no gap' : `gap ${usual}`;
  // Words of several lengths leave uneven gaps in even columns, and so do letters of several heights in even lines.
  const step = stepOf(parts, kind);
  if (step) return `${kind === 'row' ? 'left edges' : 'centres'} every ${step}`;
  return gaps.length <= maxGaps && `gaps ${gaps.map(px).join(' ')}`;
};

/** How children are set across the direction in which they follow each other; the usual way is not told. */
export const alignWords = (parts: readonly { box: Box }[], kind: 'row' | 'column'): string | false => {
  const isOn = (at: (box: Box) => number): boolean => isEven(parts.map(({ box }) => at(box)));
  if (kind === 'row') {
    if (isOn((box) => box.y)) return false;
    return (isOn(centreY) && 'centred') || (isOn(bottom) && hasLow(parts) && 'bottom-aligned');
  }
  if (isOn((box) => box.x)) return false;
  return (isOn(centreX) && 'centred') || (isOn(right) && 'right-aligned');
};

/** Parts of about one height stretch, whatever their tops do. */
const hasLow = (parts: readonly { box: Box }[]): boolean => {
  const heights = parts.map(({ box }) => box.height);
  return Math.min(...heights) < LOW * Math.max(...heights);
};

const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= EVEN_PX;

/** Space between a box and what it holds, as CSS writes it; sides where the content just ends, or hardly before the edge, are left out. */
export const paddingWords = (outer: Box, inner: Box): string | false => {
  const sides = {
    top: inner.y - outer.y,
    right: right(outer) - right(inner),
    bottom: bottom(outer) - bottom(inner),
    left: inner.x - outer.x,
  };
  // As much space on either side is no padding: the content has a width of its own, to where its last word ends.
  const isMiddle =
    sides.left > MAX_PADDING_PX && Math.abs(sides.left - sides.right) <= Math.max(EVEN_PX, MIDDLE_SHARE * sides.left);
  const isAtEnd = sides.left > MAX_PADDING_PX && sides.right >= 0 && sides.right <= MAX_PADDING_PX;
  const isMeant = {
    // Content starts at the top of its box, however far down.
    top: sides.top >= 0,
    right: sides.right >= 0 && sides.right <= MAX_PADDING_PX,
    bottom: sides.bottom >= 0 && (sides.bottom <= MAX_PADDING_PX || isClose(sides.top, sides.bottom)),
    // And from the left, unless it is set to the middle or to the other end.
    left: sides.left >= 0 && !isMiddle && !isAtEnd,
  };
  const meant = (['top', 'right', 'bottom', 'left'] as const).filter((side) => isMeant[side]);
  const words = [
    meant.some((side) => sides[side] > EVEN_PX) && `padding ${sideWords(sides, meant)}`,
    isMiddle && `content ${px(inner.width)} wide and centred`,
    isAtEnd && 'content at the right',
  ];
  return words.filter(Boolean).join(', ') || false;
};

type Sides = Record<'top' | 'right' | 'bottom' | 'left', number>;

const sideWords = (sides: Sides, meant: readonly (keyof Sides)[]): string => {
  if (meant.length < 4)
    return meant
      .filter((side) => sides[side] > EVEN_PX)
      .map((side) => `${side} ${px(sides[side])}`)
      .join(', ');
  const { top, right: end, bottom: foot, left } = sides;
  if (!isClose(left, end) || !isClose(top, foot)) return [top, end, foot, left].map(px).join(' ');
  return isClose(top, left) ? px(top) : `${px(top)} ${px(left)}`;
};
