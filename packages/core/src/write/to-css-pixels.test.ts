import { expect, test } from 'vitest';
import type { Measurement } from '../measurement.ts';
import { toCssPixels } from './to-css-pixels.ts';

const measured = (scale: number, fontSize: number): Measurement => {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  return {
    version: 1,
    image: { width: 1920, height: 1080, scale },
    texts: [],
    elements: [],
    regions: [],
    layout: { direction: 'leaf', box, children: [] },
    palette: [],
    spacing: { unit: 4 * scale, scale: [], gaps: [], paddings: [] },
    typography: { families: ['sans'], scale: [], bodySize: fontSize, lineHeight: 1.5 },
    radii: [],
  };
};

test.each([
  [1, 13.5, 13.5],
  [2, 27, 13.5],
  [1.25, 17, 14],
  [1.5, 21, 14],
])('at %d device pixels a CSS pixel, %d is a font size of %d', (scale, device, css) => {
  expect(toCssPixels(measured(scale, device)).typography.bodySize).toBe(css);
});

test.each([
  [1, 1, 1],
  [2, 1, 0.5],
  [1.25, 1, 1],
  [1.5, 1, 1],
  [1.5, 3, 2],
  [2.625, 2, 1],
])('at %d device pixels a CSS pixel, a border of %d is one of %d', (scale, device, css) => {
  const border = { color: '#cccccc' as const, width: device };
  const card = { id: 'e1', type: 'card' as const, box: { x: 0, y: 0, width: 90, height: 60 }, border, confidence: 1 };
  const edges = [{ side: 'top' as const, ...border }];
  const page = { ...measured(scale, 14), elements: [{ ...card, edges }] };
  expect(toCssPixels(page).elements[0]).toMatchObject({ border: { width: css }, edges: [{ width: css }] });
});

test('the place of a page in its picture is told in CSS pixels too', () => {
  const frame = {
    kind: 'browser' as const,
    box: { x: 128, y: 164, width: 1664, height: 800 },
    picture: { width: 1920, height: 1080 },
  };
  expect(toCssPixels({ ...measured(2, 28), frame }).frame).toEqual({
    kind: 'browser',
    box: { x: 64, y: 82, width: 832, height: 400 },
    picture: { width: 960, height: 540 },
  });
});

test('boxes of what was not understood are in CSS pixels too', () => {
  const residual = [{ box: { x: 11, y: 20, width: 40, height: 1 }, kind: 'ink' as const }];
  expect(toCssPixels({ ...measured(2, 28), residual }).residual).toEqual([
    { box: { x: 6, y: 10, width: 20, height: 1 }, kind: 'ink' },
  ]);
  expect(toCssPixels(measured(2, 28))).not.toHaveProperty('residual');
});
