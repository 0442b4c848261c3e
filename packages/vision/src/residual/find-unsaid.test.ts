import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { buildScene } from '../scene/explain/explain-pixels.ts';
import { findUnsaid } from './find-unsaid.ts';

const panel = { x: 0, y: 0, width: 200, height: 300 };
const card = { x: 30, y: 60, width: 140, height: 130 };
const pixels = drawRects(400, 300, 0xffffff, [
  { ...panel, color: 0x203040 },
  { ...card, color: 0xf4f6f8 },
]);
const nothing = { texts: [], elements: [], regions: [], palette: [] };
const element = (type: Element['type'], box: Element['box'], fill: string): Element => ({
  id: 'e1',
  type,
  box,
  fill,
  confidence: 1,
});

test('surfaces that a measurement lacks are reported, the larger first', () => {
  const boxes = findUnsaid(pixels, buildScene(pixels, []), nothing, 1).map(({ box }) => box);
  expect(boxes).toEqual([panel, card]);
});

test('what is listed is not told again, and what lies on top stays on top', () => {
  const said = { ...nothing, elements: [element('card', card, '#f4f6f8')] };
  expect(findUnsaid(pixels, buildScene(pixels, []), said, 1).map(({ box }) => box)).toEqual([panel]);
});

test('what a picture shows belongs to it', () => {
  const said = { ...nothing, elements: [element('image', panel, '#203040')] };
  expect(findUnsaid(pixels, buildScene(pixels, []), said, 1)).toEqual([]);
});
