import { expect, test } from 'vitest';
import { failedOutcome } from './engine-answer/fallback-analysis.ts';
import { firstAnalysed, type Project } from './project.ts';

const analysis = { prompt: '', elements: [], colorPalette: [], layout: '', spacing: '', typography: '' };
const done = { name: 'Home', analysis, imageIndex: 0, success: true };
const failed = failedOutcome('Blank', 0);
const project = (outcomes: Project['outcomes']): Project => ({ name: 'Shop', uiType: 'webapp', outcomes });

test.each([
  ['the first of two that were analysed', [done, done], 0],
  ['the one after pages that failed', [failed, failed, done], 2],
  ['the first where all failed', [failed, failed], 0],
])('a result opens at %s', (_, outcomes, index) => {
  expect(firstAnalysed(project(outcomes))).toBe(index);
});
