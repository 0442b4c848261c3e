import { expect, test } from 'vitest';
import { deltaE, toLab } from './delta-e.ts';

test('CIELAB of the primaries under D65', () => {
  expect(toLab(0xffffff).l).toBeCloseTo(100, 2);
  expect(toLab(0xff0000).a).toBeCloseTo(80.09, 1);
  expect(toLab(0x0000ff).b).toBeCloseTo(-107.86, 1);
});

// Reference values from culori 4.0.1, differenceCiede2000().
test.each([
  [0xffffff, 0x000000, 100],
  [0xff0000, 0x00ff00, 86.6078],
  [0x0d6efd, 0x2563eb, 4.4172],
  [0xf8f9fa, 0xffffff, 1.378],
])('the distance of %i and %i is %d', (a, b, expected) => {
  expect(deltaE(a, b)).toBeCloseTo(expected, 1);
});
