import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

/** Where the words of each column begin: columns of 220, 140 and 160 px. */
const STARTS = [248, 468, 608] as const;
const PEOPLE = [
  ['Anna Berg', '$4,100', 'Oslo'],
  ['Boris Klee', '$9,300', 'Riga'],
  ['Clara Dorn', '$2,750', 'Oslo'],
  ['David Moor', '$3,600', 'Bonn'],
] as const;

/** A dark bar at the top, a sidebar, a table of four rows that are 44 px high, and three pages of it, the second of which is shown. */
const staff = page(
  [
    ...['Name', 'Salary', 'City'].map((head, at) => text(head, STARTS[at]!, 110, { fontWeight: 700 })),
    ...PEOPLE.flatMap((cells, row) => cells.map((cell, at) => text(cell, STARTS[at]!, 154 + row * 44))),
    text('Showing 4 of 57 entries', 248, 360),
    ...['1', '2', '3'].map((number, at) =>
      text(number, 700 + at * 30, 360, number === '2' ? { background: '#0055ff', color: '#ffffff' } : {}),
    ),
  ],
  [
    box('e1', 'header', 0, 0, 1000, 60, { fill: '#101820' }),
    box('e2', 'sidebar', 0, 60, 200, 640, { fill: '#f4f4f4' }),
    box('e3', 'table', 240, 100, 520, 230),
  ],
);

const ask = (question: string): ReturnType<typeof answer> =>
  answer(question, { project: createProject([staff], { uiType: 'webapp' }), text: '' });

test.each([
  ['how wide is the Salary column?', /^`Salary` is 140 px wide/],
  ['Wie breit ist die Spalte Name?', /^`Name` ist 220 px breit/],
  ['which column is the widest', /^`Name` is 220 px wide/],
  ['who has the highest salary?', /^`Boris Klee`: Salary `\$9,300`/],
  ['quem tem o menor salary?', /^`Clara Dorn`: Salary `\$2,750`/],
  ['how tall are the table rows', /44 px/],
  ['how many rows are there?', /^4 rows in the table/],
  ['Wie viele Einträge gibt es insgesamt?', /^57 \(`Showing 4 of 57 entries`\)/],
  ['how many pages does the pagination have?', /^3 pages/],
  ['quelle page de la pagination est active ?', /^Actif : `2`/],
  ['what colour is the current page in the pagination', /^The `2` text is #ffffff\.$/],
  ['is the header darker than the sidebar?', /^Yes\. /],
  ['Ist die Seitenleiste dunkler als der Header?', /^Nein\. /],
  ['which is darker, the sidebar or the header?', /^Header\. /],
  ['is the header lighter than the page?', /^No\. /],
])('reads a table, its pages and how light parts are: %s', (question, expected) => {
  const { message, state } = ask(question);
  expect(message).toMatch(expected);
  expect(state).toBe('answered');
});

test.each(['how many links are there?', 'which page has a chart?'])(
  'counts nothing that was not found: %s',
  (question) => {
    expect(ask(question).state).toBe('unknown');
  },
);

test('a table is only one part of the area that it lies in', () => {
  const cards = [0, 1, 2, 3].map((at) => box(`e${4 + at}`, 'card', 240 + at * 180, 420, 160, 200, { fill: '#ffffff' }));
  const main = { role: 'main' as const, box: { x: 220, y: 80, width: 780, height: 620 }, fill: '#fafafa' };
  const area = { ...staff, elements: [...staff.elements, ...cards], regions: [main] };
  const project = createProject([area], { uiType: 'webapp' });
  const say = (question: string): string => answer(question, { project, text: '' }).message;
  expect(say('How many columns does the table have?')).toMatch(/\b3\b/);
  expect(say('How many columns does the main area have?')).not.toMatch(/\b3 columns/);
});
