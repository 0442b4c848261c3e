import { expect, test } from 'vitest';
import { pixelBits, stepBits, surfaceBits } from './bits.ts';
import { linear, surface } from './testing/paint-surfaces.ts';

test('a pixel within two levels costs nothing, and more the further it is off', () => {
  expect(pixelBits(0x102030, 0x12202e)).toBe(0);
  const costs = [3, 10, 100, 255].map((levels) => pixelBits(0, levels));
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
  expect(costs[0]).toBe(10);
});

test('a surface costs a box and a colour, and each thing beyond those something more', () => {
  const place = [0, 0, 10, 10] as const;
  expect(surfaceBits(surface(place, 0xffffff))).toBe(68);
  expect(surfaceBits(surface(place))).toBe(68);
  expect(surfaceBits(surface(place, linear(90, 0, 0xffffff)))).toBe(68 + 33);
  expect(surfaceBits(surface(place, 0xffffff, { radius: 4 }))).toBe(68 + 6);
  expect(surfaceBits(surface(place, 0xffffff, { radius: 4, border: { width: 1, color: 0 } }))).toBe(68 + 6 + 27);
});

test('a straight outline costs least', () => {
  expect([0, 1, 3].map(stepBits)).toEqual([1, 5, 7]);
});
