import { expect, test } from 'vitest';
import { toCloud } from './cloud.ts';
import { profileAlong } from './profile-along.ts';

const cloud = toCloud([0, 1, 2].map((x) => ({ x, y: 0, color: 0x667eea })));

test.each([
  ['places that are no number', cloud, () => Number.NaN],
  ['no samples', toCloud([]), (x: number) => x],
])('%s are no gradient', (_, samples, placeOf) =>
  expect(profileAlong(samples, placeOf)).toEqual({ error: Number.POSITIVE_INFINITY, knots: [] }),
);
