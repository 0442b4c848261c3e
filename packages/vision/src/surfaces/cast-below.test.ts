import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { castBelow } from './cast-below.ts';
import { findEdges } from './find-edges.ts';

const BOX = { x: 40, y: 40, width: 120, height: 32 };
const button = (more: Partial<Element> = {}): Element => ({
  id: 'e1',
  type: 'button',
  box: BOX,
  confidence: 1,
  fill: '#237804',
  ...more,
});

/** What a line of so many pixels below a button is. */
const castBy = (color: number, height: number, element = button(), ground = 0xffffff) => {
  const fill = Number.parseInt(element.fill!.slice(1), 16);
  const line = { x: BOX.x, y: BOX.y + BOX.height, width: BOX.width, height, color };
  const pixels = drawRects(200, 120, ground, [{ ...BOX, color: fill }, line]);
  const edges = findEdges(pixels, { box: BOX, fill, border: undefined, radius: 0 }, 1);
  expect(edges).toHaveLength(1);
  return castBelow(pixels, element, edges);
};

test('a line below a button that is paler than it and darker than the page is a shadow without a blur', () => {
  expect(castBy(0xadb8a5, 2)).toMatchObject({ x: 0, y: 2, blur: 0, color: '#237804' });
  expect(castBy(0xd0d0d0, 3)).toMatchObject({ y: 3, color: '#000000', opacity: 0.18 });
});

test('a line that is darker than the button, or brighter than the page, was drawn', () => {
  expect(castBy(0x114400, 2)).toBeUndefined();
  expect(castBy(0xe0e0e0, 2, button(), 0xc8c8c8)).toBeUndefined();
});

test('one line of pixels may be the end of a button that lies between two', () => {
  expect(castBy(0x91bc82, 1)).toBeUndefined();
});

test('below a bar a line is a border', () => {
  expect(castBy(0xadb8a5, 2, button({ type: 'header' }))).toBeUndefined();
});
