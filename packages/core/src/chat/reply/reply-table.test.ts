import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement, TextLine } from '../../measurement.ts';
import { answer } from '../answer.ts';

const line = (text: string, x: number, y: number, more: Partial<TextLine> = {}): TextLine => ({
  text,
  box: { x, y, width: text.length * 8, height: 18 },
  fontSize: 16,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#111111',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
  ...more,
});

/** Where the words of each column begin: columns of 220, 140 and 160 px. */
const STARTS = [248, 468, 608] as const;
const PEOPLE = [
  ['Anna Berg', '$4,100', 'Oslo'],
  ['Boris Klee', '$9,300', 'Riga'],
  ['Clara Dorn', '$2,750', 'Oslo'],
  ['David Moor', '$3,600', 'Bonn'],
] as const;

/** A dark bar at the top, a sidebar, a table of four rows that are 44 px high, and three pages of it, the second of which is shown. */
const staff: Measurement = {
  version: 1,
  image: { width: 1000, height: 700, scale: 1 },
  texts: [
    ...['Name', 'Salary', 'City'].map((head, at) => line(head, STARTS[at]!, 110, { fontWeight: 700 })),
    ...PEOPLE.flatMap((cells, row) => cells.map((cell, at) => line(cell, STARTS[at]!, 154 + row * 44))),
    line('Showing 4 of 57 entries', 248, 360),
    ...['1', '2', '3'].map((page, at) =>
      line(page, 700 + at * 30, 360, page === '2' ? { background: '#0055ff', color: '#ffffff' } : {}),
    ),
  ],
  elements: [
    { id: 'e1', type: 'header', box: { x: 0, y: 0, width: 1000, height: 60 }, fill: '#101820', confidence: 1 },
    { id: 'e2', type: 'sidebar', box: { x: 0, y: 60, width: 200, height: 640 }, fill: '#f4f4f4', confidence: 1 },
    { id: 'e3', type: 'table', box: { x: 240, y: 100, width: 520, height: 230 }, confidence: 1 },
  ],
  regions: [],
  palette: [],
  spacing: { unit: 4, scale: [4], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};

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
  const area: Measurement = {
    ...staff,
    elements: [
      ...staff.elements,
      ...[0, 1, 2, 3].map((at) => ({
        id: `e${4 + at}`,
        type: 'card' as const,
        box: { x: 240 + at * 180, y: 420, width: 160, height: 200 },
        fill: '#ffffff',
        confidence: 1,
      })),
    ],
    regions: [{ role: 'main', box: { x: 220, y: 80, width: 780, height: 620 }, fill: '#fafafa' }],
  };
  const project = createProject([area], { uiType: 'webapp' });
  const say = (question: string): string => answer(question, { project, text: '' }).message;
  expect(say('How many columns does the table have?')).toMatch(/\b3\b/);
  expect(say('How many columns does the main area have?')).not.toMatch(/\b3 columns/);
});
