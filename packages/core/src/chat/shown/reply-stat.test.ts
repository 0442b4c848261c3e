import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

/** Two cards with a label and a figure each. */
const said = (first: string, second: string): string => {
  const cards = [40, 340].map((x, at) => box(`card${at}`, 'card', x, 40, 260, 120, { fill: '#f5f5f5' }));
  const texts = [first, second].flatMap((figure, at) => [
    text(figure, 60 + 300 * at, 60, { fontSize: 32, background: '#f5f5f5' }),
    text('Total articles', 60 + 300 * at, 110, { background: '#f5f5f5' }),
  ]);
  const project = createProject([page(texts, cards)], { uiType: 'webapp' });
  return answer('how many total articles are there?', { project, text: '' }).message;
};

test('one figure that is written in two ways is the answer', () =>
  expect(said('1,284', '1,284 items')).toContain('`Total articles`: `1,284`'));

test.each([
  ['1.2K', '1.2M'],
  ['$12', '12%'],
])('figures of another size or unit are two, and both are said: %s and %s', (first, second) => {
  const answered = said(first, second);
  for (const figure of [first, second]) expect(answered).toContain(`\`${figure}\``);
});
