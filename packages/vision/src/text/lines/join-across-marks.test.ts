import { expect, test } from 'vitest';
import type { Component } from '../ink/edge-components.ts';
import { type GlyphLine, toLine } from './glyph-line.ts';
import { joinAcrossMarks } from './join-across-marks.ts';

const component = (left: number, top: number, width: number, height: number): Component => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  edges: 2 * (width + height),
});
const word = (left: number, top = 10): GlyphLine =>
  toLine([component(left, top, 8, 10), component(left + 9, top, 8, 10)]);
const unframed = (): undefined => undefined;
const spans = (lines: readonly GlyphLine[]): number[][] => lines.map(({ left, right }) => [left, right]);

test('a dash or a middle dot ties the words on its sides into one line, and so does the next one', () => {
  const marks = [component(22, 14, 10, 3), component(59, 14, 3, 3)];
  expect(spans(joinAcrossMarks([word(0), word(37), word(67)], marks, unframed))).toEqual([[0, 84]]);
});

test('a row of words and dashes that is too long to be read as one line stays in parts that are not', () => {
  const words = Array.from({ length: 60 }, (_, at) => word(at * 37));
  const marks = words.slice(1).map((_, at) => component(at * 37 + 22, 14, 10, 3));
  const parts = spans(joinAcrossMarks(words, marks, unframed));
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.length).toBeLessThan(8);
  for (const [left, right] of parts) expect(right! - left!).toBeLessThanOrEqual(80 * 8);
});

test('the dash of a heading may be as high as a small letter, and the arrow of a menu is no dash', () => {
  const heading = (left: number): GlyphLine => toLine([component(left, 10, 12, 20), component(left + 14, 10, 12, 20)]);
  const lines = [heading(0), heading(60)];
  expect(joinAcrossMarks(lines, [component(32, 18, 22, 5)], unframed)).toHaveLength(1);
  expect(joinAcrossMarks(lines, [component(29, 18, 10, 6)], unframed)).toHaveLength(2);
  expect(joinAcrossMarks(lines, [component(32, 14, 22, 10)], unframed)).toHaveLength(2);
});

test('the ink of a mark has no more than a third of the height of the words, without the pixel of edge on each side', () => {
  const linesAt = (height: number, ofMark: number) => {
    const heading = (left: number): GlyphLine =>
      toLine([component(left, 10, 12, height), component(left + 14, 10, 12, height)]);
    const mark = component(32, 10 + (height - ofMark) / 2, 22, ofMark);
    return joinAcrossMarks([heading(0), heading(60)], [mark], unframed).length;
  };
  expect([linesAt(20, 8), linesAt(20, 9)]).toEqual([1, 2]);
  expect([linesAt(24, 9), linesAt(24, 10)]).toEqual([1, 2]);
});

test('a point or a comma close behind a word ties the next one to it', () => {
  const point = [component(20, 18, 3, 3)];
  expect(spans(joinAcrossMarks([word(0), word(32)], point, unframed))).toEqual([[0, 49]]);
});

test('words stay apart without a mark, at a point that is not close, at a far mark and at a mark between two lines', () => {
  const apart = [
    [0, 17],
    [40, 57],
  ];
  const lines = [word(0), word(40)];
  expect(spans(joinAcrossMarks(lines, [], unframed))).toEqual(apart);
  expect(spans(joinAcrossMarks(lines, [component(27, 18, 3, 3)], unframed))).toEqual(apart);
  expect(spans(joinAcrossMarks([word(0), word(60)], [component(35, 14, 3, 3)], unframed))).toHaveLength(2);
  expect(spans(joinAcrossMarks([word(0), word(40, 18)], [component(25, 16, 3, 3)], unframed))).toEqual(apart);
});

test('an icon before a minus stays apart from the number', () => {
  const icon = toLine([component(0, 10, 10, 10)]);
  expect(joinAcrossMarks([icon, word(20)], [component(13, 14, 5, 3)], unframed)).toHaveLength(2);
});

test('words in different frames stay apart', () => {
  const frame = component(30, 0, 60, 30);
  const right = word(37);
  const frameOf = (c: Component): Component | undefined => (right.glyphs.includes(c) ? frame : undefined);
  expect(joinAcrossMarks([word(0), right], [component(22, 14, 10, 3)], frameOf)).toHaveLength(2);
});
