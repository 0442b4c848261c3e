import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement, TextLine } from '../../measurement.ts';
import { answer } from '../answer.ts';

const line = (text: string, x: number, y: number): TextLine => ({
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
});

const PEOPLE = ['Anna Berg', 'Boris Klee', 'Clara Dorn', 'David Moor'];
/** A table of four rows, 36 px high and 44 px from top to top; two of the people are away. */
const team: Measurement = {
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: PEOPLE.flatMap((name, at) => [
    line(name, 60, 109 + at * 44),
    line(at % 2 === 0 ? 'Away' : 'Present', 400, 109 + at * 44),
  ]),
  elements: [
    { id: 'e1', type: 'table', box: { x: 40, y: 90, width: 640, height: 200 }, rows: 4, columns: 2, confidence: 1 },
    ...PEOPLE.map((_, at) => ({
      id: `e${at + 2}`,
      type: 'card' as const,
      box: { x: 50, y: 100 + at * 44, width: 620, height: 36 },
      fill: '#fafafa',
      confidence: 1,
    })),
    ...PEOPLE.map((_, at) => ({
      id: `e${at + 6}`,
      type: 'badge' as const,
      box: { x: 390, y: 105 + at * 44, width: 80, height: 26 },
      fill: '#ffd166',
      text: at % 2 === 0 ? 'Away' : 'Present',
      confidence: 1,
    })),
  ],
  regions: [],
  palette: [],
  spacing: { unit: 4, scale: [4], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};
const project = createProject([team], { uiType: 'webapp' });
const ask = (question: string) => answer(question, { project, text: '' });

test.each([
  ['row height of the table', 'Each row takes up 44 px, from one top edge to the next.'],
  ['how high is each row?', 'Each row takes up 44 px, from one top edge to the next.'],
  ['Wie hoch ist jede Zeile der Tabelle?', 'Jede Zeile nimmt 44 px ein, von Oberkante zu Oberkante.'],
  ['who is away?', '`Away` appears in 2 places: `Anna Berg` and `Clara Dorn`.'],
])('%s', (question, said) => expect(ask(question).message).toBe(said));

test('a word that fits no table is said to have played no part', () =>
  expect(ask('row height of the refunds table').message).toContain('`refunds`'));

test.each(['height of the rows of the "Refunds" list', 'row height in the "Refunds" table'])(
  'a list that is not there has no rows of another: %s',
  (question) => {
    const { state, message } = ask(question);
    expect(state).toBe('unknown');
    expect(message).toMatch(/^I found no "refunds" (list|table)/i);
  },
);
