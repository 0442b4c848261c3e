import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Pixels } from '../../contract.ts';
import type { SceneItem, SceneShadow, Surface } from '../scene.ts';
import { paintItem, paintScene } from './paint-scene.ts';

const surface = (box: readonly [number, number, number, number], look: Partial<Surface> = {}): Surface => ({
  kind: 'surface',
  box: { x: box[0], y: box[1], width: box[2], height: box[3] },
  corners: [0, 0, 0, 0],
  fill: { kind: 'flat', color: 0 },
  shadows: [],
  opacity: 1,
  ...look,
});
const shadow = (look: Partial<SceneShadow>): SceneShadow => ({
  color: 0,
  opacity: 1,
  x: 0,
  y: 0,
  blur: 0,
  spread: 0,
  isInner: false,
  ...look,
});
const rows = ({ width, colors }: Pixels): string[] =>
  Array.from({ length: colors.length / width }, (_, y) =>
    [...colors.subarray(y * width, (y + 1) * width)].map((color) => color.toString(16).padStart(6, '0')).join(' '),
  );
const greens = ({ width, colors }: Pixels): number[][] =>
  Array.from({ length: colors.length / width }, (_, y) =>
    [...colors.subarray(y * width, (y + 1) * width)].map((color) => (color >>> 8) & 255),
  );
const paint = (width: number, height: number, ...items: SceneItem[]): Pixels => paintScene({ width, height, items });

test('items are painted in order on white, with the share of the pixels that they touch', () => {
  expect(greens(paint(4, 2, surface([1, 0, 2.5, 1]), surface([0, 1, 1, 1], { opacity: 0.5 })))).toEqual([
    [255, 0, 0, 127],
    [127, 255, 255, 255],
  ]);
});

test('a linear gradient runs from edge to edge and a hard stop is sharp', () => {
  const stops = [
    { at: 0, color: 0 },
    { at: 0.5, color: 0x008000 },
    { at: 0.5, color: 0xff0000 },
  ];
  expect(rows(paint(4, 1, surface([0, 0, 4, 1], { fill: { kind: 'linear', angle: 90, stops } })))).toEqual([
    '002000 006000 ff0000 ff0000',
  ]);
  expect(rows(paint(1, 4, surface([0, 0, 1, 4], { fill: { kind: 'linear', angle: 0, stops } })))).toEqual([
    'ff0000',
    'ff0000',
    '006000',
    '002000',
  ]);
});

test('a radial gradient keeps its last colour outside the ellipse', () => {
  const stops = [
    { at: 0, color: 0 },
    { at: 1, color: 0x00c800 },
  ];
  const fill = { kind: 'radial', cx: 0.5, cy: 0.5, rx: 2, ry: 1, stops } as const;
  expect(greens(paint(4, 1, surface([0, 0, 4, 1], { fill })))).toEqual([[0, 100, 200, 200]]);
});

test('stripes repeat and leave gaps', () => {
  const fill = { kind: 'stripes', axis: 'x', offset: 1, period: 3, bands: [{ from: 0, to: 1, color: 0 }] } as const;
  expect(greens(paint(5, 1, surface([0, 0, 5, 1], { fill })))).toEqual([[255, 0, 255, 255, 0]]);
});

test('a soft fill mixes the colours of its cells', () => {
  const box = { x: 0, y: 0, width: 4, height: 1 };
  const fill = { kind: 'soft', box, columns: 2, rows: 1, colors: [0, 0x00c800] } as const;
  expect(greens(paint(4, 1, surface([0, 0, 4, 1], { fill })))).toEqual([[0, 50, 150, 200]]);
});

test('borders are painted over the fill, each side as wide as it is', () => {
  const border = { widths: [0, 0, 1, 2], colors: [0, 0, 0x00aa00, 0x00aa00] } as const;
  expect(greens(paint(4, 3, surface([0, 0, 4, 3], { border })))).toEqual([
    [170, 170, 0, 0],
    [170, 170, 0, 0],
    [170, 170, 170, 170],
  ]);
});

test('sides of other colours meet on the line through both corners', () => {
  const border = { widths: [2, 0, 0, 2], colors: [0x00c800, 0, 0, 0x006400] } as const;
  expect(greens(paint(3, 3, surface([0, 0, 6, 6], { border })))).toEqual([
    [150, 200, 200],
    [100, 150, 200],
    [100, 100, 0],
  ]);
});

test('an outer shadow is not painted under a box without a fill', () => {
  const item = surface([2, 1, 2, 1], { fill: undefined, shadows: [shadow({ spread: 1 })] });
  expect(greens(paint(6, 3, item))).toEqual([
    [255, 0, 0, 0, 0, 255],
    [255, 0, 255, 255, 0, 255],
    [255, 0, 0, 0, 0, 255],
  ]);
});

