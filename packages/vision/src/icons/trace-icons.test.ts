import { unpackGlyph } from '@blueprompt/core/glyph';
import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { traceIcons, traceOnCanvas } from './trace-icons.ts';

const icon = (side: number, over: Partial<Element> = {}): Element => ({
  id: 'e1',
  type: 'icon',
  box: { x: 10, y: 10, width: side, height: side },
  confidence: 1,
  ink: '#336699',
  ...over,
});
const cross = (side: number, color: number) => [
  { x: 10 + side / 2 - 1, y: 10, width: 2, height: side, color },
  { x: 10, y: 10 + side / 2 - 1, width: side, height: 2, color },
];

test('an icon keeps the shape of its strokes, cell by cell', () => {
  const blocks = [
    { x: 10, y: 10, width: 3, height: 3, color: 0x336699 },
    { x: 13, y: 13, width: 3, height: 3, color: 0x336699 },
  ];
  const [traced] = traceIcons([icon(6)], drawRects(40, 40, 0xffffff, blocks));
  const rows = unpackGlyph(traced!.glyph!).join('').match(/.{6}/g);
  expect(rows).toEqual(['333000', '333000', '333000', '000333', '000333', '000333']);
});

test('a known icon has the canvas of its set, within what holds it, and its ink stays where it is', () => {
  const bars = [14, 19, 24].map((y) => ({ x: 12, y, width: 18, height: 2, color: 0x336699 }));
  const box = { x: 12, y: 14, width: 18, height: 12 };
  const pixels = drawRects(40, 40, 0xffffff, bars);
  const [menu] = traceOnCanvas([icon(0, { box })], pixels);
  expect(menu!.name).toBe('menu');
  expect(menu!.box.height).toBeGreaterThan(box.height);
  const first = (box.y - menu!.box.y) * menu!.box.width + box.x - menu!.box.x;
  expect(unpackGlyph(menu!.glyph!).findIndex((level) => level > 0)).toBe(first);
  const holder: Element = { id: 'e0', type: 'button', box: { x: 10, y: 13, width: 22, height: 14 }, confidence: 1 };
  expect(traceOnCanvas([holder, icon(0, { box, parent: 'e0' })], pixels)[1]!.box).toMatchObject({ y: 13, height: 14 });
});

test('a large icon is reported in fewer cells', () => {
  const [traced] = traceIcons([icon(80)], drawRects(100, 100, 0xffffff, cross(80, 0x336699)));
  expect(traced!.glyph).toMatchObject({ columns: 32, rows: 32 });
});

test('a flat shape and an empty box have no shape to tell', () => {
  const full = { x: 10, y: 10, width: 20, height: 20, color: 0x336699 };
  expect(traceIcons([icon(20)], drawRects(40, 40, 0xffffff, [full]))[0]!.glyph).toBeUndefined();
  expect(traceIcons([icon(20)], drawRects(40, 40, 0xffffff, []))[0]!.glyph).toBeUndefined();
});

test('a tile with a mark left out keeps its fill and tells the mark', () => {
  const tile = [
    { x: 10, y: 10, width: 8, height: 8, color: 0x336699 },
    { x: 12, y: 12, width: 4, height: 4, color: 0xffffff },
  ];
  const { ink: _ink, ...bare } = icon(8, { fill: '#336699' });
  const [traced] = traceIcons([bare], drawRects(40, 40, 0xffffff, tile));
  expect(traced!.fill).toBe('#336699');
  expect(unpackGlyph(traced!.glyph!).filter((level) => level === 0)).toHaveLength(16);
});
