import { expect, test } from 'vitest';
import { blurEdge, seenBeyondEdge, shareBehindEdge } from './blur-edge.ts';

test.each([
  [0.5, true],
  [1.5, true],
  [4, true],
  [4, false],
])('an edge blurred by sigma %d is half way at the edge and symmetric', (sigma, isFromMask) => {
  const edge = blurEdge(sigma, isFromMask);
  const atCentre = (distance: number): number => shareBehindEdge(edge, distance + 0.5);
  expect(atCentre(0)).toBeCloseTo(0.5, 10);
  expect(atCentre(-sigma) + atCentre(sigma)).toBeCloseTo(1, 10);
  // A gaussian has 15.9 % beyond one sigma; the approximations and whole pixels are near.
  if (sigma >= 1.5) expect(Math.abs(atCentre(-sigma) - 0.159)).toBeLessThan(0.025);
});

test('no blur is wider than the browser makes it', () => {
  expect(blurEdge(1e9, true).reach).toBe(blurEdge(128, true).reach);
});

test('a faint shadow is seen less far', () => {
  const edge = blurEdge(10, true);
  expect(seenBeyondEdge(edge, 255)).toBeGreaterThan(seenBeyondEdge(edge, 13));
});
