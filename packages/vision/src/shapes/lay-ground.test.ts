import type { Element, Region } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import type { Explanation } from '../scene/explain/explain-pixels.ts';
import { linear, surface } from '../scene/testing/paint-surfaces.ts';
import { layGround } from './lay-ground.ts';

const page = { x: 0, y: 0, width: 400, height: 600 };
const main: Region = {
  role: 'main',
  box: { ...page, y: 60, height: 540 },
  gradient: { from: '#eff3ff', to: '#fffffe', angle: 180 },
};
const band: Region = {
  role: 'header',
  box: { ...page, height: 420 },
  gradient: { from: '#eef2ff', to: '#fdfdfd', angle: 180 },
};
const card = (y: number): Element => ({
  id: 'e1',
  type: 'card',
  box: { x: 50, y, width: 300, height: 100 },
  confidence: 1,
});
const gradient = { from: '#eef2ff', to: '#ffffff', angle: 180 };

const explained = (...items: ReturnType<typeof surface>[]): Explanation => ({
  scene: { ...page, items: [surface([0, 0, 400, 600], linear(180, 0xeef2ff, 0xffffff)), ...items] },
  rests: [],
});

test('a gradient that runs out behind a row of cards is that of the page', () => {
  const { gradient: seen, ...bare } = main;
  expect(layGround([main, band], [main], [card(370)], explained())).toEqual([
    { role: 'section', box: page, gradient },
    bare,
  ]);
});

test('a gradient that ends between two things is that of the band above', () => {
  expect(layGround([main, band], [main], [card(200)], explained())).toEqual([main, band]);
});

test('what has a surface of its own keeps its paint', () => {
  const own = explained(surface([0, 0, 400, 420], linear(90, 0x111827, 0x374151)));
  expect(layGround([band], [], [card(370)], own)).toEqual([{ role: 'section', box: page, gradient }, band]);
});

test('the region of the whole page has its gradient, and no photo', () => {
  const whole: Region = { role: 'main', box: page, fill: '#ffffff', picture: true };
  expect(layGround([whole], [whole], [], explained())).toEqual([{ role: 'main', box: page, gradient }]);
});

test('a page of one colour, and one that was not explained, stay as they are', () => {
  const flat = { scene: { ...page, items: [surface([0, 0, 400, 600], 0xffffff)] }, rests: [] };
  expect(layGround([main, band], [main], [card(370)], flat)).toEqual([main, band]);
  expect(layGround([main, band], [main], [card(370)], undefined)).toEqual([main, band]);
});
