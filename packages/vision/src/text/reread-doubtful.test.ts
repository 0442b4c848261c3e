import { expect, test } from 'vitest';
import type { ReadLine } from './read/read-line.ts';
import { rereadDoubtful } from './reread-doubtful.ts';
import { draw } from './testing/draw.ts';

/** "of" as one block of ink. At 13 by 15 pixels no face is as high for its width, though its width is about that of two letters. */
const lineOf = (confidence: number, { width = 13, height = 15 } = {}): ReadLine => {
  const chars = ['o', 'f'].map((char, at) => ({ char, confidence, at: at / 2, spaceBefore: 0 }));
  const rect = { left: 0, top: 0, right: width, bottom: height };
  const look = { paper: 0xffffff, color: 0, busy: false, mixed: false, fringed: false, solid: 1 };
  return {
    crop: rect,
    ink: { left: 0, top: 0, width, height, ...look, coverage: new Float32Array(width * height).fill(1) },
    chars,
    words: [{ chars, ...rect, color: 0 }],
    confidence,
  };
};

const rereads = async (line: ReadLine): Promise<number> => {
  let count = 0;
  const pixels = draw(Array.from({ length: 20 }, () => ' '.repeat(40)));
  await rereadDoubtful(pixels, [line], async () => {
    count++;
    return { chars: [] };
  });
  return count;
};

test('a line of odd height is read again, unless its words have their width and every letter was read surely', async () => {
  expect([await rereads(lineOf(0.85)), await rereads(lineOf(0.95))]).toEqual([1, 0]);
});

test('a line whose words are too wide for their letters is read again, however surely it was read', async () => {
  expect(await rereads(lineOf(1, { width: 30, height: 12 }))).toBe(1);
});
