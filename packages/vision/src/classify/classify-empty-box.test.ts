import type { Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { classifyEmptyBox } from './classify-empty-box.ts';
import { buildTree } from './scene-tree.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const box = (x: number, y: number, width: number, height: number): Shape => {
  const place: Box = { x, y, width, height };
  return { kind: 'box', box: place, fill: 0xff4081, radius: 0, busy: 0 };
};
const card = box(16, 117, 360, 240);
const nameOf = (strip: Shape) => {
  const node = buildTree([card, strip], []).nodes.find(({ shape }) => shape === strip)!;
  return classifyEmptyBox(node, page, strip.box.width, strip.box.height)?.type;
};

test('a low strip in a card is a progress bar, along a whole side of it the rim of the card', () => {
  expect(nameOf(box(32, 200, 328, 20))).toBe('progress');
  expect(nameOf(box(16, 117, 360, 20))).toBeUndefined();
});

test('a low white box with a frame is a field as browsers draw it', () => {
  const field = { ...box(500, 400, 177, 21), fill: 0xffffff, border: { color: 0x767676, width: 2 } };
  expect(nameOf(field)).toBe('input');
  expect(nameOf({ ...field, fill: 0x0d6efd })).toBe('progress');
});
