import { expect, test } from 'vitest';
import { CROP_LENGTH, CROP_SIDE } from './crop.ts';
import { LOOK_FACTS, lookFacts } from './look-facts.ts';

const PLANE = CROP_SIDE * CROP_SIDE;
/** Grey views: the stretched one shows `level` at each place. */
const view = (level: (row: number, column: number) => number): Uint8Array => {
  const crops = new Uint8Array(CROP_LENGTH);
  for (let i = 0; i < 3 * PLANE; i++) {
    const place = i % PLANE;
    crops[CROP_LENGTH / 2 + i] = level(Math.floor(place / CROP_SIDE), place % CROP_SIDE);
  }
  return crops;
};

test('a flat surface has one colour and no step', () => {
  expect(
    lookFacts(
      view(() => 255),
      0,
    ),
  ).toEqual([1, 0, 0, 0, 1, 0, 1, 0, 0, 0]);
});

test('a photo changes softly, a chequered drawing in edges', () => {
  const soft = lookFacts(
    view((row, column) => row * 4 + column * 3),
    0,
  );
  const sharp = lookFacts(
    view((row, column) => ((row + column) % 2) * 255),
    0,
  );
  expect(soft.slice(6, 9)).toEqual([0, 1, 0]);
  expect(sharp.slice(6, 9)).toEqual([0, 0, 1]);
  expect(sharp.slice(4, 6)).toEqual([0.5, 0.5]);
  expect([soft.length, sharp.length]).toEqual([LOOK_FACTS, LOOK_FACTS]);
});
