import { beforeAll, expect, test } from 'vitest';
import { describeProcessor, findChanges, hashAnswer, listAnsweredPages, loadAnswers, maxTipped } from './answers.ts';
import { judgeOnce } from './judge-once.ts';

/** Measuring steps back behind whatever else the machine does; a page that hangs has a limit of its own. */
const MAX_MS = 1_800_000;

const recorded = loadAnswers();
const pages = listAnsweredPages().filter(({ id }) => id in recorded.pages);
let changes: string[] = [];
beforeAll(async () => {
  const judged = await judgeOnce(pages);
  const now = judged.map(({ page, measurement }) => [page.id, measurement ? hashAnswer(measurement) : {}] as const);
  changes = findChanges(Object.fromEntries(now), recorded.pages);
}, MAX_MS);

test('pages of twelve libraries or more are recorded', () => {
  expect(new Set(pages.map(({ family }) => family)).size).toBeGreaterThanOrEqual(12);
});

/** Floors notice what gets worse on average; this notices every change, also one that is meant: then record the answers anew. */
test('the answers are the recorded ones, or `node bench/record-answers.ts` has to be run', () => {
  const allowed = maxTipped(pages.length, recorded.processor);
  if (allowed > 0)
    console.warn(
      `The answers were recorded on ${recorded.processor}: on ${describeProcessor()} up to ${allowed} of ${pages.length} pages may differ.`,
      ...changes.map((line) => `\n${line}`),
    );
  expect(changes.length, changes.join('\n')).toBeLessThanOrEqual(allowed);
});
