import { expect, test } from 'vitest';
import { cutMarkers } from './cut-markers.ts';
import type { ReadLine } from './read/read-line.ts';
import { textOf } from './read/split-words.ts';
import { draw } from './testing/draw.ts';

const GREY = 0x858796;
const PIXELS = draw(Array.from({ length: 12 }, () => ' '.repeat(90)));

function cut(...words: [text: string, color: number][]): string[] {
  const inked = words.map(([text, color], index) => ({
    chars: [...text].map((char) => ({ char, confidence: 1, at: 0, spaceBefore: 0 })),
    left: 20 * index,
    top: 0,
    right: 20 * index + 15,
    bottom: 12,
    color,
  }));
  const ink = { left: 0, top: 0, width: 90, height: 12, paper: 0xffffff, color: GREY };
  const line: ReadLine = {
    crop: { left: 0, top: 0, right: 90, bottom: 12 },
    ink: { ...ink, busy: false, mixed: true, fringed: false, solid: 1, coverage: new Float32Array(90 * 12) },
    chars: inked.flatMap(({ chars }) => chars),
    words: inked,
    confidence: 1,
  };
  return cutMarkers(PIXELS, [line]).map((part) => part.words.map(textOf).join(' '));
}

test('entries of a legend are texts of their own, without their dots', () => {
  expect(cut(['Direct', GREY], ['●', 0x1cc88a], ['Social', GREY], ['O', 0x36b9cc])).toEqual(['Direct', 'Social']);
});

test('a letter or a dot in the colour of its line stays', () => {
  expect(cut(['Vitamin', GREY], ['O', GREY], ['pills', 0x1cc88a])).toEqual(['Vitamin O pills']);
});
