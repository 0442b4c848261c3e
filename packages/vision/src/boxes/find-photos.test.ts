import { expect, test } from 'vitest';
import { findShapes } from './find-shapes.ts';
import { drawRects } from './testing/draw-pixels.ts';

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
