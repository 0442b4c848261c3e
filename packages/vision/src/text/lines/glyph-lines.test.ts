import { expect, test } from 'vitest';
import type { Component } from '../ink/edge-components.ts';
import { draw } from '../testing/draw.ts';
import { groupGlyphLines, releaseMarks } from './glyph-lines.ts';

const part = (left: number, top: number, right: number, bottom: number): Component => ({
  left,
  top,
  right,
  bottom,
  edges: 2 * (right - left + bottom - top),
});

/** Ink where a component is, paper in what it holds. */
function lines(components: Component[], holes: Component[] = []) {
  const rows = Array.from({ length: 60 }, () => Array<string>(200).fill(' '));
  const fill = (list: Component[], ink: string): void => {
    for (const { left, top, right, bottom } of list)
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) rows[y]![x] = ink;
  };
  fill(components, '#');
  fill(holes, ' ');
  const pixels = draw(rows.map((row) => row.join('')));
  return groupGlyphLines([...components, ...holes], pixels).map(({ left, right }) => [left, right]);
}

test('words in a badge and words beside it are lines of their own', () => {
  const words = [part(10, 20, 20, 32), part(22, 20, 32, 32)];
  const count = part(40, 20, 50, 32);
  expect(lines([...words, count])).toEqual([[10, 50]]);
  expect(lines([...words, part(35, 15, 55, 37), count])).toEqual([
    [10, 32],
    [40, 50],
  ]);
});

test('a lone capital with a hole that stands on the line of a word belongs to it; a frame of another height does not', () => {
  const word = [part(46, 12, 66, 34), part(68, 6, 90, 34)];
  const hole = part(19, 12, 25, 18);
  expect(lines([part(10, 6, 33, 34), ...word], [hole])).toEqual([[10, 90]]);
  expect(lines([part(10, 6, 33, 40), ...word], [hole])).toEqual([
    [46, 90],
    [19, 25],
  ]);
});

test('letters that touch, one rising and one hanging, stay in their word', () => {
  const word = [part(10, 20, 28, 34), part(29, 15, 50, 39), part(51, 20, 69, 34), part(70, 20, 88, 34)];
  expect(lines(word)).toEqual([[10, 88]]);
  const apart = [part(10, 20, 28, 34), part(34, 15, 55, 39), part(61, 20, 79, 34), part(80, 20, 98, 34)];
  expect(lines(apart)).toHaveLength(3);
});

test('words on one baseline in two sizes are lines of their own, but not those that stand a seventh of their height apart', () => {
  const large = [part(10, 20, 20, 40), part(22, 20, 32, 40)];
  const small = (bottom: number) => [part(40, bottom - 12, 47, bottom), part(49, bottom - 12, 56, bottom)];
  expect(lines([...large, ...small(42)])).toEqual([
    [10, 32],
    [40, 56],
  ]);
  expect(lines([...large, ...small(43)])).toEqual([[10, 56]]);
});

test('the grain of a large photo makes more lines than a call takes arguments', () => {
  const columns = 500;
  const grain = Array.from({ length: 150_000 }, (_, index) => {
    const [left, top] = [(index % columns) * 40, Math.floor(index / columns) * 40];
    return part(left, top, left + 5, top + 9);
  });
  // No grain holds another, so no pixel is looked at.
  expect(groupGlyphLines(grain, { width: 20_000, height: 12_000, colors: new Uint32Array() })).toHaveLength(150_000);
});

test('a chart gives back the numbers of its axis, which it took for marks; what is low and a word keep theirs', () => {
  const [chart, zero, ten] = [part(20, 2, 180, 40), part(10, 28, 16, 38), part(150, 34, 156, 44)];
  const pixels = draw([' '.repeat(200)]);
  const [line] = groupGlyphLines([chart, zero, ten], pixels);
  expect(line?.glyphs.length).toBe(3);
  expect(releaseMarks(line!, pixels).map(({ left, right }) => [left, right])).toEqual([
    [10, 16],
    [150, 156],
  ]);
  const stroke = part(20, 2, 180, 22);
  const [low] = groupGlyphLines([stroke, part(10, 14, 16, 24), part(150, 14, 156, 24)], pixels);
  expect([low?.glyphs.length, releaseMarks(low!, pixels)]).toEqual([3, []]);
  const word = [part(10, 20, 20, 32), part(22, 20, 32, 32), part(34, 29, 37, 32)];
  const [text] = groupGlyphLines(word, pixels);
  expect([text?.glyphs.length, releaseMarks(text!, pixels)]).toEqual([3, []]);
});
