import { expect, test } from 'vitest';
import { mix } from '../../colour/rgb.ts';
import { awayFromLine, paintPixels } from '../draw-chart.fixture.ts';
import { cutChart } from './chart-canvas.ts';
import { keepStrokes } from './keep-strokes.ts';

const line = [
  [10, 60],
  [90, 20],
  [190, 50],
] as const;
const edgeAt = (x: number): number => (x < 90 ? 60 - (x - 10) / 2 : 20 + (x - 90) * 0.3);

test('a fill that fades and the grid that shines through it are no strokes', () => {
  const pixels = paintPixels(200, 120, (x, y) => {
    if (awayFromLine(line, x, y) <= 1.5) return 0x3b82f6;
    if (x < 10 || x > 190 || y < edgeAt(x) || y > 110) return 0x101828;
    const fill = mix(0x3b82f6, 0x101828, 0.6 + (0.4 * (y - 20)) / 90);
    return Math.floor(y) === 80 ? mix(fill, 0xffffff, 0.2) : fill;
  });
  const canvas = cutChart({ x: 10, y: 15, width: 180, height: 95 }, pixels, [], 1);
  const { isDrawn, width, box } = keepStrokes(canvas);
  const strays = [...isDrawn.keys()].filter(
    (at) => isDrawn[at] && awayFromLine(line, (at % width) + box.x + 0.5, Math.floor(at / width) + box.y + 0.5) > 4,
  );
  expect(isDrawn.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(400);
  expect(strays).toEqual([]);
});
