import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../../contract.ts';

/** A picture from rows of letters, each standing for a colour of the legend. */
export const drawRows = (rows: readonly string[], legend: Record<string, number>): Pixels => {
  const width = rows[0]!.length;
  return {
    width,
    height: rows.length,
    colors: Uint32Array.from(rows.flatMap((row) => [...row].map((letter) => legend[letter]!))),
  };
};

type Rect = {
  x: number;
  y: number;
  width: number;
  height: number;
  color: number;
  radius?: number;
  border?: { color: number; width: number };
};

/** A picture of one colour with rectangles painted on it in order; corners are antialiased as a browser does it. */
export const drawRects = (width: number, height: number, background: number, rects: readonly Rect[]): Pixels => {
  const colors = new Uint32Array(width * height).fill(background);
  for (const { border, ...rect } of rects) {
    if (!border) {
      paint(colors, width, height, rect);
      continue;
    }
    paint(colors, width, height, { ...rect, color: border.color });
    paint(colors, width, height, {
      x: rect.x + border.width,
      y: rect.y + border.width,
      width: rect.width - 2 * border.width,
      height: rect.height - 2 * border.width,
      color: rect.color,
      radius: Math.max(0, (rect.radius ?? 0) - border.width),
    });
  }
  return { width, height, colors };
};

/** Share of the pixel inside the rounded rectangle, from 16 points a pixel. */
const coverage = ({ x, y, width, height, radius = 0 }: Rect, px: number, py: number): number => {
  let hits = 0;
  for (let i = 0; i < 16; i++) {
    const u = px + ((i % 4) + 0.5) / 4 - x;
    const v = py + (Math.floor(i / 4) + 0.5) / 4 - y;
    if (u < 0 || v < 0 || u > width || v > height) continue;
    const dx = Math.max(radius - u, u - (width - radius), 0);
    const dy = Math.max(radius - v, v - (height - radius), 0);
    if (dx * dx + dy * dy <= radius * radius) hits++;
  }
  return hits / 16;
};

const paint = (colors: Uint32Array, width: number, height: number, rect: Rect): void => {
  for (let y = Math.max(0, rect.y); y < Math.min(height, rect.y + rect.height); y++)
    for (let x = Math.max(0, rect.x); x < Math.min(width, rect.x + rect.width); x++) {
      const share = coverage(rect, x, y);
      const under = colors[y * width + x]!;
      const mix = (shift: number) =>
        Math.round(((rect.color >> shift) & 255) * share + ((under >> shift) & 255) * (1 - share));
      colors[y * width + x] = (mix(16) << 16) | (mix(8) << 8) | mix(0);
    }
};

/** A line of text as the reader reports it; its words share its box evenly. */
export const textLine = (
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
  rest: Partial<TextLine> = {},
): TextLine => {
  const parts = text.split(' ');
  const step = width / text.length;
  let at = 0;
  const words = parts.map((part) => {
    const box = { x: x + at * step, y, width: part.length * step, height };
    at += part.length + 1;
    return { text: part, box };
  });
  return {
    text,
    box: { x, y, width, height },
    fontSize: 14,
    fontWeight: 400,
    fontClass: 'sans',
    color: '#222222',
    background: '#ffffff',
    align: 'left',
    confidence: 1,
    words,
    ...rest,
  };
};
