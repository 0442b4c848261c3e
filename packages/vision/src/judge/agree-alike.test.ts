import { expect, test } from 'vitest';
import { agreeAlike } from './agree-alike.ts';
import type { Candidate } from './candidate.ts';
import { CLASSES } from './classes.ts';
import type { Judgement } from './judge.ts';

const tile = (x: number, y: number, side: number): Candidate => {
  const box = { x, y, width: side, height: side };
  return { source: 'rest', box, shape: { kind: 'box', box, radius: 8, busy: 0 } };
};
const says = (icon: number): Judgement => ({
  chances: Object.fromEntries(
    CLASSES.map((type) => [type, type === 'icon' ? icon : type === 'none' ? 1 - icon : 0]),
  ) as Judgement['chances'],
  canvas: { x: 0, y: 0, width: 1, height: 1 },
});
const chanceOf = (judged: [Candidate, Judgement][]) =>
  [...agreeAlike(new Map(judged), 1).values()].map(({ chances }) => chances.icon);

test('equal tiles in a row share their judgement', () => {
  const [first, second, third] = chanceOf([
    [tile(20, 40, 48), says(0.9)],
    [tile(120, 40, 48), says(0.9)],
    [tile(220, 40, 48), says(0.3)],
  ]);
  expect(first).toBeCloseTo(0.4 * 0.9 + 0.6 * 0.6);
  expect(second).toBeCloseTo(first!);
  expect(third).toBeCloseTo(0.4 * 0.3 + 0.6 * 0.9);
});

test('small marks below each other agree though their sizes differ', () => {
  expect(
    chanceOf([
      [tile(20, 40, 16), says(0.9)],
      [tile(22, 80, 12), says(0.3)],
    ])[1],
  ).toBeCloseTo(0.66);
});

test('a tile of another size or place is judged alone', () => {
  expect(
    chanceOf([
      [tile(20, 40, 48), says(0.9)],
      [tile(120, 44, 60), says(0.3)],
      [tile(300, 200, 48), says(0.2)],
    ]),
  ).toEqual([0.9, 0.3, 0.2]);
});
