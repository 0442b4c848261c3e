import { expect, test } from 'vitest';
import { findInk } from '../ink/line-ink.ts';
import { draw } from '../testing/draw.ts';
import { cutColors } from './cut-colors.ts';

const COLORS = { ' ': 0xffffff, R: 0xcc0000, G: 0x008800, g: 0x66b866, K: 0x333333 };

function cut(strokes: string, text: string) {
  const row = [...strokes].map((stroke) => `${stroke}${stroke} `).join('');
  const pixels = draw(
    ['', row, row, row, ''].map((line) => line.padEnd(row.length)),
    COLORS,
  );
  const ink = findInk(pixels, { left: 0, top: 0, right: row.length, bottom: 5 });
  const chars = [...text].map((char, index) => ({ char, confidence: 1, at: 3 * index + 1, spaceBefore: 0 }));
  const words = cutColors(pixels, { chars, left: 0, top: 1, right: row.length - 1, bottom: 4 }, ink, (at) => at);
  return words.map(({ chars, color, left, right, glued }) => [
    chars.map(({ char }) => char).join(''),
    color,
    left,
    right,
    glued,
  ]);
}

test('a word of code is cut where its colour changes, and its parts stay glued', () => {
  expect(cut('RRRKGGGG', 'for="me"')).toEqual([
    ['for', COLORS.R, 0, 8, undefined],
    ['=', COLORS.K, 8, 11, true],
    ['"me"', COLORS.G, 11, 23, true],
  ]);
});

test('thin strokes that are only paler do not cut a word, nor does a single letter', () => {
  expect(cut('GgGgGRR', 'ab.cd.e').map(([text]) => text)).toEqual(['ab.cd', '.e']);
  expect(cut('GGGRGGG', 'stories').map(([text]) => text)).toEqual(['stories']);
});

test('a word keeps its colour and stays whole where a badge of a stronger one lies over its end, or an icon stands beside it', () => {
  const ink = (rows: readonly string[]) => {
    const pixels = draw(
      ['', ...rows, ''].map((row) => row.padEnd(28)),
      { ...COLORS, B: 0x0000cc },
    );
    const found = findInk(pixels, { left: 0, top: 0, right: 28, bottom: rows.length + 2 });
    return { pixels, found, rect: { left: 0, top: 1, right: 24, bottom: rows.length + 1 } };
  };
  const wordIn = (rows: readonly string[], text: string, at: (index: number) => number) => {
    const { pixels, found, rect } = ink(rows);
    const chars = [...text].map((char, index) => ({ char, confidence: 1, at: at(index), spaceBefore: 0 }));
    return cutColors(pixels, { chars, ...rect }, found, (place) => place).map(({ color }) => color);
  };
  const row = 'gg '.repeat(8);
  const covered = row.slice(0, 12) + 'B'.repeat(12);
  expect(wordIn([covered, row, row, row, row], 'Settings', (index) => 3 * index + 1)).toEqual([COLORS.g]);
  const beside = `gggggggggg ${'KK '.repeat(5)}`;
  expect(wordIn([beside, beside, beside, beside], '+58%m', (index) => (index === 0 ? 12 : 11 + 3 * index))).toEqual([
    COLORS.K,
  ]);
});
