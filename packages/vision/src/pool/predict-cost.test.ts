import { expect, test } from 'vitest';
import { predictCost } from './predict-cost.ts';

const claim = (width: number, height: number, bytes = 24): Uint8Array => {
  const header = Buffer.alloc(bytes);
  header.write('\x89PNG\r\n\x1a\n', 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
};

test.each([
  ['a screen', claim(1920, 1080), { expectedMs: 1_744, limitMs: 24_147, isQuick: true }],
  ['a screen of photos', claim(1920, 1080, 900_000), { expectedMs: 4_444, limitMs: 24_147, isQuick: false }],
  ['a long page', claim(1440, 10_000), { expectedMs: 9_140, limitMs: 48_800, isQuick: false }],
  ['the largest that is taken', claim(8_000, 5_000), { expectedMs: 24_500, limitMs: 60_000, isQuick: false }],
  [
    'more than is taken, which costs nothing',
    claim(60_000, 60_000),
    { expectedMs: 500, limitMs: 20_000, isQuick: true },
  ],
  ['no size', Uint8Array.of(1, 2, 3), { expectedMs: 500, limitMs: 20_000, isQuick: false }],
])('%s', (_, bytes, cost) => {
  const { expectedMs, limitMs, isQuick } = predictCost(bytes, 60_000);
  expect({ expectedMs: Math.round(expectedMs), limitMs: Math.round(limitMs), isQuick }).toEqual(cost);
});
