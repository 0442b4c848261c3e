import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement } from '../../measurement.ts';
import { indexPage, wordsOf } from '../look/page-index.ts';
import { toAsk } from '../reply/ask.ts';
import { readQuestion } from '../words/read-question.ts';
import { splitClauses } from './clauses.ts';

const empty: Measurement = {
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: [],
  elements: [],
  regions: [],
  palette: [],
  spacing: { unit: 4, scale: [4], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};
const pages = [indexPage('Home', 0, empty)];
const project = createProject([empty], { uiType: 'webapp' });
const split = (text: string): { clauses: string[]; reads: number } => {
  let reads = 0;
  const clauses = splitClauses(text, (clause) => {
    reads++;
    return toAsk(readQuestion(clause, wordsOf(pages)), pages, project);
  });
  return { clauses: clauses.map((clause) => clause.text), reads };
};

test('a question behind a list of several parts is one of its own', () => {
  const list = 'how wide are the header, the sidebar, the footer, the logo, the table and the chart';
  expect(split(`${list} and how high is the button`).clauses).toEqual([list, 'how high is the button']);
});

test('a long text is not read again at each of its commas', () => {
  expect(split(`how wide is the ${'card, '.repeat(150)}button`).reads).toBeLessThan(50);
});
