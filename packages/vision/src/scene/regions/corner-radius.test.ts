import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { paint, surface } from '../testing/paint-surfaces.ts';
import { radiusAround, radiusOfLoss } from './corner-radius.ts';
import { listPartBoxes } from './part-boxes.ts';

const FILL = 0x2563eb;

const boxOf = (radius: number, width: number, height: number) => {
  const segments = segment(paint(120, 90, surface([10, 10, width, height], FILL, { radius })));
  return listPartBoxes(segments, [...segments.color].indexOf(FILL), 1)[0]!; // the fill is one part
};

test('the radius of a painted corner is read back within a pixel', () => {
  const radii = Array.from({ length: 25 }, (_, radius) => radius);
  const off = radii.map((radius) =>
    Math.max(...boxOf(radius, 90, 60).corners.map((found) => Math.abs(found - radius))),
  );
  expect(radii.filter((radius) => off[radius]! > 1)).toEqual([]);
});

test('a corner that misses nothing is sharp, and no radius is larger than what was missed', () => {
  expect([0, -3].map(radiusOfLoss)).toEqual([0, 0]);
  const radii = Array.from({ length: 400 }, (_, loss) => radiusOfLoss(loss));
  expect(radii).toEqual(radii.toSorted((one, other) => one - other));
  expect(radiusOfLoss(1e9)).toBeLessThanOrEqual(200);
});

test('a circle covers no pixel whole where it touches its box', () => {
  const sizes = Array.from({ length: 12 }, (_, i) => 14 + 4 * i);
  const radii = sizes.map((size) => {
    const { box, losses } = boxOf(size / 2, size, size);
    const beside = (size - box.width) / 2;
    return radiusAround(losses[0], { besideX: beside, besideY: beside, rows: Math.floor(box.width / 2) }, size / 2);
  });
  expect(sizes.filter((size, i) => Math.abs(radii[i]! - size / 2) > 1)).toEqual([]);
  expect(radiusAround(0, { besideX: 0.5, besideY: 0.5, rows: 10 }, 10)).toBe(0);
});
