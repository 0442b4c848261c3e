import { beforeAll, expect, test } from 'vitest';
import { findChanges, isOther, listAnsweredPages, loadAnswers, sumAnswer } from './answers.ts';
import { judgeOnce } from './judge-once.ts';

const MAX_MS = 600_000;

const recorded = loadAnswers();
const pages = listAnsweredPages().filter(({ id }) => id in recorded);
let changes: string[] = [];
beforeAll(async () => {
  const judged = await judgeOnce(pages);
  const now = judged.map(({ page, measurement }) => [page.id, measurement ? sumAnswer(measurement) : {}] as const);
  changes = findChanges(Object.fromEntries(now), recorded);
}, MAX_MS);

test('pages of twelve libraries or more are recorded', () => {
  expect(new Set(pages.map(({ family }) => family)).size).toBeGreaterThanOrEqual(12);
});

/** Floors feel what gets worse on average; this feels every change, also one that is meant: then record the answers anew. */
test('the answers are the recorded ones, or `node bench/record-answers.ts` has to be run', () => {
  expect(isOther(changes.length, pages.length), changes.join('\n')).toBe(false);
});
