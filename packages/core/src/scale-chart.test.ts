import { expect, test } from 'vitest';
import type { Chart } from './chart.ts';
import { placeChart, scaleChart } from './scale-chart.ts';

const bars = (direction: 'vertical' | 'horizontal'): Chart => ({
  bars: {
    direction,
    arranged: 'single',
    base: 200,
    rows: [{ color: '#7f82ff', boxes: [{ x: 100, y: 60, width: 20, height: 40 }] }],
  },
  grid: { color: '#eaecf4', isDashed: false, rows: [60], columns: [100] },
  values: { at: 200, value: 0, perPx: -2, step: 50, prefix: '', suffix: '' },
  categories: [{ text: 'Jan', at: 110 }],
});

test('places of a chart count from its corner, lengths and worths stay', () => {
  const upright = placeChart(bars('vertical'), { x: 90, y: 50 });
  expect(upright.bars?.rows[0]?.boxes).toEqual([{ x: 10, y: 10, width: 20, height: 40 }]);
  expect(upright.grid).toMatchObject({ rows: [10], columns: [10] });
  expect([upright.bars?.base, upright.values?.at, upright.categories?.[0]?.at]).toEqual([150, 150, 20]);
  expect(upright.values?.perPx).toBe(-2);
});

test('bars that lie have their values along x', () => {
  const lying = placeChart(bars('horizontal'), { x: 90, y: 50 });
  expect([lying.bars?.base, lying.values?.at, lying.categories?.[0]?.at]).toEqual([110, 110, 60]);
});

test('at two pixels to a CSS pixel all places and lengths are half, and a pixel is worth twice as much', () => {
  const half = scaleChart(bars('vertical'), 2);
  expect(half.bars?.rows[0]?.boxes).toEqual([{ x: 50, y: 30, width: 10, height: 20 }]);
  expect([half.bars?.base, half.values?.at, half.values?.perPx]).toEqual([100, 100, -4]);
});
