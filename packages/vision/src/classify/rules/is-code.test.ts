import { expect, test } from 'vitest';
import type { Shape } from '../../boxes/shape.ts';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import { classify } from '../classify.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const box = (width: number, height: number, fill: number): Shape => ({
  kind: 'box',
  box: { x: 100, y: 100, width, height },
  fill,
  radius: 4,
  busy: 0,
});
const typesOf = (shape: Shape, fontClass: 'mono' | 'sans', isMono = false) =>
  classify([shape], [textLine('options', 108, shape.box.y + (shape.box.height - 12) / 2, 58, 12, { fontClass })], [], {
    ...page,
    isMono,
  }).map(({ type }) => type);

test('a word in a fixed-width face on a faint box is code and no badge', () => {
  const chip = box(74, 20, 0xf7f7f9);
  expect(typesOf(chip, 'sans')).toContain('badge');
  expect(typesOf(chip, 'mono')).not.toContain('badge');
});

test('a vivid badge stays one, and so does any on a page in a fixed-width face', () => {
  expect(typesOf(box(74, 20, 0x2255ee), 'mono')).toContain('badge');
  expect(typesOf(box(74, 20, 0xf7f7f9), 'mono', true)).toContain('badge');
});

test('a wide box with a line of code is a card and no field', () => {
  const block = { ...box(500, 36, 0xffffff), border: { color: 0xdddddd, width: 1 } };
  expect(typesOf(block, 'sans')).toContain('input');
  expect(typesOf(block, 'mono')).toContain('card');
});
