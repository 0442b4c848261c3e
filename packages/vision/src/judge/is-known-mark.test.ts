import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import type { Pixels } from '../contract.ts';
import type { Candidate } from './candidate.ts';
import { CLASSES } from './classes.ts';
import { isKnownMark } from './is-known-mark.ts';
import type { Judgement } from './judge.ts';

const BOX = { x: 10, y: 10, width: 14, height: 14 };
const plus = [
  { x: 10, y: 16, width: 14, height: 2, color: 0x333333 },
  { x: 16, y: 10, width: 2, height: 14, color: 0x333333 },
];
const pixels = drawRects(40, 40, 0xffffff, plus);

const scene = (picture: Pixels) => ({ texts: [], pixels: picture, page: { scale: 1 } as PageFacts });
const word = (text: string): Candidate & { source: 'word' } => {
  const read = { text, box: BOX, confidence: 1 };
  return { source: 'word', box: BOX, word: read, line: { words: [read] } as never, isDropped: false };
};
const judged = (icon: number): Judgement => ({
  canvas: BOX,
  chances: Object.fromEntries(CLASSES.map((type) => [type, type === 'icon' ? icon : 0])) as Judgement['chances'],
});

test('a word that looks like a known icon is one where the network is not against it', () => {
  expect(isKnownMark(word('t'), judged(0.45), scene(pixels))).toBe(true);
  expect(isKnownMark(word('t'), judged(0.3), scene(pixels))).toBe(false);
});

test('less is enough for what was read as a sign, and nothing for what looks like no icon', () => {
  expect(isKnownMark(word('→'), judged(0.3), scene(pixels))).toBe(true);
  const bar = drawRects(40, 40, 0xffffff, [{ ...BOX, width: 3, color: 0x333333 }]);
  expect(isKnownMark(word('l'), judged(0.6), scene(bar))).toBe(false);
});

/** A card with its dark stripe: what every set calls a credit card. */
const card = { x: 10, y: 11, width: 16, height: 12 };
const frame = { ...card, color: 0xffffff, border: { color: 0x333333, width: 1 } };
const stripe = { x: 10, y: 14, width: 16, height: 3, color: 0x333333 };
const payment = drawRects(40, 40, 0xffffff, [frame, stripe]);

test('what looks like one icon and like nothing else is one, read as a letter or passed over', () => {
  expect(isKnownMark({ ...word('E'), box: card }, judged(0.1), scene(payment))).toBe(true);
  const rest: Candidate & { source: 'rest' } = {
    source: 'rest',
    box: card,
    shape: { kind: 'blob', box: card, radius: 0, busy: 0 },
  };
  expect(isKnownMark(rest, judged(0.02), scene(payment))).toBe(true);
  expect(isKnownMark({ ...rest, box: BOX }, judged(0.6), scene(pixels))).toBe(false);
});

test('a tile around an icon is not that icon', () => {
  const tile = { x: 4, y: 4, width: 30, height: 30 };
  const rest: Candidate & { source: 'rest' } = {
    source: 'rest',
    box: tile,
    shape: { kind: 'box', box: tile, radius: 0, busy: 0 },
  };
  expect(isKnownMark(rest, judged(0.02), scene(payment))).toBe(false);
});
