import { expect, test } from 'vitest';
import { isScoreOf, type KeptScore, MAX_SCORES_OF_PAGE, withoutScores, withScore } from './kept-scores.ts';

const score = (over: Partial<KeptScore> = {}): KeptScore => ({
  owner: 'ada',
  about: 'ada/1.png',
  page: 0,
  score: 50,
  differences: 4,
  at: '2026-01-05T10:00:00.000Z',
  ...over,
});

test('a check is kept after the earlier ones of its page, and the oldest of that page makes room', () => {
  let kept: KeptScore[] = [score({ page: 1, score: 7 })];
  for (let n = 0; n <= MAX_SCORES_OF_PAGE; n += 1) kept = withScore(kept, score({ score: n }));
  const mine = kept.filter(isScoreOf('ada', 'ada/1.png', 0)).map((one) => one.score);
  expect(mine).toEqual(Array.from({ length: MAX_SCORES_OF_PAGE }, (_, n) => n + 1));
  expect(kept.filter(isScoreOf('ada', 'ada/1.png', 1))).toEqual([score({ page: 1, score: 7 })]);
});

test('the checks of deleted results go, and those of others stay', () => {
  const kept = [score(), score({ about: 'ada/2.png' }), score({ owner: 'bob' })];
  expect(withoutScores(kept, 'ada', ['ada/1.png'])).toEqual([score({ about: 'ada/2.png' }), score({ owner: 'bob' })]);
  expect(withoutScores(kept, 'ada')).toEqual([score({ owner: 'bob' })]);
});
