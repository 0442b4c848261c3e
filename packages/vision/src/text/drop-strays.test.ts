import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { dropStrays } from './drop-strays.ts';
import { findInk } from './ink/line-ink.ts';
import type { ReadLine } from './read/read-line.ts';

/** A row of dashes of this height that was read as letters. */
const dashes = (height: number): ReadLine => {
  const rects = Array.from({ length: 12 }, (_, at) => ({ x: 10 + at * 8, y: 20, width: 4, height, color: 0x333333 }));
  const rect = { left: 6, top: 16, right: 110, bottom: 24 + height };
  const chars = Array.from('sssssssss', (char, at) => ({ char, confidence: 0.9, at: at / 9, spaceBefore: 0 }));
  const word = { chars, color: 0x333333, left: 10, top: 20, right: 102, bottom: 20 + height };
  return {
    crop: rect,
    ink: findInk(drawRects(120, 60, 0xffffff, rects), rect),
    chars,
    words: [word],
    confidence: 0.9,
  };
};

test('what was read on ink of two pixels is a dashed line, not a word', () => {
  expect(dropStrays([dashes(2)])).toEqual([]);
  expect(dropStrays([dashes(9)])).toHaveLength(1);
});

test('a wide character at the end is an icon, but not where an underline ties it to the word before', () => {
  const line = (gap: number): ReadLine => {
    const ink = { y: 20, height: 9, color: 0x333333 };
    const rects = [
      { ...ink, x: 10, width: 40 },
      { ...ink, x: 50 + gap, width: 20 },
    ];
    const rect = { left: 6, top: 16, right: 84, bottom: 34 };
    const word = (text: string, left: number, width: number) => ({
      chars: Array.from(text, (char) => ({ char, confidence: 0.9, at: 0, spaceBefore: 0 })),
      color: 0x333333,
      left,
      top: 20,
      right: left + width,
      bottom: 29,
    });
    const words = [word('Label', 10, 40), word('1', 50 + gap, 20)];
    const chars = words.flatMap(({ chars }) => chars);
    return { crop: rect, ink: findInk(drawRects(120, 60, 0xffffff, rects), rect), chars, words, confidence: 0.9 };
  };
  expect(dropStrays([line(6)])[0]!.words).toHaveLength(1);
  expect(dropStrays([line(0)])[0]!.words).toHaveLength(2);
});

test('a word as high as the labels inside of it together is their chart', () => {
  const label = dashes(9);
  const at = (top: number): ReadLine => ({ ...label, ink: { ...label.ink, top } });
  const labels = [at(20), at(60), at(100)];
  const chart: ReadLine = { ...label, ink: { ...label.ink, top: 0, height: 140, left: 0, width: 400 } };
  expect(dropStrays([chart, ...labels])).toHaveLength(3);
  expect(dropStrays([chart, ...labels.slice(0, 2)])).toHaveLength(3);
});
