import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { drawRects } from '../boxes/testing/draw-pixels.ts';
import { roundCorners } from './round-corners.ts';

const radiusOf = (type: Element['type'], drawn: number, told?: number) => {
  const box = { x: 20, y: 20, width: 120, height: 80 };
  const pixels = drawRects(160, 120, 0xffffff, [{ ...box, color: 0x886644, radius: drawn }]);
  const element: Element = { id: 'e1', type, box, confidence: 1, ...(told !== undefined && { radius: told }) };
  return roundCorners([element], pixels)[0]!.radius;
};

test('a photo or a card of parts has the corners that its ground leaves it', () => {
  expect(Math.abs(radiusOf('image', 8)! - 8)).toBeLessThanOrEqual(1);
  expect(Math.abs(radiusOf('card', 12, 0)! - 12)).toBeLessThanOrEqual(1);
});

test('square corners stay square, and a radius that was measured stays', () => {
  expect(radiusOf('image', 0)).toBeUndefined();
  expect(radiusOf('card', 0, 0)).toBe(0);
  expect(radiusOf('card', 8, 5)).toBe(5);
});
