import { expect, test } from 'vitest';
import type { ReadLine } from './read/read-line.ts';
import { wordStyles } from './word-styles.ts';

type Part = { text: string; color?: number; boldness?: number; stroke?: number };

/** A stem at the left of each word that tells how wide its strokes are. */
const stems = (parts: readonly Part[], width: number): Float32Array =>
  Float32Array.from({ length: 16 * width }, (_, at) =>
    (at % width) % 12 < (parts[Math.floor((at % width) / 12)]?.stroke ?? 0) ? 1 : 0,
  );

/** Words of ten pixels with a gap of two; the reader looks at every second pixel. */
const lineOf = (parts: readonly Part[], color = 0x222222): ReadLine => {
  const width = 12 * parts.length;
  return {
    crop: { left: 0, top: 0, right: width, bottom: 16 },
    ink: {
      left: 0,
      top: 0,
      width,
      height: 16,
      paper: 0xffffff,
      color,
      busy: false,
      mixed: false,
      fringed: false,
      solid: 1,
      coverage: stems(parts, width),
    },
    chars: [],
    words: parts.map(({ text, color: own = color }, index) => ({
      chars: [...text].map((char) => ({ char, confidence: 1, at: 0, spaceBefore: 0 })),
      left: 12 * index,
      top: 0,
      right: 12 * index + 10,
      bottom: 16,
      color: own,
    })),
    confidence: 1,
    style: {
      bold: 0.1,
      size: 0.7,
      boldness: parts.flatMap(({ boldness = -8 }) => Array(6).fill(boldness)),
      sizes: parts.flatMap(() => Array(6).fill(Math.log(0.7))),
    },
  };
};

test('a link in a sentence has its own colour, the colour of its longest word', () => {
  const line = lineOf([
    { text: 'See' },
    { text: 'the', color: 0x2a55da },
    { text: 'measurements', color: 0x1d4ed8 },
    { text: 'there.' },
  ]);
  expect(wordStyles(line, 400)).toEqual([{}, { color: '#1d4ed8' }, { color: '#1d4ed8' }, {}]);
});

test('a word of thin strokes is paler, and still of the colour of its line', () => {
  expect(wordStyles(lineOf([{ text: 'Will' }, { text: 'it', color: 0x3f3f3f }]), 400)).toEqual([{}, {}]);
});

test('muted words beside dark ones are reported, whatever mark stands between them', () => {
  const line = lineOf([{ text: 'Forms', color: 0xa1acb8 }, { text: '/', color: 0xa1acb8 }, { text: 'Inputs' }]);
  expect(wordStyles(line, 400)).toEqual([{ color: '#a1acb8' }, { color: '#a1acb8' }, {}]);
});

test('a mark of another colour than the words beside it is reported, and one that is only thin is not', () => {
  const blue = 0x0d6efd;
  const of = (dot: number): unknown =>
    wordStyles(lineOf([{ text: 'Privacy' }, { text: '·', color: dot }, { text: 'Terms' }], blue), 400);
  expect(of(0x616467)).toEqual([{}, { color: '#616467' }, {}]);
  expect(of(0x5599fe)).toEqual([{}, {}, {}]);
});

test('bold words in a regular line and regular ones in a bold line have their own weight', () => {
  const line = lineOf([{ text: 'made' }, { text: 'by' }, { text: 'Theme', boldness: 12 }, { text: 'Co', boldness: 3 }]);
  expect(wordStyles(line, 400).map(({ fontWeight }) => fontWeight)).toEqual([undefined, undefined, 700, 700]);
  expect(wordStyles(line, 700).map(({ fontWeight }) => fontWeight)).toEqual([400, 400, undefined, undefined]);
});

test('a short word that looks bold is not believed', () => {
  const line = lineOf([{ text: 'Say' }, { text: 'it', boldness: 9 }]);
  expect(wordStyles(line, 400)).toEqual([{}, {}]);
});

test('words with much wider strokes are bold where the reader is not sure of itself', () => {
  const line = lineOf([
    { text: 'Anna', boldness: -1, stroke: 3 },
    { text: 'wrote', boldness: -6, stroke: 2 },
    { text: 'again', boldness: -6, stroke: 2 },
  ]);
  expect(wordStyles(line, 400)).toEqual([{ fontWeight: 700 }, {}, {}]);
  const even = lineOf([
    { text: 'Anna', boldness: -1, stroke: 2 },
    { text: 'wrote', boldness: -6, stroke: 2 },
  ]);
  expect(wordStyles(even, 400)).toEqual([{}, {}]);
});

test('a bold part ends at the dash behind it, and a word in it that the reader doubts has its weight', () => {
  const line = lineOf([
    { text: 'A', stroke: 4, boldness: -0.5 },
    { text: 'report', stroke: 4, boldness: 7 },
    { text: 'on', stroke: 4, boldness: -1 },
    { text: 'trees', stroke: 4, boldness: 4 },
    { text: '-', boldness: -6 },
    { text: 'Lorem', stroke: 2 },
    { text: 'ipsum', stroke: 2 },
  ]);
  const weights = wordStyles(line, 400).map(({ fontWeight }) => fontWeight);
  expect(weights).toEqual([700, 700, 700, 700, undefined, undefined, undefined]);
});
