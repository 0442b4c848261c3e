import { expect, test } from 'vitest';
import type { TextLine, Word } from '../measurement.ts';
import { findAccents } from './find-accents.ts';
import { countLines, joinRuns } from './join-runs.ts';
import { settleLine } from './settle-line.ts';
import { splitRuns } from './split-runs.ts';

const line = (...words: (Partial<Word> & { text: string })[]): TextLine => ({
  text: words.map(({ text }) => text).join(' '),
  box: { x: 10, y: 40, width: words.length * 50 - 10, height: 12 },
  fontSize: 14,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#222222',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: words.map((word, index) => ({ box: { x: 10 + index * 50, y: 42, width: 40, height: 10 }, ...word })),
});

const sentence = line(
  { text: 'Already' },
  { text: 'here?' },
  { text: 'Sign', color: '#0ebedb', fontWeight: 700 },
  { text: 'up', color: '#0ebedb', fontWeight: 700 },
  { text: 'today' },
);

test('a line is told style by style, each part at its own place and with the height of the line', () => {
  const runs = splitRuns(sentence);
  expect(runs.map(({ text, color, fontWeight, continues }) => [text, color, fontWeight, continues])).toEqual([
    ['Already here?', '#222222', 400, undefined],
    ['Sign up', '#0ebedb', 700, true],
    ['today', '#222222', 400, true],
  ]);
  expect(runs[1]!.box).toEqual({ x: 110, y: 40, width: 90, height: 12 });
  expect(runs.flatMap(({ words }) => words).some(({ color }) => color !== undefined)).toBe(false);
});

test('parts come together to the line that they were', () => {
  const other = line({ text: 'Next' });
  const joined = joinRuns([...splitRuns(sentence), ...splitRuns(other)]);
  expect(joined).toEqual([sentence, other]);
  expect(countLines([...splitRuns(sentence), ...splitRuns(other)])).toBe(2);
});

test('parts whose words are not known come together in the style of most letters, too', () => {
  const told = splitRuns(line({ text: '@ann', color: '#0000ee' }, { text: 'replied' }, { text: 'today' }));
  const [joined] = joinRuns(told.map((run) => ({ ...run, words: [] })));
  expect(joined!.color).toBe('#222222');
  expect(findAccents(joined!)).toEqual([{ text: '@ann', color: '#0000ee', fontWeight: undefined }]);
});

test('a part that continues nothing is a line of its own', () => {
  expect(joinRuns([{ ...line({ text: 'Alone' }), continues: true }])).toHaveLength(1);
});

test('a line has the style of most of its letters, and tells what stands out', () => {
  const settled = settleLine(line({ text: 'by' }, { text: 'ThemeSelection', fontWeight: 700 }));
  expect(settled.fontWeight).toBe(700);
  expect(findAccents(settled)).toEqual([{ text: 'by', color: undefined, fontWeight: 400 }]);
});

test('code is written without spaces where only the colour changes', () => {
  const code = line(
    { text: '<p' },
    { text: 'class', color: '#cc0000' },
    { text: '=', glued: true },
    { text: '"wide"', color: '#008800', glued: true },
    { text: '>', glued: true },
  );
  const whole = { ...code, text: '<p class="wide">' };
  const runs = splitRuns(whole);
  expect(runs.map(({ text, glued }) => [text, glued])).toEqual([
    ['<p', undefined],
    ['class', undefined],
    ['=', true],
    ['"wide"', true],
    ['>', true],
  ]);
  const [joined] = joinRuns(runs);
  expect(joined!.text).toBe('<p class="wide">');
  expect(joined!.words.map(({ glued }) => glued)).toEqual([undefined, undefined, true, true, true]);
});
