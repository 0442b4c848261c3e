import { expect, test } from 'vitest';
import { newestVersion } from './find-version.ts';

test.each([
  [['1.9.0', '1.10.0', '1.2.3'], '1.10.0'],
  [['2.0.0-beta.1', '2.0.0'], '2.0.0'],
  [['1.0.0'], '1.0.0'],
  [[], undefined],
])('of %j the newest is %s', (versions, newest) => {
  expect(newestVersion(versions)).toBe(newest);
});
