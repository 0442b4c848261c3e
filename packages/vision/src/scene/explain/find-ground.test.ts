import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { channelGap } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { proposeSmooth } from '../propose/propose-smooth.ts';
import { dropShadow, linear, paint, surface } from '../testing/paint-surfaces.ts';
import { findGround } from './find-ground.ts';

const [GREY, WHITE] = [0xf3f4f6, 0xffffff];
const page = surface([0, 0, 300, 200], GREY);
const groundOf = (pixels: Pixels) => {
  const segments = segment(pixels);
  return findGround(pixels, segments, proposeSmooth(pixels, segments, () => false).hypotheses);
};

test('the page is what cards lie on, also where they have more of the picture', () => {
  const cards = [10, 106, 202].map((x) => surface([x, 10, 88, 180], WHITE));
  expect(groundOf(paint(300, 200, page, ...cards))).toEqual({ kind: 'flat', color: GREY });
});

test('white cards that reach the edges are not the page', () => {
  const cards = [surface([0, 0, 140, 90], WHITE), surface([160, 0, 140, 90], WHITE), surface([0, 110, 140, 90], WHITE)];
  expect(groundOf(paint(300, 200, page, ...cards))).toEqual({ kind: 'flat', color: GREY });
});

test('a header from edge to edge is not the page', () => {
  expect(groundOf(paint(300, 200, page, surface([0, 0, 300, 60], 0x111827)))).toEqual({ kind: 'flat', color: GREY });
});

test('a gradient behind flat cards is the page', () => {
  const fill = linear(135, 0x667eea, 0x764ba2);
  const cards = [surface([20, 20, 120, 160], WHITE), surface([160, 20, 120, 160], WHITE)];
  expect(groundOf(paint(300, 200, surface([0, 0, 300, 200], fill), ...cards))).toEqual(fill);
});

test('a gradient that ends below a footer goes on behind it', () => {
  const fill = linear(180, 0x4f46e5, 0xf59e0b);
  const footer = surface([0, 184, 300, 16], 0x0f172a);
  const ground = groundOf(paint(300, 200, surface([0, 0, 300, 200], fill), footer));
  const ends = ground.kind === 'linear' ? ground.stops.map(({ color }) => color) : [];
  expect(ends).toHaveLength(2);
  expect(channelGap(ends[0]!, 0x4f46e5)).toBeLessThanOrEqual(1);
  expect(channelGap(ends[1]!, 0xf59e0b)).toBeLessThanOrEqual(1);
});

test('shadows do not turn a page into a gradient', () => {
  const shadows = [dropShadow(4, 16, 0.12)];
  const cards = [surface([30, 30, 100, 140], WHITE, { shadows }), surface([170, 30, 100, 140], WHITE, { shadows })];
  expect(groundOf(paint(300, 200, page, ...cards))).toEqual({ kind: 'flat', color: GREY });
});

test('one colour is its own ground, and nothing is white', () => {
  expect(groundOf(paint(4, 3, surface([0, 0, 4, 3], 0x123456)))).toEqual({ kind: 'flat', color: 0x123456 });
  expect(groundOf({ width: 0, height: 0, colors: new Uint32Array() })).toEqual({ kind: 'flat', color: WHITE });
});
