import { expect, test } from 'vitest';
import { plainSurface } from '../../scene/propose/hypothesis.ts';
import { toPaint } from './to-paint.ts';

const box = { x: 0, y: 0, width: 100, height: 40 };

test('a flat fill with an even border and a radius', () => {
  expect(
    toPaint(
      plainSurface({
        box,
        fill: { kind: 'flat', color: 0x336699 },
        corners: [8, 8, 8, 8],
        border: { widths: [1, 1, 1, 1], colors: [0xdddddd, 0xdddddd, 0xdddddd, 0xdddddd] },
      }),
    ),
  ).toEqual({ fill: '#336699', radius: 8, border: { color: '#dddddd', width: 1 } });
});

test('a border on one side is an edge', () => {
  const border = { widths: [0, 0, 2, 0], colors: [0, 0, 0xff0000, 0] } as const;
  expect(toPaint(plainSurface({ box, border }))).toEqual({
    radius: 0,
    edges: [{ side: 'bottom', color: '#ff0000', width: 2 }],
  });
});

test('a linear gradient keeps its ends and direction, a radial one its mean', () => {
  const stops = [
    { at: 0, color: 0x000000 },
    { at: 1, color: 0xfefefe },
  ];
  expect(toPaint(plainSurface({ box, fill: { kind: 'linear', angle: 90.2, stops } })).gradient).toEqual({
    from: '#000000',
    to: '#fefefe',
    angle: 90,
  });
  expect(toPaint(plainSurface({ box, fill: { kind: 'radial', cx: 0, cy: 0, rx: 1, ry: 1, stops } })).fill).toBe(
    '#7f7f7f',
  );
});

test('an outer shadow is told, an inner one is not', () => {
  const shadow = { color: 0, opacity: 0.1234, x: 0, y: 4, blur: 12.4, spread: 0, isInner: false };
  expect(toPaint(plainSurface({ box, shadows: [{ ...shadow, isInner: true }] })).shadow).toBeUndefined();
  expect(toPaint(plainSurface({ box, shadows: [shadow] })).shadow).toEqual({
    color: '#000000',
    opacity: 0.12,
    x: 0,
    y: 4,
    blur: 12,
  });
});
