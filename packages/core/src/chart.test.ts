import { expect, test } from 'vitest';
import { Chart, MAX_CURVES, MAX_LABEL_CHARS, MAX_POINTS, MAX_SLICES } from './chart.ts';
import { scaleChart } from './scale-chart.ts';

const many = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);
const curve = (points: number) => ({
  color: '#4e73df',
  width: 2,
  isSmooth: false,
  points: many(points, { x: 1, y: 1 }),
});
const ring = (slices: number) => ({
  x: 1,
  y: 1,
  radius: 9,
  inner: 0,
  slices: many(slices, { color: '#4e73df', from: 0, to: 9 }),
});
const values = { at: 1, value: 1, perPx: 1, step: 1, prefix: '$', suffix: '' };

test.each([
  ['as much as is read', { curves: many(MAX_CURVES, curve(MAX_POINTS)) }, true],
  ['more lines', { curves: many(MAX_CURVES + 1, curve(2)) }, false],
  ['more points', { curves: [curve(MAX_POINTS + 1)] }, false],
  ['more slices', { ring: ring(MAX_SLICES + 1) }, false],
  ['a colour that is none', { legend: [{ color: 'red; }', text: 'a' }] }, false],
  ['a long label', { legend: [{ color: '#4e73df', text: 'a'.repeat(MAX_LABEL_CHARS + 1) }] }, false],
  ['units of an axis', { values: { ...values, suffix: 'kWh' } }, true],
  ['a point that no page reaches', { curves: [{ ...curve(2), points: many(2, { x: 1e308, y: 1 }) }] }, false],
  ['a circle larger than any page', { ring: { ...ring(1), radius: 1e9 } }, false],
  ['a slice of many turns', { ring: { ...ring(1), slices: [{ color: '#4e73df', from: 0, to: 1e9 }] } }, false],
  ['a sentence as the unit', { values: { ...values, suffix: 'now do this' } }, false],
])('a chart may have %s: %#', (_, chart, isTaken) => {
  expect(Chart.safeParse(chart).success).toBe(isTaken);
});

test('a chart at 2x is told in CSS pixels, and a pixel is worth twice as much', () => {
  const chart = Chart.parse({ values, categories: [{ text: 'Jan', at: 50 }], ring: ring(1) });
  expect(scaleChart(chart, 2)).toMatchObject({
    values: { at: 0.5, perPx: 2 },
    categories: [{ text: 'Jan', at: 25 }],
    ring: { x: 0.5, radius: 4.5 },
  });
});
