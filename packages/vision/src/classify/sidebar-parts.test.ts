import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import { sidebarParts } from './sidebar-parts.ts';

const page = { width: 1280, height: 800, scale: 1, bodySize: 14, background: 0xffffff };
const column = { role: 'sidebar' as const, box: { x: 0, y: 0, width: 240, height: 800 }, fill: '#222222' };
const part = (y: number, height: number, fill: number): Shape => ({
  kind: 'box',
  box: { x: 0, y, width: 240, height },
  fill,
  radius: 0,
  busy: 0,
});
const texts = [
  textLine('Brand', 20, 30, 60, 14),
  textLine('Home', 20, 114, 60, 12),
  textLine('Open', 20, 220, 60, 12),
  textLine('Closed', 20, 260, 60, 12),
];
const partsOf = (shapes: Shape[]) =>
  sidebarParts(shapes, texts, [column], page).map(({ type, box }) => `${type} ${box.y}`);

test('a head and an open menu with their own ground are parts of a sidebar, a chosen entry is not', () => {
  expect(partsOf([part(0, 70, 0x3366ff), part(100, 40, 0x444444), part(200, 90, 0x333333)])).toEqual([
    'card 0',
    'list 200',
  ]);
});

test('however faint its ground is, a foot with words is a part', () => {
  const foot = textLine('Version 1.0', 20, 760, 80, 12);
  const parts = sidebarParts([part(728, 72, 0x242424)], [foot], [column], page);
  expect(parts).toMatchObject([{ type: 'card', box: { y: 728 } }]);
});

test('a piece in the colour of the column is the column', () => {
  expect(partsOf([part(200, 90, 0x222222)])).toEqual([]);
});
