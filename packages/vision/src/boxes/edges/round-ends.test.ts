import { expect, test } from 'vitest';
import type { Pixels } from '../../contract.ts';
import { outlineOf } from '../areas/outline.ts';
import { segment } from '../areas/segment.ts';
import { drawRects } from '../testing/draw-pixels.ts';
import { fitRoundedRect } from './fit-rounded-rect.ts';
import { probeBorder } from './probe-border.ts';
import { withRoundEnds } from './round-ends.ts';

const fill = 0x2563eb;
const paleFill = 0xffffff;

/** As a browser draws a round end: where it touches its box no pixel has the fill quite. */
const draw = (width: number, height: number, radius: number, border?: { color: number; width: number }): Pixels => {
  const color = border ? paleFill : fill;
  const inset = border?.width ?? 0;
  const pixels = drawRects(width + 20, height + 20, 0xf4f6f8, [
    { x: 10, y: 10, width, height, color, radius, ...(border && { border }) },
  ]);
  const soften = (at: number): void => {
    if (pixels.colors[at] === color) pixels.colors[at] = color - 0x020202;
  };
  if (radius * 2 >= height)
    for (let y = 0; y < pixels.height; y++)
      for (const x of [10 + inset, 9 + width - inset]) soften(y * pixels.width + x);
  if (radius * 2 >= width)
    for (let x = 0; x < pixels.width; x++)
      for (const y of [10 + inset, 9 + height - inset]) soften(y * pixels.width + x);
  return pixels;
};

const fit = (pixels: Pixels, color: number) => {
  const segments = segment(pixels);
  return fitRoundedRect(withRoundEnds(outlineOf(segments, [...segments.color].lastIndexOf(color)), pixels), 'outside')!;
};

test.each([
  ['a circle', 40, 40, 20],
  ['a pill', 120, 24, 12],
  ['a card', 120, 80, 8],
])('%s is as large and as round as it was drawn', (_, width, height, radius) => {
  const found = fit(draw(width, height, radius), fill);
  expect(found.box).toEqual({ x: 10, y: 10, width, height });
  expect(Math.abs(found.radius - radius)).toBeLessThanOrEqual(1);
});

test('a pill has the border that its long sides show; the soft rim of a circle is none', () => {
  const border = { color: 0xd1d3e2, width: 1 };
  const pill = draw(200, 50, 25, border);
  const inside = fit(pill, paleFill);
  expect(inside.box).toEqual({ x: 11, y: 11, width: 198, height: 48 });
  expect(probeBorder(pill, inside.box, paleFill, inside.radius, 1)).toMatchObject(border);
  const disc = fit(draw(24, 24, 12), fill);
  expect(probeBorder(draw(24, 24, 12), disc.box, fill, disc.radius, 1)).toBeUndefined();
});
