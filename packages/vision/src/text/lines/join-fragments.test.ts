import type { TextLine } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { joinFragments } from './join-fragments.ts';

const words = (x: number, ...texts: string[]): TextLine['words'] =>
  texts.map((text, at) => ({ text, box: { x: x + 40 * at, y: 20, width: 35, height: 12 } }));
const start = textLine('to the world', 20, 20, 115, 12, { words: words(20, 'to', 'the', 'world') });
const by = (x: number, more: Partial<TextLine> = {}): TextLine =>
  textLine('by', x, 20, 18, 12, { words: [{ text: 'by', box: { x, y: 20, width: 18, height: 12 } }], ...more });
const textsOf = (...lines: TextLine[]): string[] => joinFragments(lines).map(({ text }) => text);

test('a word that stands a little away from its line belongs to it', () => {
  const [joined] = joinFragments([by(143), start]);
  expect(joined).toMatchObject({ text: 'to the world by', box: { x: 20, y: 20, width: 141, height: 12 } });
  expect(joined?.words).toHaveLength(4);
});

test('what is further away, of another style or beside a single word is a text of its own', () => {
  expect(textsOf(start, by(160))).toEqual(['to the world', 'by']);
  expect(textsOf(start, by(143, { color: '#d63939' }))).toEqual(['to the world', 'by']);
  expect(textsOf(start, by(143, { fontWeight: 700 }))).toEqual(['to the world', 'by']);
  expect(textsOf(by(20), by(46))).toEqual(['by', 'by']);
});
