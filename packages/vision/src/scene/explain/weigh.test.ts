import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import type { Pixels } from '../../contract.ts';
import type { Hypothesis } from '../propose/hypothesis.ts';
import { rowsOfBox } from '../regions/part-rows.ts';
import type { Surface } from '../scene.ts';
import { drawNoise, paint, surface } from '../testing/paint-surfaces.ts';
import { findBusy } from './find-busy.ts';
import { type Easel, settle, weigh } from './weigh.ts';

const [GREY, WHITE, LINE] = [0xf3f4f6, 0xffffff, 0xd1d5db];
const page = surface([0, 0, 60, 40], GREY);
const easelFor = (real: Pixels, ground: Surface): Easel => {
  const painted = paint(real.width, real.height, ground);
  return { real, painted, trial: { ...painted, colors: painted.colors.slice() } };
};
const calm = (pixels: Pixels) => findBusy(pixels, segment(pixels), () => true, []);
const toHypothesis = (one: Surface): Hypothesis => ({ surface: one, rows: rowsOfBox(one.box), looseBits: 0 });

test('a surface that is there saves the bits of its inside and of its border', () => {
  const card = surface([10, 10, 30, 20], WHITE, { border: { width: 1, color: LINE } });
  const real = paint(60, 40, page, card);
  const { fill, border, holes } = weigh(easelFor(real, page), toHypothesis(card), calm(real));
  // A level of 12 costs 6 + 2 log2(13) bits, one of 34 costs 6 + 2 log2(35).
  expect(fill).toBeCloseTo(28 * 18 * (6 + 2 * Math.log2(13)), 3);
  expect(border).toBeCloseTo((30 * 20 - 28 * 18) * (6 + 2 * Math.log2(35)), 3);
  expect(holes).toBe(0);
});

test('what was painted already saves nothing', () => {
  const card = surface([10, 10, 30, 20], WHITE);
  const real = paint(60, 40, page, card);
  const easel = easelFor(real, page);
  weigh(easel, toHypothesis(card), calm(real));
  settle(easel, card.box, true);
  expect(weigh(easel, toHypothesis(card), calm(real))).toMatchObject({ fill: 0, border: 0, holes: 0 });
});

test('a box that covers ground which shows beside the part pays for the hole', () => {
  const part = surface([10, 10, 20, 20], 0x2563eb);
  const real = paint(60, 40, page, part);
  const wide = { ...toHypothesis(part), surface: surface([10, 10, 40, 20], 0x2563eb) };
  expect(weigh(easelFor(real, page), toHypothesis(part), calm(real)).holes).toBe(0);
  // One item for the hole, and two bits for each of its other rows.
  expect(weigh(easelFor(real, page), wide, calm(real)).holes).toBe(68 + 19 * 2);
});

test('an outline costs more the more it moves', () => {
  const card = surface([10, 10, 30, 20], WHITE);
  const real = paint(60, 40, page, card);
  const straight = toHypothesis(card);
  const rows = { ...straight.rows, left: straight.rows.left.map((left, row) => left + (row % 2)) };
  const [even, ragged] = [straight, { ...straight, rows }].map(
    (one) => weigh(easelFor(real, page), one, calm(real)).outline,
  );
  expect(ragged).toBeGreaterThan(even! * 1.5);
});

test('between two trials what was painted and the trial are equal', () => {
  const real = drawNoise(40, 30);
  const easel = easelFor(real, surface([0, 0, 40, 30], GREY));
  const busy = calm(real);
  const place = fc.double({ min: -20, max: 50, noNaN: true });
  const size = fc.double({ min: 0, max: 50, noNaN: true });
  fc.assert(
    fc.property(
      place,
      place,
      size,
      size,
      fc.integer({ min: 0, max: 12 }),
      fc.boolean(),
      (x, y, wide, high, radius, isKept) => {
        const one = surface([x, y, wide, high], WHITE, { radius, border: { width: radius % 3, color: LINE } });
        weigh(easel, toHypothesis(one), busy);
        settle(easel, one.box, isKept);
        expect(easel.trial.colors).toEqual(easel.painted.colors);
      },
    ),
    { numRuns: 200, seed: 22 },
  );
});
