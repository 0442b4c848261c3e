import { expect, test } from 'vitest';
import { toProgressSteps } from './progress-steps.ts';

test('several pages are one segment each, and only pages that are done are drawn as done', () => {
  expect(toProgressSteps({ unit: 'page', pages: 3, done: 1, activity: 'text' })).toEqual({
    label: '1 of 3 pages done',
    steps: ['Page 1', 'Page 2', 'Page 3'],
    current: 1,
  });
});

test.each([
  ['checking', 0],
  ['busy', 0],
  ['queued', 0],
  ['decoding', 0],
  ['text', 1],
  ['boxes', 2],
  ['colours', 3],
  ['layout', 4],
  ['writing', 5],
  ['model', 5],
  [{ loadedBytes: 1, totalBytes: 2 }, 0],
] as const)('a single page that is at %o is at stage %i of 6', (activity, current) => {
  const line = toProgressSteps({ unit: 'section', pages: 1, done: 0, activity });
  expect([line.current, line.steps.length]).toEqual([current, 6]);
});

test('a single page that is done has no stage left', () => {
  expect(toProgressSteps({ unit: 'page', pages: 1, done: 1, activity: 'writing' }).current).toBe(6);
});
