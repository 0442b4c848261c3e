import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import type { Pixels } from '../../contract.ts';
import type { Surface } from '../scene.ts';
import { paint, surface } from '../testing/paint-surfaces.ts';
import { proposeFlats } from './propose-flats.ts';

const [GREY, WHITE, LINE, BLUE] = [0xf3f4f6, 0xffffff, 0xd1d5db, 0x2563eb];
const page = surface([0, 0, 120, 90], GREY);
const flatsOf = (pixels: Pixels, color: number): Surface[] =>
  proposeFlats(pixels, segment(pixels), () => false)
    .map(({ surface: one }) => one)
    .filter(({ fill }) => fill?.kind === 'flat' && fill.color === color);

test('a part of one colour is a box with the border around it', () => {
  const card = surface([10, 10, 90, 60], WHITE, { border: { width: 1, color: LINE } });
  expect(flatsOf(paint(120, 90, page, card), WHITE)).toEqual([card]);
});

test('a rounded card has its radius on the outside of its border', () => {
  const card = surface([10, 10, 90, 60], WHITE, { radius: 12, border: { width: 2, color: LINE } });
  const [found, ...others] = flatsOf(paint(120, 90, page, card), WHITE);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ box: card.box, border: card.border });
  for (const radius of found!.corners) expect(Math.abs(radius - 12)).toBeLessThanOrEqual(1);
});

test('a circle is round by half of its box', () => {
  for (const size of [20, 24, 32, 40, 48]) {
    const [found] = flatsOf(paint(120, 90, page, surface([10, 10, size, size], BLUE, { radius: size / 2 })), BLUE);
    expect(Math.abs(found!.box.width - size)).toBeLessThan(0.5);
    expect(found!.corners).toEqual(new Array(4).fill(Math.min(found!.box.width, found!.box.height) / 2));
  }
});

test('a box between pixels has its own edges', () => {
  const [found] = flatsOf(paint(120, 90, page, surface([10.5, 10, 40, 30], BLUE)), BLUE);
  expect(found!.box.x).toBeCloseTo(10.5, 1);
  expect(found!.box.width).toBeCloseTo(40, 1);
  expect(found!.corners).toEqual([0, 0, 0, 0]);
});

test('lines beside two sides are dividers, not a border', () => {
  const divider = surface([10, 41, 90, 1], LINE);
  const pixels = paint(120, 90, page, surface([10, 10, 90, 31], WHITE), divider, surface([100, 10, 1, 31], LINE));
  expect(flatsOf(pixels, WHITE)).toEqual([surface([10, 10, 90, 31], WHITE)]);
  expect(flatsOf(pixels, LINE)).toContainEqual(divider);
});

test('parts that belong to something else and specks are left out', () => {
  const pixels = paint(120, 90, page, surface([10, 10, 3, 3], BLUE));
  const segments = segment(pixels);
  expect(flatsOf(pixels, BLUE)).toEqual([]);
  expect(proposeFlats(pixels, segments, () => true)).toEqual([]);
});
