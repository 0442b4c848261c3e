import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { textLine } from '../boxes/testing/draw-pixels.ts';
import { classify } from './classify.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const box = (x: number, y: number, width: number, height: number): Shape => ({
  kind: 'box',
  box: { x, y, width, height },
  fill: 0xf2f4f8,
  border: { color: 0xcccccc, width: 1 },
  radius: 4,
  busy: 0,
});
const typesOf = (shape: Shape, text: string, x: number, width: number) =>
  classify([shape], [textLine(text, x, shape.box.y + 12, width, 14)], [], page).map(({ type }) => type);

test('a word in the middle of a framed box is a button, a message in one is a card', () => {
  expect(typesOf(box(100, 100, 240, 40), 'Sign in', 190, 60)).toContain('button');
  expect(typesOf(box(100, 100, 240, 40), 'New to us? Sign up now', 120, 200)).toContain('card');
  const vivid = { ...box(100, 100, 240, 40), fill: 0x2255ee };
  expect(typesOf(vivid, 'Sign up for a free account', 120, 200)).toContain('button');
});

test('rows in a frame with round corners are a card, bare rows are a list', () => {
  const rows = { ...box(100, 100, 300, 160), grid: { rows: 4, columns: 1 } };
  expect(typesOf(rows, 'First entry', 120, 80)).toContain('card');
  expect(typesOf({ ...rows, radius: 0 }, 'First entry', 120, 80)).toContain('list');
});
