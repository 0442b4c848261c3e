import { expect, test } from 'vitest';
import { draw } from '../testing/draw.ts';
import { withinBackground } from './within-background.ts';

const COLORS = { '#': 0x4f46e5, g: 0xd0d0d0 };
/** Strokes of letters in the colour of the page, and air around them in that of the badge. */
const LETTERS = '#'.repeat(5) + ' #  # #'.repeat(6) + '#'.repeat(5);
const FULL = '#'.repeat(LETTERS.length);
const round = (corner: number): string => ' '.repeat(corner) + FULL.slice(2 * corner) + ' '.repeat(corner);
const PAGE = ' '.repeat(LETTERS.length);

const BADGE = [round(4), round(2), FULL, FULL, LETTERS, LETTERS, LETTERS, LETTERS, FULL, FULL, round(2), round(4)];
const AROUND = [PAGE, PAGE, ...BADGE, PAGE, PAGE].map((row) => `   ${row}   `);
const width = LETTERS.length + 6;

test('of a rectangle that is larger than the badge that a line stands on, what is around its letters is left', () => {
  const rect = { left: 0, top: 0, right: width, bottom: AROUND.length };
  expect(withinBackground(draw(AROUND, COLORS), rect)).toEqual({ left: 3, top: 5, right: width - 3, bottom: 11 });
});

test('a rectangle on one background stays as it is, and so does one on a photo', () => {
  const plain = draw([FULL, FULL, LETTERS, LETTERS, LETTERS, FULL, FULL], COLORS);
  const rect = { left: 0, top: 0, right: LETTERS.length, bottom: 7 };
  expect(withinBackground(plain, rect)).toEqual(rect);
  const photo = { ...plain, colors: plain.colors.map((_, at) => (at * 7919) % 0xffffff) };
  expect(withinBackground(photo, rect)).toEqual(rect);
});

test('what takes less than half of the rows is no badge that a line stands on', () => {
  const trimmed = (rows: number): boolean => {
    const page = Array.from({ length: 16 }, (_, y) => (y >= 4 && y < 4 + rows ? LETTERS : PAGE));
    const rect = { left: 0, top: 0, right: LETTERS.length, bottom: 16 };
    return withinBackground(draw(page, COLORS), rect) !== rect;
  };
  expect([5, 7, 8, 10].map(trimmed)).toEqual([false, false, true, true]);
});

test('letters leave at least a fifth of each row', () => {
  const trimmed = (bare: number): boolean => {
    const bold = ' '.repeat(25) + 'g'.repeat(25 - bare) + '#'.repeat(bare);
    const [around, above] = [' '.repeat(50), '#'.repeat(50)];
    const rect = { left: 0, top: 0, right: 50, bottom: 12 };
    const page = [around, around, above, above, bold, bold, bold, bold, above, above, around, around];
    return withinBackground(draw(page, COLORS), rect) !== rect;
  };
  expect([8, 9, 10, 12].map(trimmed)).toEqual([false, false, true, true]);
});

test('dashes are no line: their rectangle stays', () => {
  const trimmed = (height: number): boolean => {
    const inside = Array.from({ length: 12 }, (_, y) => (y >= 4 && y < 4 + height ? LETTERS : FULL));
    const rect = { left: 0, top: 0, right: LETTERS.length, bottom: 16 };
    return withinBackground(draw([PAGE, PAGE, ...inside, PAGE, PAGE], COLORS), rect) !== rect;
  };
  expect([0, 2, 3, 4, 6].map(trimmed)).toEqual([false, false, false, true, true]);
});
