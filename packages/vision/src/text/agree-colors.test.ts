import { expect, test } from 'vitest';
import { agreeColors } from './agree-colors.ts';

test('colours that compression drew apart become one, by their characters; others stay', () => {
  const votes = [
    { color: 0x141c30, chars: 30 },
    { color: 0x1a2236, chars: 10 },
    { color: 0x4d87db, chars: 8 },
    { color: 0x10182c, chars: 0 },
  ];
  expect(agreeColors(votes)).toEqual([0x151d31, 0x151d31, 0x4d87db, 0x151d31]);
});

test('no lines, no colours', () => {
  expect(agreeColors([])).toEqual([]);
});
