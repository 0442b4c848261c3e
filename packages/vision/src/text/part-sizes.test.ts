import { expect, it } from 'vitest';
import { findInk } from './ink/line-ink.ts';
import { partSizes } from './part-sizes.ts';
import { styleOf } from './read/line-reader.ts';
import type { ReadLine } from './read/read-line.ts';
import { draw } from './testing/draw.ts';

const HEIGHT = 24;

/** A line of words of four stems each, on one baseline; `seen` is how large the reader takes each for, in crop heights. */
const lineOf = (words: readonly { height: number; seen: number }[]) => {
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    words.map(({ height }) => (y >= HEIGHT - height ? '##  '.repeat(4) : ' '.repeat(16)).padEnd(24)).join(''),
  );
  const pixels = draw([' '.repeat(rows[0]!.length), ...rows, ' '.repeat(rows[0]!.length)]);
  const rect = { left: 0, top: 0, right: pixels.width, bottom: pixels.height };
  const chars = [...'HHHH'].map((char) => ({ char, confidence: 1, at: 0, spaceBefore: 0 }));
  const line: ReadLine = {
    crop: rect,
    ink: findInk(pixels, rect),
    chars: words.flatMap(() => chars),
    words: words.map(({ height }, index) => ({
      chars,
      color: 0,
      left: 24 * index,
      right: 24 * index + 14,
      top: HEIGHT + 1 - height,
      bottom: HEIGHT + 1,
    })),
    confidence: 1,
    style: styleOf(
      words.flatMap(() => Array(6).fill(-5)),
      words.flatMap(({ seen }) => Array(6).fill(Math.log(seen))),
    ),
  };
  return partSizes(pixels, [line]).map((part) => part.words.length);
};

const large = { height: 22, seen: 1.1 };
const small = { height: 14, seen: 0.7 };

it('parts a heading from the small text behind it', () => {
  expect(lineOf([large, large, small])).toEqual([2, 1]);
  expect(lineOf([small, large, small])).toEqual([1, 1, 1]);
});

it('keeps a line of one size, and one that only the reader or only its ink takes for two', () => {
  expect(lineOf([large, large])).toEqual([2]);
  expect(lineOf([large, { ...large, seen: 0.7 }])).toEqual([2]);
  expect(lineOf([large, { ...small, seen: 1.1 }])).toEqual([2]);
});
