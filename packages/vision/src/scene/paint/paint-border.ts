import type { Pixels } from '../../contract.ts';
import type { Border, Rgb } from '../scene.ts';
import { type Area, intersect, isEmpty } from './area.ts';
import { blend, blendPixel, blendSpan } from './blend.ts';
import { coverAt, coverRow, createRowCover, type RowCover } from './cover-row.ts';
import { type OutlineUse, toOutline } from './outline.ts';
import { toAlpha } from './paint-fill.ts';
import { paintHairline } from './paint-hairline.ts';
import { type Four, insetRoundRect, isRounded, type RoundRect } from './round-rect.ts';

/** Paints the ring between a shape and what its border leaves of it, each side in its colour up to the mitre. */
export function paintBorder(canvas: Pixels, clip: Area, outer: RoundRect, border: Border): void {
  const touched = intersect(clip, outer);
  if (isEmpty(touched)) return;
  const use = drawnAs(outer, border);
  if (use === 'stroke' && border.widths[0] <= 1 && isRounded(outer)) {
    paintHairline(canvas, clip, outer, border.widths[0], border.colors[0]);
    return;
  }
  const inside = insetRoundRect(outer, border.widths);
  const outline = toOutline(outer, use);
  const inner = inside && toOutline(inside, use);
  const ring = createRowCover(touched.left, touched.right);
  const hole = createRowCover(touched.left, touched.right);
  const coat = pickCoat(outer, border);
  for (let y = touched.top; y < touched.bottom; y++) {
    if (!coverRow(outline, y, ring)) continue;
    const hasHole = inner !== undefined && coverRow(inner, y, hole);
    if (!hasHole) hole.from = hole.solidFrom = hole.solidTo = hole.to = ring.to;
    // Without a solid part the hole ends where it starts, which leaves one stretch.
    const isOpen = hole.solidTo > hole.solidFrom;
    paintStretch(canvas, y, ring.from, isOpen ? hole.solidFrom : ring.to, ring, hole, coat);
    if (isOpen) paintStretch(canvas, y, hole.solidTo, ring.to, ring, hole, coat);
  }
}

/** The browser draws an even border as a stroke, one of one colour as a ring, and others side by side within the shape. */
const drawnAs = ({ rx }: RoundRect, { widths, colors }: Border): OutlineUse => {
  const areEqual = (sides: Four): boolean => sides.every((side) => side === sides[0]);
  if (!areEqual(colors) || widths.includes(0)) return 'fill';
  const isStroke = areEqual(widths) && rx.every((radius) => radius === 0 || radius >= widths[0]);
  return isStroke ? 'stroke' : 'ring';
};

/** One colour for all, or the sides that meet at the corner next to a pixel and how much of it is the flat one's. */
type Coat = Rgb | ((x: number, y: number) => Joint);
type Joint = { flat: Rgb; upright: Rgb; share: number };

const paintStretch = (
  { colors, width }: Pixels,
  y: number,
  from: number,
  to: number,
  ring: RowCover,
  hole: RowCover,
  coat: Coat,
): void => {
  const start = y * width;
  const coverOf = (x: number): number => coverAt(ring, x) - coverAt(hole, x);
  if (typeof coat !== 'number') {
    for (let x = from; x < to; x++) {
      const { flat, upright, share } = coat(x, y);
      const cover = coverOf(x);
      // One after the other, as the browser does with round shapes: a pixel on the joint keeps some of what was below.
      blendPixel(colors, start + x, flat, toAlpha(cover * share, 255));
      blendPixel(colors, start + x, upright, toAlpha(cover * (1 - share), 255));
    }
    return;
  }
  const paintPixels = (first: number, end: number): void => {
    for (let x = first; x < end; x++) blendPixel(colors, start + x, coat, toAlpha(coverOf(x), 255));
  };
  const solidFrom = Math.max(from, ring.solidFrom);
  const solidTo = Math.min(to, ring.solidTo);
  if (solidTo <= solidFrom || (hole.from < solidTo && hole.to > solidFrom)) {
    paintPixels(from, to);
    return;
  }
  paintPixels(from, solidFrom);
  blendSpan(colors, start + solidFrom, start + solidTo, coat, 255);
  paintPixels(solidTo, to);
};

/** The joint of two sides runs from the outer corner through the inner one; a pixel on it belongs to both by its distance. */
const pickCoat = (outer: RoundRect, { widths, colors }: Border): Coat => {
  const shown = colors.filter((_, side) => widths[side]! > 0);
  if (shown.every((color) => color === shown[0])) return shown[0] ?? 0;
  const isRound = isRounded(outer);
  const middleX = (outer.left + outer.right) / 2;
  const middleY = (outer.top + outer.bottom) / 2;
  return (x, y) => {
    const isLeft = x + 0.5 < middleX;
    const isTop = y + 0.5 < middleY;
    const upright = isLeft ? 3 : 1;
    const flat = isTop ? 0 : 2;
    const acrossX = isLeft ? x + 0.5 - outer.left : outer.right - x - 0.5;
    const acrossY = isTop ? y + 0.5 - outer.top : outer.bottom - y - 0.5;
    const [wide, high] = [widths[upright], widths[flat]];
    const distance = (acrossX * high - acrossY * wide) / (Math.hypot(wide, high) || 1);
    const share = Math.max(0, Math.min(1, 0.5 + distance));
    if (isRound) return { flat: colors[flat], upright: colors[upright], share };
    return { flat: blend(colors[upright], colors[flat], Math.round(255 * share)), upright: 0, share: 1 };
  };
};
