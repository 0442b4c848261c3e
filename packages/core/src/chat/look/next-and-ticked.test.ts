import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Element } from '../../measurement.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const NAMES = ['Battery', 'Place', 'Packets'];
const ticksOn = (around: string, letters: string, fills: readonly (string | undefined)[]): string => {
  const card = box('card', 'card', 20, 20, 400, 200, { fill: around as `#${string}` });
  const ticks = fills.map(
    (fill, at): Element =>
      box(`t${at}`, 'checkbox', 40, 40 + at * 50, 18, 18, fill === undefined ? {} : { fill: fill as `#${string}` }),
  );
  const look = { color: letters as `#${string}`, background: around as `#${string}` };
  const labels = NAMES.map((name, at) => text(name, 70, 42 + at * 50, look));
  const project = createProject([page(labels, [card, ...ticks])], { uiType: 'webapp' });
  return answer('which checkboxes are ticked?', { project, text: '' }).message;
};

test('boxes of one light grey on a dark card are not ticked', () =>
  expect(ticksOn('#111111', '#ffffff', ['#ffffff', '#ffffff', '#ffffff'])).not.toMatch(/Battery|Place|Packets/));

test('a box in a colour is ticked, and then those in a grey are not', () =>
  expect(ticksOn('#111111', '#ffffff', ['#ffffff', '#4ade80', '#ffffff'])).toMatch(/^(?!.*Battery).*Place/));

test('where no box has a colour, the one that stands out is ticked', () =>
  expect(ticksOn('#ffffff', '#111111', ['#ffffff', '#111111', '#ffffff'])).toMatch(/^(?!.*Battery).*Place/));

const menu = createProject(
  [
    page(
      [
        ...['Home', 'Docs', 'Guides'].map((name, at) => text(name, 40 + at * 100, 30)),
        text('Reference and tutorials', 140, 74, { color: '#777777', fontSize: 12 }),
        text('Search results for running shoes and…', 40, 300),
      ],
      [box('nav', 'nav', 20, 20, 600, 40, { fill: '#eeeeee' })],
    ),
  ],
  { uiType: 'webapp' },
);
const said = (question: string): string => answer(question, { project: menu, text: '' }).message;

test('after an entry of a row comes the next of that row, and after the last none', () => {
  expect(said('what comes after Docs?')).toContain('`Guides`');
  expect(said('what comes after Guides?')).not.toContain('Reference and tutorials');
});

test('a long line that was cut short is no field for searching', () =>
  expect(said('is there a search field?')).not.toMatch(/^Yes/));
