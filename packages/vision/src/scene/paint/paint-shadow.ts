import type { Pixels } from '../../contract.ts';
import type { Rgb, SceneShadow } from '../scene.ts';
import { type Area, intersect, isEmpty } from './area.ts';
import { blendPixel, blendSpan } from './blend.ts';
import { type BlurredRow, createBlurredRow } from './blur-row.ts';
import { coverAt, coverRow, createRowCover, type RowCover } from './cover-row.ts';
import { toOutline } from './outline.ts';
import { areFinite, moveRoundRect, type RoundRect, spreadRoundRect } from './round-rect.ts';
import { createShadeRow, seenArea } from './shade-row.ts';

const PER_BYTE = 1 / 255;

/** The part of the screenshot where a box's outer shadow is seen, or nothing. */
export function reachOfShadow(box: RoundRect, shadow: SceneShadow): Area | undefined {
  const shape = castShadow(box, shadow);
  return shape && seenArea(shape, shadow.blur / 2, toAlpha(shadow));
}

/** Paints the shadow of a box around it; `hole` is the part of the box under which none is painted. */
export function paintOuterShadow(
  canvas: Pixels,
  clip: Area,
  box: RoundRect,
  hole: RoundRect | undefined,
  shadow: SceneShadow,
): void {
  const shape = castShadow(box, shadow);
  if (shape === undefined) return;
  const touched = intersect(clip, seenArea(shape, shadow.blur / 2, toAlpha(shadow)));
  if (isEmpty(touched)) return;
  const { left, right } = touched;
  const { colors } = canvas;
  const open = hole && toOutline(hole);
  const covered = createRowCover(left, right);
  const shadeRow = createShadeRow(shape, shadow.blur / 2, touched);
  // One on each side of the box, so that each can keep what it measured.
  const before = createBlurredRow(left, right);
  const after = createBlurredRow(left, right);
  const paint = { color: shadow.color, alpha: toAlpha(shadow), isInner: shadow.isInner };
  for (let y = touched.top; y < touched.bottom; y++) {
    const start = y * canvas.width;
    if (open === undefined || !coverRow(open, y, covered)) {
      if (shadeRow(y, left, right, before)) paintClear(colors, start, left, right, before, paint);
      continue;
    }
    const { from, solidFrom, solidTo, to } = covered;
    if (solidFrom > left && shadeRow(y, left, solidFrom, before)) {
      paintClear(colors, start, left, from, before, paint);
      paintEdge(colors, start, from, solidFrom, before, covered, paint);
    }
    if (right > solidTo && shadeRow(y, solidTo, right, after)) {
      paintEdge(colors, start, solidTo, to, after, covered, paint);
      paintClear(colors, start, to, right, after, paint);
    }
  }
}

/** Paints the shadow that a box's edge casts inwards; `inside` is the box within its border. */
export function paintInnerShadow(canvas: Pixels, clip: Area, inside: RoundRect, shadow: SceneShadow): void {
  const touched = intersect(clip, inside);
  if (!isVisible(shadow) || isEmpty(touched)) return;
  const light = castShadow(inside, shadow);
  const shadeRow = light && createShadeRow(light, shadow.blur / 2, touched, true);
  const outline = toOutline(inside);
  const covered = createRowCover(touched.left, touched.right);
  const row = createBlurredRow(touched.left, touched.right);
  const { colors } = canvas;
  const paint = { color: shadow.color, alpha: toAlpha(shadow), isInner: shadow.isInner };
  for (let y = touched.top; y < touched.bottom; y++) {
    if (!coverRow(outline, y, covered)) continue;
    const { from, to, solidFrom, solidTo } = covered;
    if (!shadeRow?.(y, from, to, row)) {
      row.values.fill(0, from - row.origin, to - row.origin);
      row.evenFrom = from;
      row.evenTo = to;
    }
    const start = y * canvas.width;
    paintEdge(colors, start, from, solidFrom, row, covered, paint);
    paintClear(colors, start, solidFrom, solidTo, row, paint);
    paintEdge(colors, start, solidTo, to, row, covered, paint);
  }
}

const isVisible = ({ x, y, blur, spread, opacity }: SceneShadow): boolean =>
  areFinite(x, y, blur, spread, opacity) && blur >= 0 && opacity > 0;

/** The shape that keeps light off, where its shadow falls; of an inner shadow, the hole that lets light in. */
const castShadow = (box: RoundRect, shadow: SceneShadow): RoundRect | undefined => {
  if (!isVisible(shadow)) return undefined;
  const shape = spreadRoundRect(box, shadow.isInner ? -shadow.spread : shadow.spread);
  return shape && moveRoundRect(shape, shadow.x, shadow.y);
};

type ShadowPaint = { color: Rgb; alpha: number; isInner: boolean };

const toAlpha = ({ opacity }: SceneShadow): number => Math.round(255 * Math.min(1, opacity));

/** Paints columns that the outline of the box does not touch. */
const paintClear = (
  colors: Uint32Array,
  start: number,
  from: number,
  to: number,
  row: BlurredRow,
  paint: ShadowPaint,
): void => {
  const evenFrom = Math.max(from, row.evenFrom);
  const evenTo = Math.min(to, row.evenTo);
  if (evenTo <= evenFrom) {
    paintPixels(colors, start, from, to, row, paint);
    return;
  }
  paintPixels(colors, start, from, evenFrom, row, paint);
  const opacity = opacityOf(row.values[evenFrom - row.origin]!, paint);
  blendSpan(colors, start + evenFrom, start + evenTo, paint.color, opacity);
  paintPixels(colors, start, evenTo, to, row, paint);
};

const paintPixels = (
  colors: Uint32Array,
  start: number,
  from: number,
  to: number,
  { values, origin }: BlurredRow,
  paint: ShadowPaint,
): void => {
  const { color } = paint;
  for (let x = from; x < to; x++) blendPixel(colors, start + x, color, opacityOf(values[x - origin]!, paint));
};

/** Paints columns that the outline of the box goes through. */
const paintEdge = (
  colors: Uint32Array,
  start: number,
  from: number,
  to: number,
  { values, origin }: BlurredRow,
  covered: RowCover,
  paint: ShadowPaint,
): void => {
  for (let x = from; x < to; x++) {
    const cover = coverAt(covered, x);
    const opacity = opacityOf(values[x - origin]!, paint) * (paint.isInner ? cover : 1 - cover);
    blendPixel(colors, start + x, paint.color, Math.round(opacity));
  }
};

/** Rounded twice, as the browser keeps a shadow's mask in bytes. */
const opacityOf = (share: number, { alpha, isInner }: ShadowPaint): number => {
  const mask = ((isInner ? 1 - share : share) * 255 + 0.5) | 0;
  return (mask * alpha * PER_BYTE + 0.5) | 0;
};
