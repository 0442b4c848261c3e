import { type Box, overlap } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import { createTwinIndex } from './twin-index.ts';

/** Numbers from 0 to 1 that are the same in every run. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
  return seed / 2 ** 31;
};

test.each([0.8, 0.85])('finds the same twins as a look at every box, at an overlap of %s', (minOverlap) => {
  const random = createRandom(7);
  const index = createTwinIndex(minOverlap);
  const seen: Box[] = [];
  let twins = 0;
  for (let i = 0; i < 3_000; i++) {
    const near = seen[Math.floor(random() * seen.length)];
    const box: Box =
      near && i % 2
        ? {
            ...near,
            x: near.x + Math.round(near.width * 0.3 * (random() - 0.5)),
            width: Math.ceil(near.width * (0.8 + 0.4 * random())),
          }
        : {
            x: Math.floor(random() * 2_000),
            y: Math.floor(random() * 2_000),
            width: 1 + Math.floor(random() ** 4 * 1_900),
            height: 1 + Math.floor(random() ** 4 * 1_900),
          };
    const expected = seen.some((other) => overlap(other, box) > minOverlap);
    expect(index.hasTwin(box)).toBe(expected);
    if (expected) twins++;
    index.add(box);
    seen.push(box);
  }
  expect(twins).toBeGreaterThan(300);
});
