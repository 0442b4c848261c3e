import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { linear, paint, surface } from '../testing/paint-surfaces.ts';
import { findApart } from './find-apart.ts';

const PAGE = surface([0, 0, 300, 200], linear(180, 0xeef2ff, 0xffffff));

const apartOf = (...surfaces: Parameters<typeof paint>[2][]) => {
  const pixels = paint(300, 200, PAGE, ...surfaces);
  const segments = segment(pixels);
  const apart = findApart(pixels, segments);
  return [...segments.large].filter((part) => apart[part] === 1).map((part) => segments.color[part]);
};

test('a card with round corners lies on a gradient of nearly its colour', () => {
  expect(apartOf(surface([40, 140, 200, 40], 0xf0f3f8, { radius: 12 }))).toEqual([0xf0f3f8]);
});

test('no strip of a gradient is apart from it, and nothing that reaches an edge of the picture', () => {
  expect(apartOf()).toEqual([]);
  expect(apartOf(surface([0, 140, 300, 60], 0x111827))).toEqual([]);
});
