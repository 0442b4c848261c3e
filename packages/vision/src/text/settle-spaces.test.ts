import { expect, test } from 'vitest';
import { glyphIndex, loadFontFamilies } from './font-faces.ts';
import { findInk } from './ink/line-ink.ts';
import type { ReadLine } from './read/read-line.ts';
import { splitWords, textOf } from './read/split-words.ts';
import { settleSpaces } from './settle-spaces.ts';
import { draw } from './testing/draw.ts';

const { regular } = loadFontFamilies().find(({ name }) => name === 'Roboto')!;
const SIZE_PX = 40;

type Setting = { read: string; tracking?: number; chance?: number; set?: string };

/** A line of blocks as wide as the letters of `set` in their face; `read` has the spaces that the reader saw. */
function line({ set, read, tracking = 0, chance = 0 }: Setting) {
  const places: [from: number, to: number][] = [];
  let pen = 4;
  for (const char of set ?? read) {
    const index = glyphIndex(char);
    const [from, to] = [
      pen + regular.left[index]! * SIZE_PX,
      pen + (regular.advance[index]! - regular.right[index]!) * SIZE_PX,
    ];
    if (char !== ' ') places.push([Math.round(from), Math.round(to)]);
    pen += regular.advance[index]! * SIZE_PX + tracking;
  }
  const width = Math.ceil(pen) + 4;
  const row = Array.from({ length: width }, (_, x) => (places.some(([from, to]) => x >= from && x < to) ? '#' : ' '));
  const rows = Array.from({ length: 36 }, (_, y) => (y > 3 && y < 32 ? row.join('') : ' '.repeat(width)));
  const pixels = draw(rows);
  const crop = { left: 0, top: 0, right: width, bottom: 36 };
  const ink = findInk(pixels, crop);
  let next = 0;
  const chars = [...read].map((char) => {
    const [from, to] = char === ' ' ? places[next]! : places[next++]!;
    return { char, confidence: 1, at: (from + to) / 2 / width, spaceBefore: chance };
  });
  const words = splitWords(ink, chars, (at) => at * width).map((word) => ({ ...word, color: 0 }));
  return { pixels, line: { crop, ink, chars, words, confidence: 1 } satisfies ReadLine };
}

const settled = (setting: Setting) => {
  const { pixels, line: read } = line(setting);
  return settleSpaces(pixels, [read])[0]!.words.map(textOf).join(' ');
};

test('letters set far apart are one word, whatever the reader thought of their gaps', () => {
  expect(settled({ read: 'M ARKETIN G', set: 'MARKETING', tracking: 10, chance: 0.8 })).toBe('MARKETING');
  expect(settled({ read: 'MARKET HALL', tracking: 10 })).toBe('MARKET HALL');
});

test('a gap that is wider than the letters leave is a space where the reader thought of one, and else none', () => {
  expect(settled({ read: 'Canyou send', set: 'Can you send', chance: 0.05 })).toBe('Can you send');
  expect(settled({ read: 'Canyou', chance: 0.05 })).toBe('Canyou');
});

test('a percent sign stands apart from its number where the page sets it so', () => {
  expect(settled({ read: '45%', set: '45 %' })).toBe('45 %');
  expect(settled({ read: '45%' })).toBe('45%');
});
