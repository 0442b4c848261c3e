import { expect, test } from 'vitest';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { answersOf } from './answers.fixture.ts';
import { createSayText } from './say-text.ts';

const { nodes, answers } = answersOf([
  { box: [20, 20, 100, 16], type: 'heading', chance: 0.7, kind: 'text' },
  { box: [20, 60, 100, 16], type: 'link', chance: 0.9, kind: 'surface' },
]);
const sayText = createSayText(nodes, answers);

test('a line is what the network takes its node for', () => {
  const { heading, none, link } = sayText(textLine('Title', 20, 20, 100, 16));
  expect([heading, none, link].map((chance) => chance.toFixed(2))).toEqual(['0.70', '0.30', '0.00']);
});

test('a line that the network was not asked about is only text', () => {
  expect(sayText(textLine('Home', 20, 60, 100, 16))).toEqual({ none: 1, heading: 0, paragraph: 0, link: 0 });
});
