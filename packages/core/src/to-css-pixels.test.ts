import { expect, test } from 'vitest';
import type { Measurement } from './measurement.ts';
import { toCssPixels } from './to-css-pixels.ts';

const measured = (scale: number, fontSize: number): Measurement => {
  return {
    version: 1,
    image: { width: 1920, height: 1080, scale },
    texts: [],
    elements: [],
    regions: [],
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

test('the tree is told in CSS pixels too', () => {
  const padding = { top: 32, right: 33, bottom: 32, left: 33 };
  const child = {
    id: 'text-1',
    kind: 'text' as const,
    type: 'text',
    box: { x: 32, y: 32, width: 60, height: 48 },
    children: [],
  };
  const root = {
    id: 'page',
    kind: 'page' as const,
    type: 'page',
    box: { x: 0, y: 0, width: 1920, height: 1080 },
    flow: { direction: 'column' as const, gap: 24, padding },
    children: [child],
  };
  expect(toCssPixels({ ...measured(2, 28), tree: { root, repeats: [] } }).tree?.root).toEqual({
    ...root,
    box: { x: 0, y: 0, width: 960, height: 540 },
    flow: { direction: 'column', gap: 12, padding: { top: 16, right: 16.5, bottom: 16, left: 16.5 } },
    children: [{ ...child, box: { x: 16, y: 16, width: 30, height: 24 } }],
  });
});

test('boxes of what was not understood are in CSS pixels too', () => {
  const residual = [{ box: { x: 11, y: 20, width: 40, height: 1 }, kind: 'ink' as const }];
  expect(toCssPixels({ ...measured(2, 28), residual }).residual).toEqual([
    { box: { x: 6, y: 10, width: 20, height: 1 }, kind: 'ink' },
  ]);
  expect(toCssPixels(measured(2, 28))).not.toHaveProperty('residual');
});
