import type { Pixels } from '../../contract.ts';
import type { Border, Surface } from '../scene.ts';
import { type Area, intersect, isEmpty, unite } from './area.ts';
import { fade } from './blend.ts';
import { createShader } from './create-shader.ts';
import { paintBorder } from './paint-border.ts';
import { paintFill } from './paint-fill.ts';
import { paintInnerShadow, paintOuterShadow, reachOfShadow } from './paint-shadow.ts';
import { type Four, insetRoundRect, isRounded, type RoundRect, toRoundRect } from './round-rect.ts';

/** Paints a surface as CSS paints a box: outer shadows, fill, inner shadows, border. */
export function paintSurface(canvas: Pixels, clip: Area, surface: Surface): void {
  const box = toRoundRect(surface.box, surface.corners);
  const opacity = Math.min(1, surface.opacity);
  if (box === undefined || !(opacity > 0)) return;
  const border = usableBorder(surface.border);
  const alpha = Math.round(255 * opacity);
  const isFillOnly = border === undefined && surface.shadows.length === 0;
  if (alpha === 255) paintParts(canvas, clip, surface, box, border);
  else if (isFillOnly) fillBox(canvas, clip, surface, box, undefined, alpha);
  else paintFaded(canvas, intersect(clip, reachOf(surface, box)), surface, box, border, opacity);
}

const paintParts = (canvas: Pixels, clip: Area, surface: Surface, box: RoundRect, border: Border | undefined): void => {
  // Under an opaque fill the shadow goes on for a pixel, so that no gap shows along the outline.
  const hole = surface.fill?.kind === 'flat' ? insetRoundRect(box, [1, 1, 1, 1]) : box;
  // The first shadow is on top, as in CSS.
  for (const shadow of surface.shadows.toReversed())
    if (!shadow.isInner) paintOuterShadow(canvas, clip, box, hole, shadow);
  fillBox(canvas, clip, surface, box, border, 255);
  const inside = border === undefined ? box : insetRoundRect(box, border.widths);
  for (const shadow of surface.shadows.toReversed())
    if (shadow.isInner && inside !== undefined) paintInnerShadow(canvas, clip, inside, shadow);
  if (border !== undefined) paintBorder(canvas, clip, box, border);
};

const fillBox = (
  canvas: Pixels,
  clip: Area,
  { fill }: Surface,
  box: RoundRect,
  border: Border | undefined,
  alpha: number,
): void => {
  if (fill === undefined) return;
  const inside = border === undefined ? box : insetRoundRect(box, border.widths);
  const shader = createShader(fill, inside ?? box);
  // Behind a round border the fill ends halfway, so that it does not shine through the outline.
  const halves = border?.widths.map((width) => width / 2) as [number, number, number, number] | undefined;
  const shape = halves !== undefined && isRounded(box) ? insetRoundRect(box, halves) : box;
  if (shader !== undefined && shape !== undefined) paintFill(canvas, clip, shape, shader, alpha);
};

/** Opacity of a whole is the same as painting it and then going back part of the way to what was there. */
const paintFaded = (
  canvas: Pixels,
  touched: Area,
  surface: Surface,
  box: RoundRect,
  border: Border | undefined,
  opacity: number,
): void => {
  if (isEmpty(touched)) return;
  const { left, top, right, bottom } = touched;
  const width = right - left;
  const before = new Uint32Array(width * (bottom - top));
  for (let y = top; y < bottom; y++) {
    const start = y * canvas.width;
    before.set(canvas.colors.subarray(start + left, start + right), (y - top) * width);
  }
  paintParts(canvas, touched, surface, box, border);
  const alpha = Math.round(255 * opacity);
  for (let y = top; y < bottom; y++) {
    const start = y * canvas.width + left;
    const from = (y - top) * width;
    for (let x = 0; x < width; x++) {
      const below = before[from + x]!;
      const painted = canvas.colors[start + x]!;
      if (painted !== below) canvas.colors[start + x] = fade(below, painted, alpha);
    }
  }
};

const reachOf = (surface: Surface, box: RoundRect): Area =>
  surface.shadows.reduce<Area>((area, shadow) => {
    const reach = shadow.isInner ? undefined : reachOfShadow(box, shadow);
    return reach === undefined ? area : unite(area, reach);
  }, box);

/** A border that has at least one side; what is no number or negative is no width. */
const usableBorder = (border: Border | undefined): Border | undefined => {
  if (border === undefined) return undefined;
  const [top, right, bottom, left] = border.widths.map((width) => (width > 0 && Number.isFinite(width) ? width : 0));
  const widths: Four = [top!, right!, bottom!, left!];
  return widths.some((width) => width > 0) ? { ...border, widths } : undefined;
};
