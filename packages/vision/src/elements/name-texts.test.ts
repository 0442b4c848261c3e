import { expect, test } from 'vitest';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import type { TextChances } from './decide/say-text.ts';
import { nameTexts } from './name-texts.ts';

const said = (chances: Partial<TextChances>) => (): TextChances => ({
  none: 0,
  heading: 0,
  paragraph: 0,
  link: 0,
  ...chances,
});
const lines = [textLine('One line', 20, 20, 200, 14), textLine('and its next', 20, 40, 190, 14)];

test('lines below each other are one paragraph or one heading', () => {
  const [paragraph, ...others] = nameTexts(lines, [], 16, said({ paragraph: 0.8, none: 0.2 }));
  expect(paragraph).toMatchObject({ type: 'paragraph', text: 'One line and its next', confidence: 0.8 });
  expect(others).toEqual([]);
  expect(nameTexts(lines, [], 16, said({ heading: 0.6, none: 0.4 }))).toHaveLength(1);
});

test('links below each other are those of a menu', () => {
  expect(nameTexts(lines, [], 16, said({ link: 0.9, none: 0.1 })).map(({ type, text }) => [type, text])).toEqual([
    ['link', 'One line'],
    ['link', 'and its next'],
  ]);
});

test('what is likelier anything else has no name, and neither has the word of a button', () => {
  expect(nameTexts(lines, [], 16, said({ none: 0.8, heading: 0.2 }))).toEqual([]);
  expect(nameTexts(lines, [], 16, said({ none: 0.7, heading: 0.3 }))).toHaveLength(1);
  const button = { type: 'button' as const, box: { x: 0, y: 0, width: 300, height: 80 }, confidence: 1 };
  expect(nameTexts(lines, [button], 16, said({ link: 1 }))).toEqual([]);
});

test('what lines of one style are taken for counts for each of them', () => {
  const titles = [20, 200, 400].map((x) => textLine(`Title ${x}`, x, 20, 80, 14));
  const sure = (line: { box: { x: number } }) => said(line.box.x > 20 ? { heading: 0.8, none: 0.2 } : { none: 1 })();
  expect(nameTexts(titles, [], 16, sure).map(({ type }) => type)).toEqual(['heading', 'heading', 'heading']);
});

test('bold text that stands out needs less to be a heading', () => {
  const title = textLine('Plan every week', 20, 20, 150, 20, { fontSize: 20, fontWeight: 700 });
  expect(nameTexts([title], [], 16, said({ none: 0.85, heading: 0.15 })).map(({ type }) => type)).toEqual(['heading']);
  expect(nameTexts([{ ...title, fontWeight: 400 }], [], 16, said({ none: 0.85, heading: 0.15 }))).toEqual([]);
});
