import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { findPaints } from './find-paints.ts';

type Rect = { x: number; y: number; width: number; height: number; color: number; radius?: number };

const card: Rect = { x: 20, y: 20, width: 300, height: 160, color: 0xffffff };
const disc: Rect = { x: 40, y: 40, width: 46, height: 46, color: 0xef4444, radius: 23 };
const rule: Rect = { x: 40, y: 120, width: 200, height: 1, color: 0xe4e4e7 };

const toShape = ({ color, radius = 0, ...box }: Rect): Shape => ({
  kind: box.height === 1 ? 'line' : 'box',
  box,
  fill: color,
  radius,
  busy: 0,
});
const toElement = ({ color, ...box }: Rect, type: Element['type']): Element => ({
  id: 'e1',
  type,
  box,
  fill: `#${color.toString(16).padStart(6, '0')}`,
  confidence: 1,
});
const paintsOf = (rects: readonly Rect[], elements: readonly Element[], texts = [textLine('Sales', 120, 50, 40, 12)]) =>
  findPaints(
    { shapes: rects.map(toShape), regions: [], pixels: drawRects(400, 240, 0xf8f9fa, rects), scale: 1 },
    elements,
    texts,
  );

test('a disc behind an icon and a line between rows are kept as paint, without a name', () => {
  const paints = paintsOf([card, disc, rule], [toElement(card, 'card')]);
  expect(paints.map(({ id, type, fill, radius }) => [id, type, fill, radius])).toEqual([
    ['p1', 'shape', '#ef4444', 23],
    ['p2', 'divider', '#e4e4e7', undefined],
  ]);
});

test('a disc whose corners were read a little short is round', () => {
  expect(paintsOf([card, { ...disc, radius: 19 }], [toElement(card, 'card')])[0]!.radius).toBe(23);
  expect(paintsOf([card, { ...disc, radius: 8 }], [toElement(card, 'card')])[0]!.radius).toBe(8);
});

test('a dot is a disc, a cross is not', () => {
  const dot = { x: 40, y: 60, width: 6, height: 6 };
  const at = (rects: Rect[]) =>
    findPaints(
      {
        shapes: [{ kind: 'blob', box: dot, radius: 0, busy: 0 }],
        regions: [],
        pixels: drawRects(100, 100, 0xffffff, rects),
        scale: 1,
      },
      [],
      [],
    );
  expect(at([{ ...dot, color: 0x212529, radius: 3 }])).toMatchObject([{ type: 'shape', fill: '#212529', radius: 3 }]);
  const cross = [
    { ...dot, y: 62, height: 2, color: 0x212529 },
    { ...dot, x: 42, width: 2, color: 0x212529 },
  ];
  expect(at(cross)).toEqual([]);
});

test('a dot that was taken for a box with a border is a disc without one, and a square keeps both', () => {
  const dot = { x: 40, y: 60, width: 8, height: 8, color: 0x8b5cf6 };
  const at = (...rects: Rect[]) =>
    findPaints(
      {
        shapes: [{ ...toShape(dot), border: { color: 0x9266f6, width: 1 } }],
        regions: [],
        pixels: drawRects(100, 100, 0xffffff, rects),
        scale: 1,
      },
      [],
      [],
    )[0];
  expect(at({ ...dot, radius: 4 })).toMatchObject({ radius: 4, fill: '#8b5cf6' });
  expect(at({ ...dot, radius: 4 })).not.toHaveProperty('border');
  const square = [
    { ...dot, color: 0x9266f6 },
    { ...dot, x: 41, y: 61, width: 6, height: 6 },
  ];
  expect(at(...square)).toMatchObject({ radius: 0, border: { color: '#9266f6', width: 1 } });
});

test('what an element stands for, or draws itself, is no paint', () => {
  expect(paintsOf([card, disc], [toElement(card, 'card'), toElement(disc, 'button')])).toEqual([]);
  expect(paintsOf([card, disc], [toElement(card, 'image')])).toEqual([]);
});

test('a box that nobody sees on its ground is no paint', () => {
  expect(paintsOf([card, { ...disc, color: 0xffffff }], [toElement(card, 'card')])).toEqual([]);
});

test('a line along the side of a box is its border, and a box in a word is a letter', () => {
  const edge = { ...rule, x: 20, y: 179, width: 300 };
  expect(paintsOf([card, edge], [toElement(card, 'card')])).toEqual([]);
  const letter = { x: 122, y: 52, width: 8, height: 9, color: 0x212529 };
  const word = textLine('ISO', 120, 50, 40, 14, { color: '#212529' });
  expect(paintsOf([card, letter], [toElement(card, 'card')], [word])).toEqual([]);
});

test('the line that parts a foot from its card is kept, the sides that both share are not', () => {
  const box = { x: 20, y: 140, width: 300, height: 40 };
  const line = { ...box, height: 1, color: 0xe4e4e7 };
  const foot: Shape = { kind: 'box', box, fill: 0xffffff, border: { color: 0xe4e4e7, width: 1 }, radius: 0, busy: 0 };
  const pixels = drawRects(400, 240, 0xf8f9fa, [card, line]);
  const paints = findPaints({ shapes: [foot], regions: [], pixels, scale: 1 }, [toElement(card, 'card')], []);
  expect(paints.map(({ type, box }) => [type, box])).toEqual([['divider', { x: 20, y: 140, width: 300, height: 1 }]]);
});

test('a box that is a landmark in all but an edge is that landmark, and one that fills three quarters of it is painted on it', () => {
  const on = (share: number) =>
    findPaints(
      {
        shapes: [toShape(card)],
        regions: [{ role: 'section', box: { ...card, width: card.width / share } }],
        pixels: drawRects(440, 240, 0xf0f0f0, [card]),
        scale: 1,
      },
      [],
      [],
    ).length;
  expect(on(0.85)).toBe(0);
  expect(on(0.75)).toBe(1);
});

test('the soft edge of a card with round corners is no line of its own', () => {
  const edge = { x: 19, y: 46, width: 1, height: 108, color: 0x6b30c6 };
  const lines = (element: Element) =>
    findPaints(
      {
        shapes: [toShape(card), { ...toShape(edge), kind: 'line' }],
        regions: [],
        pixels: drawRects(400, 240, 0xf8f9fa, [card, edge]),
        scale: 1,
      },
      [element],
      [],
    );
  expect(lines({ ...toElement(card, 'card'), radius: 24 })).toEqual([]);
  expect(lines(toElement(card, 'card'))).toHaveLength(1);
});

test('a short line below a disc is no border of it', () => {
  const line = { x: 60, y: 90, width: 24, height: 2, color: 0x6b30c6 };
  const avatar: Element = { ...toElement({ ...disc, radius: 23 }, 'avatar'), radius: 23 };
  const shapes = [toShape(disc), { ...toShape(line), kind: 'line' as const }];
  const pixels = drawRects(400, 240, 0xf8f9fa, [disc, line]);
  expect(findPaints({ shapes, regions: [], pixels, scale: 1 }, [avatar], []).map(({ type }) => type)).toEqual([
    'divider',
  ]);
});
