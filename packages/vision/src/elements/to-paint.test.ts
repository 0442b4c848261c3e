import { expect, test } from 'vitest';
import { plainSurface } from '../scene/propose/hypothesis.ts';
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

test('a linear gradient keeps its ends and direction, a radial one its middle and reach', () => {
  const stops = [
    { at: 0, color: 0x000000 },
    { at: 1, color: 0xfefefe },
  ];
  expect(toPaint(plainSurface({ box, fill: { kind: 'linear', angle: 90.2, stops } })).gradient).toEqual({
    from: '#000000',
    to: '#fefefe',
    angle: 90,
  });
  const radial = { kind: 'radial', cx: 50, cy: 0, rx: 100, ry: 60, stops } as const;
  expect(toPaint(plainSurface({ box, fill: radial })).gradient).toEqual({
    from: '#000000',
    to: '#fefefe',
    angle: 0,
    around: { x: 0.5, y: 0, width: 1, height: 1.5 },
  });
});

test('of corners that differ, three speak for the box, else the least', () => {
  const radiusOf = (...corners: [number, number, number, number]) => toPaint(plainSurface({ box, corners })).radius;
  expect(radiusOf(12, 12, 0, 12)).toBe(12);
  expect(radiusOf(0, 0, 200, 200)).toBe(0);
  expect(radiusOf(16, 0, 0, 0)).toBe(0);
});

test('an outer shadow is reported, an inner one is not', () => {
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
