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
  const [paragraph, ...others] = nameTexts(lines, [], said({ paragraph: 0.8, none: 0.2 }));
  expect(paragraph).toMatchObject({ type: 'paragraph', text: 'One line and its next', confidence: 0.8 });
  expect(others).toEqual([]);
  expect(nameTexts(lines, [], said({ heading: 0.6, none: 0.4 }))).toHaveLength(1);
});

test('links below each other are those of a menu', () => {
  expect(nameTexts(lines, [], said({ link: 0.9, none: 0.1 })).map(({ type, text }) => [type, text])).toEqual([
    ['link', 'One line'],
    ['link', 'and its next'],
  ]);
});

test('what is likelier anything else has no name, and neither has the word of a button', () => {
  expect(nameTexts(lines, [], said({ none: 0.6, heading: 0.4 }))).toEqual([]);
  const button = { type: 'button' as const, box: { x: 0, y: 0, width: 300, height: 80 }, confidence: 1 };
  expect(nameTexts(lines, [button], said({ link: 1 }))).toEqual([]);
});
