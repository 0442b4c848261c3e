import { expect, test } from 'vitest';
import { withoutFringes } from './without-fringes.ts';

test('a thin stroke with a red and a blue side has the colour that its channels reach', () => {
  const counts = new Map([
    [0xffffff, 300],
    [0x270733, 20],
    [0xc05f07, 20],
    [0x0770c0, 20],
  ]);
  expect(withoutFringes(counts, 0xffffff, 0x270733)).toBe(0x070707);
});

test('a channel in which ink and paper are alike stays as the core has it', () => {
  const counts = new Map([
    [0x0000ff, 100],
    [0xffffff, 20],
    [0xc0f0ff, 20],
  ]);
  expect(withoutFringes(counts, 0x0000ff, 0xfff0ff)).toBe(0xffffff);
});

test('a stray pixel does not set a channel', () => {
  const counts = new Map([
    [0xffffff, 900],
    [0x404040, 200],
    [0x004040, 1],
  ]);
  expect(withoutFringes(counts, 0xffffff, 0x404040)).toBe(0x404040);
});
