import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import type { Candidate } from './candidate.ts';
import { CLASSES } from './classes.ts';
import { isKnownWord } from './is-known-word.ts';
import type { Judgement } from './judge.ts';

const BOX = { x: 10, y: 10, width: 14, height: 14 };
const plus = [
  { x: 10, y: 16, width: 14, height: 2, color: 0x333333 },
  { x: 16, y: 10, width: 2, height: 14, color: 0x333333 },
];
const pixels = drawRects(40, 40, 0xffffff, plus);

const word = (text: string): Candidate & { source: 'word' } => {
  const read = { text, box: BOX, confidence: 1 };
  return { source: 'word', box: BOX, word: read, line: { words: [read] } as never, isDropped: false };
};
const judged = (icon: number): Judgement => ({
  canvas: BOX,
  chances: Object.fromEntries(CLASSES.map((type) => [type, type === 'icon' ? icon : 0])) as Judgement['chances'],
});

test('a word that looks like a known icon is one where the network is not against it', () => {
  expect(isKnownWord(word('t'), judged(0.45), { texts: [], pixels })).toBe(true);
  expect(isKnownWord(word('t'), judged(0.3), { texts: [], pixels })).toBe(false);
});

test('less is enough for what was read as a sign, and nothing for what looks like no icon', () => {
  expect(isKnownWord(word('→'), judged(0.3), { texts: [], pixels })).toBe(true);
  const bar = drawRects(40, 40, 0xffffff, [{ ...BOX, width: 3, color: 0x333333 }]);
  expect(isKnownWord(word('l'), judged(0.6), { texts: [], pixels: bar })).toBe(false);
});
