import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement } from '../../measurement.ts';
import { answer } from '../answer.ts';

/** Rows of single words, 30 px from one to the next. */
const page = (...rows: string[]): Measurement => ({
  version: 1,
  image: { width: 1000, height: 700, scale: 1 },
  texts: rows.flatMap((row, at) =>
    row.split(' ').map((text, column) => ({
      text,
      box: { x: 400 + column * 30, y: 60 + at * 300, width: text.length * 8, height: 18 },
      fontSize: 16,
      fontWeight: 400,
      fontClass: 'sans' as const,
      color: '#111111',
      background: '#ffffff',
      align: 'left' as const,
      confidence: 1,
      words: [],
    })),
  ),
  elements: [],
  regions: [],
  palette: [],
  spacing: { unit: 4, scale: [4], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
});

const ask = (question: string, ...rows: string[]): ReturnType<typeof answer> =>
  answer(question, { project: createProject([page(...rows)], { uiType: 'webapp' }), text: '' });

test.each([
  [['1 2 3 Next'], /^3 pages/],
  [['1 2 3 … 12 Next'], /^12 pages/],
  [['1 2 3 … Next'], /^At least 3 pages/],
  [['4 5 6 7'], /^At least 7 pages/],
  [['1 2 3', '1 2 3'], /^3 pages/],
])('counts the pages that a pagination leads to: %j', (rows, expected) => {
  const { message, state } = ask('How many pages does the pagination have?', ...rows);
  expect(message).toMatch(expected);
  expect(state).toBe('answered');
});

test('rows of other numbers are a calendar', () => {
  expect(ask('How many pages does the pagination have?', '1 2 3 4', '5 6 7 8').message).not.toMatch(/pages in the/);
});
