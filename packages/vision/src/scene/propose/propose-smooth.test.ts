import { expect, test } from 'vitest';
import { segment } from '../../boxes/areas/segment.ts';
import { dropShadow, linear, paint, surface } from '../testing/paint-surfaces.ts';
import { proposeSmooth } from './propose-smooth.ts';

const smoothOf = (pixels: ReturnType<typeof paint>) => {
  const segments = segment(pixels);
  const smooth = proposeSmooth(pixels, segments, () => false);
  return { ...smooth, segments, surfaces: smooth.hypotheses.map(({ surface: one }) => one) };
};

test('a gradient button is one surface with its gradient', () => {
  const fill = linear(90, 0x6366f1, 0xec4899);
  const { surfaces } = smoothOf(paint(200, 100, surface([40, 30, 120, 40], fill)));
  expect(surfaces).toEqual([surface([40, 30, 120, 40], fill)]);
});

test('the bands of a gradient are no surfaces of their own', () => {
  const { segments, isTaken } = smoothOf(paint(200, 100, surface([40, 30, 120, 40], linear(90, 0x6366f1, 0xec4899))));
  const bands = [...segments.large].filter((part) => segments.color[part] !== 0xffffff);
  expect(bands.length).toBeGreaterThan(50);
  expect(bands.every(isTaken)).toBe(true);
  expect(isTaken([...segments.color].indexOf(0xffffff))).toBe(false);
});

test('a page behind flat cards is one gradient', () => {
  const fill = linear(135, 0x667eea, 0x764ba2);
  const { surfaces } = smoothOf(
    paint(240, 160, surface([0, 0, 240, 160], fill), surface([20, 20, 90, 120], 0xffffff, { radius: 8 })),
  );
  expect(surfaces).toEqual([surface([0, 0, 240, 160], fill)]);
});

test('gradients that touch nothing of each other have a fill each', () => {
  const [one, other] = [linear(90, 0x6366f1, 0xec4899), linear(180, 0x34d399, 0x047857)];
  const { surfaces } = smoothOf(paint(240, 100, surface([10, 20, 100, 50], one), surface([130, 20, 100, 50], other)));
  expect(surfaces).toEqual([surface([10, 20, 100, 50], one), surface([130, 20, 100, 50], other)]);
});

test('a page with soft shadows on it is no gradient, and the shadows are no surfaces', () => {
  const shadows = [dropShadow(4, 16, 0.12)];
  const { surfaces, segments, isTaken } = smoothOf(
    paint(
      300,
      200,
      surface([0, 0, 300, 200], 0xf9fafb),
      surface([30, 30, 100, 120], 0xffffff, { shadows }),
      surface([170, 30, 100, 120], 0xffffff, { shadows }),
    ),
  );
  expect(surfaces).toEqual([]);
  const shades = [...segments.large].filter((part) => segments.color[part]! < 0xf9fafb && segments.size[part]! > 60);
  expect(shades.length).toBeGreaterThan(10);
  expect(shades.filter((part) => !isTaken(part))).toEqual([]);
});

test('two white cards on white with a faint shadow are no gradient', () => {
  const shadows = [dropShadow(1, 3, 0.1)];
  const cards = [30, 220].map((x) => surface([x, 40, 150, 200], 0xffffff, { radius: 8, shadows }));
  expect(smoothOf(paint(400, 300, ...cards)).surfaces).toEqual([]);
});

test('a steep gradient is proposed once', () => {
  const { surfaces } = smoothOf(
    paint(200, 100, surface([40, 30, 120, 40], linear(135, 0x6366f1, 0xec4899), { radius: 20 })),
  );
  expect(surfaces.length).toBe(1);
});

test('what is ink is not looked at', () => {
  const pixels = paint(200, 100, surface([40, 30, 120, 40], linear(90, 0x6366f1, 0xec4899)));
  expect(proposeSmooth(pixels, segment(pixels), () => true).hypotheses).toEqual([]);
});
