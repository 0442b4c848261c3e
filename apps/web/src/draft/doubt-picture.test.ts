import { expect, test } from 'vitest';
import { doubtPicture, type Sample } from './doubt-picture.ts';

/** Eight pixels of these greys. */
const row = (...greys: number[]): Sample => ({
  width: greys.length,
  data: new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255])),
});
const FLAT = row(255, 255, 255, 20, 20, 20, 255, 255);
const NOISY = row(12, 40, 90, 120, 90, 30, 200, 160);
const PAGE = { width: 1440, height: 900 };

test.each([
  ['a page of flat colours', PAGE, FLAT, FLAT, undefined],
  ['an icon', { width: 10, height: 10 }, FLAT, FLAT, 'tiny'],
  ['a strip of a page', { width: 1440, height: 56 }, FLAT, FLAT, undefined],
  ['one colour, also where a lossy format moved it', PAGE, row(250, 252, 255, 251), FLAT, 'blank'],
  ['a photo', PAGE, NOISY, NOISY, 'photo'],
])('%s is doubted as it should be', (_, size, small, rows, doubt) => {
  expect(doubtPicture(size, small, rows)).toBe(doubt);
});
