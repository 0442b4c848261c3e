import type { Pixels } from '../../contract.ts';
import { type Area, intersect, isEmpty } from './area.ts';
import { blendPixel, blendSpan } from './blend.ts';
import { coverAt, coverRow, createRowCover, type RowCover } from './cover-row.ts';
import { NO_PAINT, type Shader } from './create-shader.ts';
import { toOutline } from './outline.ts';
import type { RoundRect } from './round-rect.ts';

/** Paints the inside of a shape; `alpha` is 0 to 255. */
export function paintFill(canvas: Pixels, clip: Area, shape: RoundRect, shader: Shader, alpha: number): void {
  const touched = intersect(clip, shape);
  if (isEmpty(touched)) return;
  const outline = toOutline(shape);
  const row = createRowCover(touched.left, touched.right);
  const shades = new Int32Array(shader.kind === 'columns' ? touched.right - touched.left : 0);
  for (let y = touched.top; y < touched.bottom; y++) {
    if (!coverRow(outline, y, row)) continue;
    const start = y * canvas.width;
    const { colors } = canvas;
    if (shader.kind === 'rows') {
      const color = shader.colorOf(y);
      if (color === NO_PAINT) continue;
      for (let x = row.from; x < row.solidFrom; x++)
        blendPixel(colors, start + x, color, toAlpha(row.partial[x - row.origin]!, alpha));
      blendSpan(colors, start + row.solidFrom, start + row.solidTo, color, alpha);
      for (let x = row.solidTo; x < row.to; x++)
        blendPixel(colors, start + x, color, toAlpha(row.partial[x - row.origin]!, alpha));
      continue;
    }
    shader.shadeRow(y, row.from, row.to, shades);
    if (alpha === 255 && shader.isOpaque) {
      shadeEdge(colors, start, row, shades, row.from, row.solidFrom, alpha);
      colors.set(shades.subarray(row.solidFrom - row.from, row.solidTo - row.from), start + row.solidFrom);
      shadeEdge(colors, start, row, shades, row.solidTo, row.to, alpha);
    } else shadeEdge(colors, start, row, shades, row.from, row.to, alpha);
  }
}

const shadeEdge = (
  colors: Uint32Array,
  start: number,
  row: RowCover,
  shades: Int32Array,
  from: number,
  to: number,
  alpha: number,
): void => {
  for (let x = from; x < to; x++) {
    const color = shades[x - row.from]!;
    if (color !== NO_PAINT) blendPixel(colors, start + x, color, toAlpha(coverAt(row, x), alpha));
  }
};

/** How opaque a pixel is that is covered in part, 0 to 255. */
export function toAlpha(cover: number, alpha: number): number {
  return (cover * alpha + 0.5) | 0;
}
