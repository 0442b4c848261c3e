import { expect, test } from 'vitest';
import { drawRects } from '../../boxes/testing/draw-pixels.ts';
import type { Component } from '../ink/edge-components.ts';
import { withoutContainers } from './without-containers.ts';

const pixels = drawRects(140, 80, 0xffffff, [
  { x: 20, y: 20, width: 80, height: 31, color: 0x5a5c69 },
  { x: 48, y: 24, width: 11, height: 22, color: 0xffffff },
]);
const hole: Component = { left: 48, top: 24, right: 59, bottom: 46, edges: 60 };
const around = (edges: number): Component => ({ left: 20, top: 20, right: 100, bottom: 51, edges });

test('large letters that run together are letters though nothing stands beside them: they have many outlines', () => {
  expect(withoutContainers([around(1100), hole], pixels).letters).toEqual([around(1100)]);
});

test('what has one outline is a frame around a letter', () => {
  const { letters, frameOf } = withoutContainers([around(440), hole], pixels);
  expect(letters).toEqual([hole]);
  expect(frameOf(hole)).toEqual(around(440));
});

test('a lone letter between two words of a heading is no frame, low as it is beside a capital', () => {
  const heading = drawRects(200, 80, 0x833bec, [
    { x: 60, y: 32, width: 33, height: 38, color: 0xffffff },
    { x: 70, y: 44, width: 12, height: 16, color: 0x833bec },
  ]);
  const capital: Component = { left: 4, top: 19, right: 46, bottom: 71, edges: 400 };
  const a: Component = { left: 59, top: 31, right: 94, bottom: 71, edges: 140 };
  const hollow: Component = { left: 70, top: 44, right: 82, bottom: 60, edges: 50 };
  expect(withoutContainers([capital, a, hollow], heading).letters).toEqual([capital, a]);
});
