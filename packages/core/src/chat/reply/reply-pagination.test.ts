import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

/** Rows of single words, 30 px from one to the next. */
const inRows = (rows: readonly string[]) =>
  page(rows.flatMap((row, at) => row.split(' ').map((word, column) => text(word, 400 + column * 30, 60 + at * 300))));

const ask = (question: string, ...rows: string[]): ReturnType<typeof answer> =>
  answer(question, { project: createProject([inRows(rows)], { uiType: 'webapp' }), text: '' });

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
