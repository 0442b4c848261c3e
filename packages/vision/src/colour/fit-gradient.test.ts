import { expect, test } from 'vitest';
import { fitGradient } from './fit-gradient.ts';
import { pack } from './rgb.ts';

const box = { x: 0, y: 0, width: 100, height: 50 };
const sample = (color: (x: number, y: number) => number) =>
  Array.from({ length: 200 }, (_, i) => {
    const x = (i * 7) % 100;
    const y = (i * 3) % 50;
    return { x, y, color: color(x, y) };
  });

test('a change to the right is 90 degrees, one downwards 180', () => {
  const across = fitGradient(
    sample((x) => pack(100 + x, 50, 200 - x)),
    box,
  )!;
  expect(across.angle).toBe(90);
  expect([across.from, across.to]).toEqual(['#6432c8', '#c83264']);
  expect(
    fitGradient(
      sample((_, y) => pack(y * 2, 0, 0)),
      box,
    ),
  ).toEqual({ from: '#000000', to: '#640000', angle: 180 });
});

test('a flat colour is no gradient, and neither is noise', () => {
  expect(
    fitGradient(
      sample(() => 0x336699),
      box,
    ),
  ).toBeUndefined();
  expect(
    fitGradient(
      sample((x, y) => ((x * 7919 + y * 104729) % 0xffffff) | 0),
      box,
    ),
  ).toBeUndefined();
});
