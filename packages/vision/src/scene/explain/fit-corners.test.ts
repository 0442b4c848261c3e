import { expect, test } from 'vitest';
import { linear, paint, surface } from '../testing/paint-surfaces.ts';
import { fitCorners } from './fit-corners.ts';

const [GREY, WHITE, BLUE, LINE] = [0xf3f4f6, 0xffffff, 0x2563eb, 0xd1d5db];
const page = surface([0, 0, 120, 90], GREY);

test('the radius of a box is found whatever was thought of it', () => {
  const radii = Array.from({ length: 25 }, (_, radius) => radius);
  const off = radii.filter((radius) => {
    const pixels = paint(120, 90, page, surface([10, 10, 90, 60], BLUE, { radius }));
    const { corners } = fitCorners(pixels, surface([10, 10, 90, 60], BLUE, { radius: 5 }));
    return corners.some((found) => Math.abs(found - radius) > 1);
  });
  expect(off).toEqual([]);
});

test('a border has the radius of its outer edge', () => {
  const radii = [4, 6, 8, 12, 16];
  const off = radii.filter((radius) => {
    const card = surface([10, 10, 90, 60], WHITE, { radius, border: { width: 1, color: LINE } });
    const { corners } = fitCorners(paint(120, 90, page, card), { ...card, corners: [0, 0, 0, 0] });
    return corners.some((found) => Math.abs(found - radius) > 1);
  });
  expect(off).toEqual([]);
});

test('a pill is round by half of its height', () => {
  const pill = surface([10, 10, 80, 30], BLUE, { radius: 15 });
  expect(fitCorners(paint(120, 90, page, pill), { ...pill, corners: [9, 9, 9, 9] })).toEqual(pill);
});

test('a corner that something covers is like the three others', () => {
  const card = surface([10, 20, 80, 50], WHITE, { radius: 8 });
  const badge = surface([75, 12, 30, 16], 0xef4444, { radius: 8 });
  expect(fitCorners(paint(120, 90, page, card, badge), { ...card, corners: [8, 20, 8, 8] })).toEqual(card);
});

test('corners of one box may differ', () => {
  const tab = { ...surface([10, 10, 80, 30], BLUE), corners: [8, 8, 0, 0] } as const;
  expect(fitCorners(paint(120, 90, page, tab), surface([10, 10, 80, 30], BLUE))).toEqual(tab);
});

test('without a contrast, and on gradients, nothing is changed', () => {
  const faint = surface([10, 10, 80, 30], GREY + 1, { radius: 3 });
  const gradient = surface([10, 10, 80, 30], linear(90, BLUE, WHITE), { radius: 3 });
  expect(fitCorners(paint(120, 90, page, faint), faint)).toEqual(faint);
  expect(fitCorners(paint(120, 90, page, gradient), gradient)).toEqual(gradient);
});

test('boxes may reach beyond the picture', () => {
  const wide = surface([-10, -10, 200, 200], BLUE, { radius: 12 });
  expect(fitCorners(paint(120, 90, wide), wide)).toEqual(wide);
});
