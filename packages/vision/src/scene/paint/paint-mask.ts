import type { Pixels } from '../../contract.ts';
import type { Ink, Picture } from '../scene.ts';
import { type Area, intersect, isEmpty } from './area.ts';
import { blendPixel } from './blend.ts';
import { coverAt, coverRow, createRowCover } from './cover-row.ts';
import { toOutline } from './outline.ts';
import { toRoundRect } from './round-rect.ts';

/** Paints letters or an icon: one colour, as much of it as the mask says. */
export function paintInk(canvas: Pixels, clip: Area, { box, color, coverage }: Ink): void {
  const { x, y, width, height } = box;
  if (![x, y, width, height].every(Number.isInteger) || coverage.length < width * height) return;
  const touched = intersect(clip, { left: x, top: y, right: x + width, bottom: y + height });
  if (isEmpty(touched)) return;
  for (let row = touched.top; row < touched.bottom; row++) {
    const from = (row - y) * width - x;
    const start = row * canvas.width;
    for (let column = touched.left; column < touched.right; column++)
      blendPixel(canvas.colors, start + column, color, coverage[from + column]!);
  }
}

/** Paints a picture's own pixels within its outline; they start at the first pixel that its box touches. */
export function paintPicture(canvas: Pixels, clip: Area, { box, corners, colors }: Picture): void {
  const shape = toRoundRect(box, corners);
  if (shape === undefined) return;
  const left = Math.floor(shape.left);
  const top = Math.floor(shape.top);
  const width = Math.ceil(shape.right) - left;
  const touched = intersect(clip, shape);
  if (isEmpty(touched) || colors.length < width * (Math.ceil(shape.bottom) - top)) return;
  const outline = toOutline(shape);
  const row = createRowCover(touched.left, touched.right);
  for (let y = touched.top; y < touched.bottom; y++) {
    if (!coverRow(outline, y, row)) continue;
    const from = (y - top) * width - left;
    const start = y * canvas.width;
    const { solidFrom, solidTo } = row;
    const blendEdge = (first: number, end: number): void => {
      for (let x = first; x < end; x++)
        blendPixel(canvas.colors, start + x, colors[from + x]!, Math.round(255 * coverAt(row, x)));
    };
    blendEdge(row.from, solidFrom);
    if (solidTo > solidFrom) canvas.colors.set(colors.subarray(from + solidFrom, from + solidTo), start + solidFrom);
    blendEdge(solidTo, row.to);
  }
}
