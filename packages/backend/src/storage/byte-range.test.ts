import { expect, it } from 'vitest';
import { parseRange, renderRange, resolveRange } from './byte-range.ts';

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', undefined],
  ['bytes=-0', undefined],
])('%s of a hundred bytes', (header, range) => {
  const wish = parseRange(header)!;
  expect(resolveRange(wish, 100)).toEqual(range);
  expect(renderRange(wish)).toBe(header);
});

it.each([undefined, '', 'bytes=-', 'bytes=9-0', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
  '%s is the whole file',
  (header) => {
    expect(parseRange(header)).toBeUndefined();
  },
);
