import { distance } from '../../colour/rgb.ts';
import type { Canvas } from './chart-canvas.ts';

/** The thickest stroke, with its soft edges, in CSS pixels. */
const MAX_STROKE = 5;
/** A stroke differs from what lies on both of its sides by this, 0 to 442; a fill that fades does not. */
const STANDS_OUT = 24;

/** A grid line is thinner than this, in CSS pixels, and is seen in this share of the chart. */
const MAX_RULE = 2;
const MIN_RULE = 0.2;

/** The same chart with only its strokes drawn: fills, flat or fading, are what they lie on. */
export function keepStrokes(canvas: Canvas): Canvas {
  const { width, height, colors, ground, isDrawn, scale } = canvas;
  const reach = Math.round(MAX_STROKE * scale);
  const strokes = new Uint8Array(isDrawn.length);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? ground : colors[y * width + x]!;
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) {
      if (!isDrawn[index]) continue;
      const color = colors[index]!;
      const differs = (other: number): boolean => distance(color, other) > STANDS_OUT;
      const isStroke =
        (differs(at(x, y - reach)) && differs(at(x, y + reach))) ||
        (differs(at(x - reach, y)) && differs(at(x + reach, y)));
      if (isStroke) strokes[index] = 1;
    }
  dropRules(strokes, { length: width, count: height, along: 1, across: width }, scale);
  dropRules(strokes, { length: height, count: width, along: width, across: 1 }, scale);
  return { ...canvas, isDrawn: strokes };
}

/** How lines run through the pixels: how long and how many they are, and how far the next pixel is along and across. */
type Run = { length: number; count: number; along: number; across: number };

/** Grid lines that show through a fill: straight, thinner than a stroke, and long. */
const dropRules = (strokes: Uint8Array, { length, count, along, across }: Run, scale: number): void => {
  const away = Math.ceil(MAX_RULE * scale);
  const before = strokes.slice();
  for (let line = away; line < count - away; line++) {
    const thin: number[] = [];
    for (let step = 0, at = line * across; step < length; step++, at += along)
      if (before[at] && !before[at - away * across] && !before[at + away * across]) thin.push(at);
    if (thin.length >= MIN_RULE * length) for (const at of thin) strokes[at] = 0;
  }
};
