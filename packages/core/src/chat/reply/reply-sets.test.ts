import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const ask = (measured: ReturnType<typeof page>, question: string) =>
  answer(question, { project: createProject([measured], { uiType: 'webapp' }), text: '' });

test.each([
  [[20, 280, 540], /^Yes\. As a row: 20 px/],
  [[20, 280, 500], /^No\. As a row: 20 px to its left, 60 px/],
])('cards at %j are centred as a row or are not', (xs, said) => {
  const cards = xs.map((x) => box(`e${x}`, 'card', x, 100, 240, 100, { fill: '#eeeeee' }));
  expect(
    ask(page([], cards, { image: { width: 800, height: 800, scale: 1 } }), 'are the cards centred?').message,
  ).toMatch(said);
});
