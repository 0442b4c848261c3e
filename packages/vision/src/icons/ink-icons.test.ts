import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { inkIcons } from './ink-icons.ts';

const box = { x: 10, y: 10, width: 18, height: 18 };
const icon = (over: Partial<Element> = {}): Element => ({ id: 'e1', type: 'icon', box, confidence: 1, ...over });
const frame = (color: number, ground: number) =>
  drawRects(60, 40, ground, [{ x: 12, y: 12, width: 14, height: 14, color: ground, border: { color, width: 1 } }]);
const inked = (element: Element, color: number, texts = [textLine('Home', 34, 12, 24, 12)]) =>
  inkIcons([element], texts, frame(color, 0x0a0c0f))[0]!;

test('an icon of strokes has their colour, not the ground that shows between them', () => {
  expect(inked(icon({ fill: '#0a0c0f', radius: 4 }), 0x6b9bff)).toEqual(icon({ ink: '#6b9bff' }));
});

test('strokes too thin to reach the colour of a text were drawn in it', () => {
  const texts = [{ ...textLine('Home', 34, 12, 24, 12), color: '#c4c9d2' }];
  expect(inked(icon(), 0xb0b5be, texts).ink).toBe('#c4c9d2');
});

test('a thick stroke has its own colour, however near to that of a text', () => {
  const texts = [{ ...textLine('Home', 34, 12, 24, 12), color: '#c4c9d2' }];
  const thick = drawRects(60, 40, 0x0a0c0f, [{ x: 12, y: 12, width: 14, height: 4, color: 0xb0b5be }]);
  expect(inkIcons([icon()], texts, thick)[0]!.ink).toBe('#b0b5be');
});

test('a flat shape keeps its fill, and where nothing shows nothing is said', () => {
  const dot = icon({ fill: '#ef4444', radius: 9 });
  expect(inked(dot, 0x6b9bff)).toEqual(dot);
  expect(inked(icon(), 0x0b0d10)).toEqual(icon());
});
