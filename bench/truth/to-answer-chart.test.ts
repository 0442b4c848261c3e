import type { Chart } from '@blueprompt/core/chart';
import { expect, it } from 'vitest';
import type { AnswerChart } from './answer.ts';
import { toAnswerChart } from './to-answer-chart.ts';

const BOX = { x: 0, y: 0, width: 400, height: 300 };
const AXIS = { at: 200, value: 0, perPx: -0.5, step: 10, prefix: '' as const, suffix: '' };
const bar = (x: number, height: number) => ({ x, y: 200 - height, width: 20, height });
const BARS: Chart['bars'] = {
  direction: 'vertical',
  arranged: 'single',
  base: 200,
  rows: [{ color: '#3355ff', boxes: [bar(10, 40), bar(50, 80)] }],
};
const CURVE = {
  color: '#3355ff',
  width: 2,
  isSmooth: false,
  points: [
    { x: 0, y: 180 },
    { x: 100, y: 100 },
  ],
};
const ring = (inner: number, ...ends: number[]): Chart['ring'] => ({
  x: 100,
  y: 100,
  radius: 80,
  inner,
  slices: ends.map((to, index) => ({
    color: ['#3355ff', '#ff5533'][index] ?? '#222222',
    from: ends[index - 1] ?? 0,
    to,
  })),
});

it.each<[string, Chart | undefined, AnswerChart | undefined]>([
  ['bars in units of the axis', { bars: BARS, values: AXIS }, { kind: 'bar', values: [[20, 40]] }],
  [
    'stacked bars',
    { bars: { ...BARS, arranged: 'stacked' }, values: AXIS },
    { kind: 'stacked-bar', values: [[20, 40]] },
  ],
  ['lines in units of the axis', { curves: [CURVE], values: AXIS }, { kind: 'line', values: [[10, 50]] }],
  ['lines without an axis in pixels', { curves: [CURVE] }, { kind: 'line', values: [[120, 200]] }],
  ['slices of a pie in percent', { ring: ring(0, 90, 360) }, { kind: 'pie', values: [[25, 75]] }],
  ['slices of a ring in percent', { ring: ring(40, 270, 360) }, { kind: 'ring', values: [[75, 25]] }],
  ['nothing', undefined, undefined],
])('says what was read of a chart: %s', (_, chart, answer) => {
  expect(toAnswerChart({ chart, box: BOX })).toEqual(answer);
});
