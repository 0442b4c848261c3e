import { expect, test } from 'vitest';
import { drawRects } from '../../boxes/testing/draw-pixels.ts';
import { distance, mix } from '../../colour/rgb.ts';
import { paintPixels } from '../draw-chart.fixture.ts';
import { levelGround } from './level-ground.ts';

const box = { x: 20, y: 20, width: 120, height: 60 };

test('a gradient becomes flat, and what is drawn on it stays as far from it as it was', () => {
  const groundAt = (x: number, y: number): number => mix(0x2563eb, 0x7c3aed, (x + y) / 260);
  const pixels = paintPixels(160, 100, (x, y) => (x > 60 && x < 80 && y > 40 && y < 80 ? 0xffffff : groundAt(x, y)));
  const { colors, ground } = levelGround(box, pixels, 1)!;
  expect(colors[0]).toBe(ground);
  expect(colors[59 * 120 + 119]).toBe(ground);
  expect(distance(colors[40 * 120 + 50]!, ground)).toBeGreaterThan(120);
});

test('a flat ground, and the side of another surface, are no gradient', () => {
  const below = { x: 0, y: 82, width: 160, height: 18, color: 0xf1f5f9 };
  expect(levelGround(box, drawRects(160, 100, 0xffffff, [below]), 1)).toBeUndefined();
});
