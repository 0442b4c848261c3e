import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawLines } from './draw-lines.fixture.ts';
import { findWordmarks } from './find-wordmarks.ts';
import { joinWordmarks } from './join-wordmarks.ts';

const WORDS = 'illilill';
const mark: Element = {
  id: 'e1',
  type: 'icon',
  box: { x: 10, y: 8, width: 20, height: 20 },
  fill: '#066fd1',
  confidence: 1,
};
const link: Element = { id: 'e2', type: 'link', box: { x: 36, y: 10, width: 30, height: 16 }, confidence: 1 };
const paragraphs = Array.from({ length: 8 }, (_, at) => ({ x: 20, y: 60 + at * 18, size: 10, foot: 0 }));
const name = { x: 36, y: 10, size: 16, foot: 0.5 };

test('a mark and a name that is drawn beside it are one logo, which still says the name', () => {
  const { pixels, texts } = drawLines(240, 220, [], [name, ...paragraphs]);
  const found = findWordmarks([mark, link], texts, pixels, 1);
  expect(found).toEqual([{ line: texts[0], marks: [mark] }]);
  expect(joinWordmarks([mark, link], found, pixels)).toEqual([
    {
      id: 'w1',
      type: 'logo',
      box: { x: 9, y: 7, width: 58, height: 22 },
      text: WORDS,
      confidence: 0.7,
      series: [{ color: '#066fd1', boxes: [mark.box] }],
    },
  ]);
});

test('a name that the page has set is a text beside an icon', () => {
  const { pixels, texts } = drawLines(240, 220, [], [{ ...name, foot: 0 }, ...paragraphs]);
  expect(findWordmarks([mark], texts, pixels, 1)).toEqual([]);
});

test('a drawn word alone may be set in a face with round feet', () => {
  const { pixels, texts } = drawLines(240, 220, [], [name, ...paragraphs]);
  expect(findWordmarks([], texts, pixels, 1)).toEqual([]);
});

test.each([
  ['sizes differ are a strip of logos', [14, 18, 14], 3],
  ['sizes are the same are words in a face with round feet', [14, 14, 14], 0],
])('drawn names side by side whose %s', (_, sizes, count) => {
  const row = sizes.map((size, at) => ({ x: 10 + at * 80, y: 20 - size / 2, size, foot: 0.5 }));
  const { pixels, texts } = drawLines(
    260,
    300,
    [],
    [...row, ...Array.from({ length: 13 }, (_, at) => ({ x: 20, y: 60 + at * 18, size: 10, foot: 0 }))],
  );
  expect(findWordmarks([], texts, pixels, 1)).toHaveLength(count);
});

test('a name that was read in doubt is not the name of its logo', () => {
  const { pixels, texts } = drawLines(240, 220, [], [name, ...paragraphs]);
  const doubtful = { line: { ...texts[0]!, confidence: 0.9 }, marks: [mark] };
  expect(joinWordmarks([mark, link], [doubtful], pixels)[0]).not.toHaveProperty('text');
});
