import { expect, test } from 'vitest';
import { drawRects } from '../testing/draw-pixels.ts';
import { findShapes } from '../testing/find-shapes.ts';

/** A fixed pseudo-random sequence, so that the grain is the same in every run. */
const grain = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};

test('grain is a photo with its exact edges, and nothing inside it is reported', () => {
  const pixels = drawRects(200, 160, 0xffffff, []);
  const next = grain(7);
  for (let y = 37; y < 37 + 80; y++)
    for (let x = 43; x < 43 + 100; x++) pixels.colors[y * 200 + x] = Math.floor(next() * 0xffffff);
  const shapes = findShapes(pixels, [], 1);
  expect(shapes.map(({ kind, box, busy }) => ({ kind, box, busy }))).toEqual([
    { kind: 'box', box: { x: 43, y: 37, width: 100, height: 80 }, busy: 1 },
  ]);
});

test('two photos that touch at a corner are two photos', () => {
  const pixels = drawRects(240, 200, 0xffffff, []);
  const next = grain(11);
  for (const [left, top] of [
    [120, 24],
    [24, 104],
  ] as const)
    for (let y = top; y < top + 80; y++)
      for (let x = left; x < left + 96; x++) pixels.colors[y * 240 + x] = Math.floor(next() * 0xffffff);
  expect(findShapes(pixels, [], 1).map(({ box, busy }) => ({ box, busy }))).toEqual([
    { box: { x: 120, y: 24, width: 96, height: 80 }, busy: 1 },
    { box: { x: 24, y: 104, width: 96, height: 80 }, busy: 1 },
  ]);
});
