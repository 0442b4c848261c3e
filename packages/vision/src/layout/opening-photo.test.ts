import type { Region } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import type { Pixels } from '../contract.ts';
import { findPictureBands } from './find-picture-bands.ts';

const WIDTH = 300;
const bar: Region = { role: 'header', box: { x: 0, y: 0, width: WIDTH, height: 40 } };
const main: Region = { role: 'main', box: { x: 0, y: 40, width: WIDTH, height: 560 } };
const section = (y: number, height: number): Region => ({
  role: 'section',
  box: { x: 0, y, width: WIDTH, height },
  fill: '#ffffff',
});
const title = textLine('Contact me', 90, 120, 120, 30, { fontSize: 40 });

/** A photo over white, with a wall in two shades at both of its sides, or the ground of the page. */
const photo = (wall: number, shade = 0xd8d8d8): Pixels => {
  const pixels = drawRects(WIDTH, 600, 0xffffff, [{ x: 0, y: 150, width: WIDTH, height: 150, color: shade }]);
  for (let y = 0; y < 300; y++)
    for (let x = wall; x < WIDTH - wall; x++)
      pixels.colors[y * WIDTH + x] = 0x303028 + ((x * 7919 + y * 104729) % 97) * 0x010100 + ((x * y) % 89);
  return pixels;
};

test('a photo with flat sides opens a page down to the ground below it, and holds no grounds', () => {
  const regions = [bar, main, section(40, 80), section(300, 300)];
  expect(findPictureBands(regions, [], [title], photo(20), 1)).toMatchObject([
    bar,
    main,
    section(300, 300),
    { role: 'header', box: { x: 0, y: 0, width: WIDTH, height: 300 }, picture: true },
  ]);
});

test('the photo that a page opens with is not the ground of its main part', () => {
  const regions = [{ ...main, fill: '#404040', picture: true }, section(300, 300)] as Region[];
  const [ground, , opening] = findPictureBands(regions, [], [title], photo(0), 1);
  expect(ground).toEqual({ ...main, fill: '#ffffff' });
  expect(opening).toMatchObject({ role: 'header', box: { y: 40, height: 260 }, picture: true });
});

test('many colours between sides of one colour are what stands on a ground', () => {
  const regions = [main, section(300, 300)];
  expect(findPictureBands(regions, [], [title], photo(20, 0xffffff), 1)).toEqual(regions);
});

test('a small photo above a section, or one without the title of the page, opens no page', () => {
  const regions = [main, section(300, 300)];
  const titled = { ...title, box: { ...title.box, y: 400 } };
  expect(findPictureBands(regions, [], [title], photo(110), 1)).toEqual(regions);
  expect(findPictureBands(regions, [], [titled], photo(20), 1)).toEqual(regions);
});

test('a part of a photo that fills the page is no ground below it', () => {
  const regions = [
    { ...main, fill: '#404040', picture: true },
    { ...section(300, 200), picture: true },
  ] as Region[];
  expect(findPictureBands(regions, [], [title], photo(0), 1)).toEqual(regions);
});
