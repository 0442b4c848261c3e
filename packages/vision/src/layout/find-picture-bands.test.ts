import type { Element, TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../contract.ts';
import { addOpenings } from './add-openings.ts';
import { findPictureBands } from './find-picture-bands.ts';

const WIDTH = 300;
const main = { role: 'main' as const, box: { x: 0, y: 40, width: WIDTH, height: 560 } };
const bar = { role: 'header' as const, box: { x: 0, y: 0, width: WIDTH, height: 40 } };
const card: Element = {
  id: 'e1',
  type: 'card',
  box: { x: 60, y: 80, width: 180, height: 60 },
  fill: '#ffffff',
  confidence: 1,
};
const paint = (color: (x: number, y: number) => number, height = 300): Pixels => {
  const pixels = drawRects(WIDTH, 600, 0xffffff, []);
  for (let at = 0; at < WIDTH * height; at++) pixels.colors[at] = color(at % WIDTH, Math.floor(at / WIDTH));
  return pixels;
};
const grain = (x: number, y: number): number => 0x303028 + ((x * 7919 + y * 104729) % 97) * 0x010100 + ((x * y) % 89);

test('a photo from edge to edge is a band of its own, and goes on behind a bar that nothing paints', () => {
  const [, , band] = findPictureBands([bar, main], [card], [], paint(grain), 1);
  expect(band).toMatchObject({ role: 'section', box: { x: 0, y: 0, width: WIDTH, height: 300 }, picture: true });
  const painted = { ...bar, fill: '#202020' };
  expect(findPictureBands([painted, main], [card], [], paint(grain), 1)[2]!.box).toMatchObject({ y: 40, height: 260 });
});

test('a gradient from edge to edge is reported as one', () => {
  const [, band] = findPictureBands(
    [main],
    [],
    [],
    paint((_, y) => 0x1020a0 + Math.floor(y / 2) * 0x010000),
    1,
  );
  expect(band!.gradient).toMatchObject({ angle: 180 });
});

test('a gradient that passed for a photo, as what hides it sticks out below, is a gradient after all', () => {
  const pixels = paint((x, y) => 0x102000 + Math.floor((x + y) / 4) * 0x010001);
  const screen: Element = { ...card, type: 'image', box: { x: 60, y: 120, width: 180, height: 300 } };
  for (let y = 120; y < 420; y++) for (let x = 60; x < 240; x++) pixels.colors[y * WIDTH + x] = grain(x, y);
  const photo = { role: 'header' as const, box: { x: 0, y: 0, width: WIDTH, height: 300 }, fill: '#404040' as const };
  const whole = { ...main, box: { ...main.box, y: 0, height: 600 } };
  const [opening] = findPictureBands([{ ...photo, picture: true }, whole], [screen], [], pixels, 1);
  expect(opening).toMatchObject({ role: 'header', gradient: { angle: 135 } });
  expect(opening).not.toHaveProperty('picture');
});

test('a photo that gets darker on the way down is no gradient', () => {
  const waves = paint(
    (x, y) => 0x606c7c - Math.floor(y / 6) * 0x010101 - ((x * 31 + y * 17) % 11) * 0x010000 - ((x * 13 + y * 29) % 9),
  );
  expect(findPictureBands([main], [], [], waves, 1)[1]).toMatchObject({ picture: true });
});

test('flat pages have none, nor does a low picture or one that leaves a gutter', () => {
  expect(findPictureBands([main], [], [], drawRects(WIDTH, 600, 0xffffff, []), 1)).toEqual([main]);
  expect(findPictureBands([main], [], [], paint(grain, 150), 1)).toEqual([main]);
  expect(
    findPictureBands(
      [main],
      [],
      [],
      paint((x, y) => (x < 40 ? 0xffffff : grain(x, y))),
      1,
    ),
  ).toEqual([main]);
});

test('the band with the largest words opens the page: it is a header, and holds what stands on it', () => {
  const line = { text: 'Welcome', box: { x: 90, y: 160, width: 120, height: 30 }, fontSize: 40 } as TextLine;
  const regions = findPictureBands([main], [card], [line], paint(grain), 1);
  expect(regions[1]).toMatchObject({ role: 'header', box: { y: 40, height: 260 } });
  expect(addOpenings([card], regions, [main])).toEqual([
    { id: 'e2', type: 'header', box: regions[1]!.box, confidence: 0.6 },
    { ...card, parent: 'e2' },
  ]);
  // Those that were dropped left a gap.
  expect(addOpenings([{ ...card, id: 'e7' }], regions, [main])[0]!.id).toBe('e8');
});
