import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

/** Three cards: the first two are as large and say different things, and the third is wider. */
const cards = page(
  [text('Beta', 40, 120), text('Gamma', 40, 150), text('Delta', 300, 120), text('Wide', 560, 120)],
  [
    box('e1', 'card', 20, 100, 240, 100, { fill: '#eeeeee' }),
    box('e2', 'card', 280, 100, 240, 100, { fill: '#eeeeee' }),
    box('e3', 'card', 540, 100, 300, 100, { fill: '#dddddd' }),
  ],
  {
    regions: [
      { role: 'header', box: { x: 0, y: 0, width: 1000, height: 60 }, fill: '#222222' },
      { role: 'footer', box: { x: 0, y: 740, width: 1000, height: 60 }, fill: '#333333' },
    ],
  },
);
const ask = (question: string): string =>
  answer(question, { project: createProject([cards], { uiType: 'webapp' }), text: '' }).message;

test.each(['first card as html', 'first card as react'])(
  '%s: a title is not all that is written on a card',
  (question) => {
    expect(ask(question)).toMatch(/Beta[\s\S]*Gamma/);
  },
);

test('a card of one text keeps it as HTML', () => {
  expect(ask('second card as html')).toContain('Delta');
});

test('components and rules of several parts have names of their own', () => {
  const names = (question: string, name: RegExp): string[] => ask(question).match(name) ?? [];
  expect(names('all cards as react', /function \w+/g)).toEqual(['function Card', 'function Card2', 'function Card3']);
  expect(names('all cards as css', /^\.\S+/gm)).toEqual(['.card', '.card-2', '.card-3']);
});

test('rules that are alike are written once', () => {
  const twins = page(
    [],
    [20, 280, 540].map((x, at) => box(`e${at + 1}`, 'card', x, 100, 240, 100, { fill: '#eeeeee' })),
  );
  const project = createProject([twins], { uiType: 'webapp' });
  const { message } = answer('all cards as css', { project, text: '' });
  expect(message.match(/^\.\S+/gm)).toEqual(['.card']);
});

test('parts of several types are not counted as the first of them', () => {
  expect(ask('the header and the footer as css')).toMatch(/^2 elements:/);
});