test('an inner shadow is painted within the border', () => {
  const item = surface([0, 0, 4, 2], {
    fill: undefined,
    border: { widths: [0, 0, 0, 1], colors: [0, 0, 0, 0x00aa00] },
    shadows: [shadow({ x: 1, isInner: true })],
  });
  expect(greens(paint(4, 2, item))).toEqual([
    [170, 0, 255, 255],
    [170, 0, 255, 255],
  ]);
});

test('opacity fades fill and border together', () => {
  const border = { widths: [0, 0, 0, 1], colors: [0, 0, 0, 0xffffff] } as const;
  expect(greens(paint(3, 1, surface([0, 0, 2, 1], { border, opacity: 0.2 })))).toEqual([[255, 203, 255]]);
});

test('ink covers by its mask, a picture within its outline', () => {
  const ink: SceneItem = {
    kind: 'ink',
    box: { x: 1, y: 0, width: 2, height: 1 },
    color: 0,
    coverage: Uint8Array.of(255, 128),
  };
  const picture: SceneItem = {
    kind: 'picture',
    box: { x: 0, y: 1, width: 2.5, height: 1 },
    corners: [0, 0, 0, 0],
    colors: Uint32Array.of(0x000100, 0x000200, 0x000000),
  };
  expect(greens(paint(4, 2, ink, picture))).toEqual([
    [255, 0, 127, 255],
    [1, 2, 127, 255],
  ]);
});

const anyNumber = fc.oneof(
  fc.double({ min: -20, max: 60 }),
  fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e-9, 1e9, 1e300),
);
const color = fc.integer({ min: 0, max: 0xffffff });
const stops = fc.array(fc.record({ at: anyNumber, color }), { maxLength: 4 });
const anyBox = fc.record({ x: anyNumber, y: anyNumber, width: anyNumber, height: anyNumber });
const anySurface = fc.record({
  kind: fc.constant('surface' as const),
  box: anyBox,
  corners: fc.tuple(anyNumber, anyNumber, anyNumber, anyNumber),
  fill: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constant('flat' as const), color }),
      fc.record({ kind: fc.constant('linear' as const), angle: anyNumber, stops }),
      fc.record({
        kind: fc.constant('radial' as const),
        cx: anyNumber,
        cy: anyNumber,
        rx: anyNumber,
        ry: anyNumber,
        stops,
      }),
      fc.record({
        kind: fc.constant('stripes' as const),
        axis: fc.constantFrom('x' as const, 'y' as const),
        offset: anyNumber,
        period: anyNumber,
        bands: fc.array(fc.record({ from: anyNumber, to: anyNumber, color }), { maxLength: 3 }),
      }),
      fc.record({
        kind: fc.constant('soft' as const),
        box: anyBox,
        columns: fc.constantFrom(1, 2, 1.5, -1, Number.NaN),
        rows: fc.constantFrom(1, 2),
        colors: fc.array(color, { maxLength: 4 }),
      }),
    ),
    { nil: undefined },
  ),
  border: fc.option(
    fc.record({
      widths: fc.tuple(anyNumber, anyNumber, anyNumber, anyNumber),
      colors: fc.tuple(color, color, color, color),
    }),
    { nil: undefined },
  ),
  shadows: fc.array(
    fc.record({
      color,
      opacity: anyNumber,
      x: anyNumber,
      y: anyNumber,
      blur: anyNumber,
      spread: anyNumber,
      isInner: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  opacity: anyNumber,
});

test('any numbers paint within the clip and leave colours that are colours', () => {
  fc.assert(
    fc.property(anySurface, (item) => {
      const canvas = { width: 40, height: 30, colors: new Uint32Array(1200).fill(0xffffff) };
      paintItem(canvas, item, { x: 10, y: 5, width: 20, height: 15 });
      expect(canvas.colors.every((value) => value <= 0xffffff)).toBe(true);
      const outside = canvas.colors.filter((_, at) => {
        const x = at % 40;
        const y = Math.floor(at / 40);
        return x < 10 || x >= 30 || y < 5 || y >= 20;
      });
      expect(outside.every((value) => value === 0xffffff)).toBe(true);
    }),
    { numRuns: 300, seed: 22 },
  );
});

test('painting clip by clip is the same as painting at once', () => {
  fc.assert(
    fc.property(anySurface, (item) => {
      const whole = paint(40, 30, item);
      const pieces = { width: 40, height: 30, colors: new Uint32Array(1200).fill(0xffffff) };
      for (const y of [0, 7, 20])
        for (const x of [0, 13, 31])
          paintItem(pieces, item, { x, y, width: { 0: 13, 13: 18, 31: 9 }[x]!, height: { 0: 7, 7: 13, 20: 10 }[y]! });
      expect(pieces.colors).toEqual(whole.colors);
    }),
    { numRuns: 300, seed: 22 },
  );
});
