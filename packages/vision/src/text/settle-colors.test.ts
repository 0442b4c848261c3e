import { expect, it } from 'vitest';
import { settleColors } from './settle-colors.ts';

const vote = (color: number, paper: number, solid: number, chars = 20) => ({ color, paper, solid, chars, busy: false });

it('gives thin text the colour of the solid text that it is a paler mix of', () => {
  expect(settleColors([vote(0xffffff, 0x222222, 0.3), vote(0xfcdfed, 0xec4899, 0.02)])).toEqual([0xffffff, 0xffffff]);
});

it('prefers the colour that more characters have', () => {
  const votes = [vote(0x111111, 0xffffff, 0.2, 5), vote(0x000000, 0xffffff, 0.2, 90), vote(0x313131, 0xffffff, 0.03)];
  expect(settleColors(votes)[2]).toBe(0x000000);
});

it('leaves solid text alone, and thin text of another hue or much paler', () => {
  const votes = [
    vote(0x212529, 0xffffff, 0.3),
    vote(0x343a40, 0xffffff, 0.2),
    vote(0xd03030, 0xffffff, 0.01),
    vote(0x868e96, 0xffffff, 0.01),
  ];
  expect(settleColors(votes)).toEqual(votes.map(({ color }) => color));
});

it('gives a thin line the colour that is nearest to its own, not a fuller one that is used more', () => {
  const blue = { paper: 0x4e73df, busy: false, chars: 10 };
  const entries = [
    { ...blue, color: 0xffffff, solid: 0.3, chars: 40 },
    { ...blue, color: 0xd7e0f8, solid: 0.1 },
    { ...blue, color: 0xd5def8, solid: 0.03 },
  ];
  expect(settleColors(entries)[2]).toBe(0xd7e0f8);
});

it('does not believe the colour of few characters with few whole pixels', () => {
  const grey = { paper: 0xffffff, busy: false };
  const labels = [
    { ...grey, color: 0x858796, solid: 0.2, chars: 40 },
    { ...grey, color: 0x9698a4, solid: 0.1, chars: 3 },
  ];
  expect(settleColors(labels)).toEqual([0x858796, 0x858796]);
});
