import { expect, test } from 'vitest';
import { toRestoredPath } from './restore-path.ts';

test.each([
  ['/history', '/history'],
  ['/results?id=3#top', '/results?id=3#top'],
  ['/', '/'],
  ['https://x.example', undefined],
  ['//x.example', undefined],
  ['/a//b', undefined],
  ['/\\x.example', undefined],
  ['/\t/x.example', undefined],
  ['/\n/x.example', undefined],
  ['history', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('[RT15] path=%s is restored as %s', (path, restored) => {
  expect(toRestoredPath(`?path=${encodeURIComponent(path)}`)).toBe(restored);
});

test('[RT15] an address without the parameter restores nothing', () => {
  expect(toRestoredPath('?checkout_id=1')).toBeUndefined();
});
