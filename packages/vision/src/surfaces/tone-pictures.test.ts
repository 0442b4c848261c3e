import type { Element } from '@blueprompt/core/measurement';
import { unpackTones } from '@blueprompt/core/tones';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { toneElements, toneRegions } from './tone-pictures.ts';

const box = { x: 0, y: 0, width: 80, height: 80 };
/** A photo that is dark above and light below, with grain. */
const photo = () => {
  const pixels = drawRects(80, 80, 0, []);
  for (let at = 0; at < pixels.colors.length; at++)
    pixels.colors[at] = (at < 3200 ? 0x202020 : 0xc0c0c0) + (at % 9) * 0x010000 + (at % 7);
  return pixels;
};
const picture: Element = { id: 'e1', type: 'image', box, fill: '#707070', confidence: 1 };

test('a photo is described by the colours of its cells, a flat picture and a small one by their fill', () => {
  const [toned] = toneElements([picture], photo(), 1);
  const light = unpackTones(toned!.tones!).map((color) => (color >> 8) & 255);
  expect(light).toEqual([0x20, 0x20, 0xc0, 0xc0]);
  expect(toneElements([picture], drawRects(80, 80, 0x123456, []), 1)).toEqual([picture]);
  const small = { ...picture, box: { ...box, width: 40, height: 40 } };
  expect(toneElements([small], photo(), 1)).toEqual([small]);
});

test('what is painted on a photo behind the page does not tint it', () => {
  const main = { role: 'main' as const, box, fill: '#707070', picture: true };
  const card: Element = { ...picture, type: 'card', box: { x: 10, y: 50, width: 60, height: 30 }, fill: '#ffffff' };
  const pixels = photo();
  for (let y = 50; y < 80; y++) pixels.colors.fill(0xffffff, y * 80 + 10, y * 80 + 70);
  const [toned] = toneRegions([main], [card], [], pixels, 1);
  expect(unpackTones(toned!.tones!).map((color) => (color >> 8) & 255)).toEqual([0x20, 0x20, 0xc0, 0xc0]);
});
