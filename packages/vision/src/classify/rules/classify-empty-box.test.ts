import type { Box } from '@blueprompt/core/geometry';
import { expect, test } from 'vitest';
import type { Shape } from '../../boxes/shape.ts';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { buildTree } from '../scene-tree.ts';
import { classifyEmptyBox } from './classify-empty-box.ts';

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

test('a short bar in one vivid colour is a label without words', () => {
  expect(nameOf({ ...box(32, 200, 40, 8), radius: 4 })).toBe('badge');
  expect(nameOf({ ...box(32, 200, 40, 8), radius: 4, fill: 0xcccccc })).toBe('progress');
  expect(nameOf({ ...box(32, 200, 80, 8), radius: 4 })).toBe('progress');
});

test('a low white box with a frame is a field as browsers draw it', () => {
  const field = { ...box(500, 400, 177, 21), fill: 0xffffff, border: { color: 0x767676, width: 2 } };
  expect(nameOf(field)).toBe('input');
  expect(nameOf({ ...field, fill: 0x0d6efd })).toBe('progress');
});

test('a high pale strip is a surface, a square patch or a darker one a picture', () => {
  const pale = { ...box(500, 400, 280, 80), fill: 0xf7f8f9 };
  expect(nameOf(pale)).toBe('card');
  expect(nameOf({ ...pale, box: { ...pale.box, width: 80 } })).toBe('image');
  expect(nameOf({ ...pale, fill: 0xcccccc })).toBe('image');
});

test('a framed box with a foot is a card, with a drawing in it a picture', () => {
  const frame = { ...box(20, 20, 200, 300), border: { color: 0xcccccc, width: 1 } };
  const framed = (part: Shape) => {
    const node = buildTree([frame, part], []).nodes.find(({ shape }) => shape === frame)!;
    return classifyEmptyBox(node, page, 200, 300)?.type;
  };
  expect(framed(box(21, 240, 198, 79))).toBe('card');
  expect(framed(box(60, 100, 100, 100))).toBe('image');
});

test('a vivid disc is a radio button with a dot in it, a badge with an icon', () => {
  const disc = { ...box(40, 40, 24, 24), fill: 0x3498db, radius: 12 };
  const holding = (part: Shape) => {
    const node = buildTree([disc, part], []).nodes.find(({ shape }) => shape === disc)!;
    return classifyEmptyBox(node, page, 24, 24)?.type;
  };
  expect(holding({ ...box(48, 48, 8, 8), radius: 4, fill: 0xffffff })).toBe('radio');
  expect(holding({ ...box(46, 46, 12, 12), kind: 'blob' })).toBe('badge');
});

test('a vivid tile with an icon beside a text stands for a thing, a pale one is only what the icon stands on', () => {
  const surface = { ...box(20, 20, 400, 100), fill: 0xffffff };
  const text = textLine('132 sales', 100, 50, 80, 14);
  const tiled = (fill: number, radius = 6) => {
    const tile = { ...box(40, 40, 40, 40), fill, radius };
    const mark: Shape = { ...box(52, 52, 16, 16), kind: 'blob' };
    const node = buildTree([surface, tile, mark], [text]).nodes.find(({ shape }) => shape === tile)!;
    return classifyEmptyBox(node, page, 40, 40)?.type;
  };
  expect(tiled(0x066fd1)).toBe('avatar');
  expect(tiled(0xe1ecf7)).toBeUndefined();
  expect(tiled(0xededed, 20)).toBe('avatar');
});

test('an empty disc stands in for a face', () => {
  expect(nameOf({ ...box(500, 400, 40, 40), fill: 0xb8bcc2, radius: 20 })).toBe('avatar');
  expect(nameOf({ ...box(500, 400, 40, 40), fill: 0xb8bcc2 })).toBe('image');
});
