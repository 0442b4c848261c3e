import { expect, test } from 'vitest';
import { headingLevels } from './heading-levels.ts';

test('the largest heading is the h1 when there is one of it, and no level is skipped', () => {
  const levelOf = headingLevels([40, 24, 24, 18]);
  expect([40, 24, 18].map(levelOf)).toEqual(['h1', 'h2', 'h3']);
});

test('a largest size that repeats is no page title', () => {
  const levelOf = headingLevels([24, 24, 18]);
  expect([24, 18].map(levelOf)).toEqual(['h2', 'h3']);
});
