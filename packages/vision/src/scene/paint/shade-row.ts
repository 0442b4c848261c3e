import type { Area } from './area.ts';
import { blurEdge, seenBeyondEdge } from './blur-edge.ts';
import { type BlurredRow, blurRow } from './blur-row.ts';
import { blurShape } from './blurred-shape.ts';
import { coverRow, createRowCover } from './cover-row.ts';
import { toOutline } from './outline.ts';
import { isRounded, type RoundRect } from './round-rect.ts';

/** A blur below this, in pixels, leaves the edge as sharp as it was. */
const MIN_SIGMA_PX = 0.05;

/** Measures how much of each pixel of a row, between two columns, a blurred shape covers; false where it covers nothing. */
type ShadeRow = (y: number, from: number, to: number, row: BlurredRow) => boolean;

/** Where a blurred shape can be seen, when all of it has this opacity of 0 to 255. */
export function seenArea(shape: RoundRect, sigma: number, alpha: number): Area {
  const more = sigma < MIN_SIGMA_PX ? 1 : seenBeyondEdge(blurEdge(sigma, isRounded(shape)), alpha) + 1;
  return {
    left: shape.left - more,
    top: shape.top - more,
    right: shape.right + more,
    bottom: shape.bottom + more,
  };
}

/** The blur of a shape row by row, or the shape itself where there is no blur. */
export function createShadeRow(shape: RoundRect, sigma: number, area: Area, isFromMask = isRounded(shape)): ShadeRow {
  if (sigma >= MIN_SIGMA_PX) {
    const blurred = blurShape(shape, blurEdge(sigma, isFromMask), sigma, area.top, area.bottom);
    return (y, from, to, row) => blurRow(blurred, y, from, to, row);
  }
  const outline = toOutline(shape);
  const sharp = createRowCover(area.left, area.right);
  return (y, from, to, row) => {
    if (!coverRow(outline, y, sharp)) return false;
    const { values, origin } = row;
    values.fill(0, from - origin, to - origin);
    values.set(sharp.partial.subarray(sharp.from - origin, sharp.to - origin), sharp.from - origin);
    values.fill(1, sharp.solidFrom - origin, sharp.solidTo - origin);
    row.evenFrom = Math.max(from, sharp.solidFrom);
    row.evenTo = Math.min(to, sharp.solidTo);
    return true;
  };
}
