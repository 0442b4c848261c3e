import { describe, expect, it } from 'vitest';
import { type AnswerChart, type AnswerNode, NO_ANSWER } from '../../answer.ts';
import type { Truth, TruthBox, TruthChart } from '../../truth.ts';
import { buildTruth, line, node, type Part } from '../testing/build-truth.ts';
import { scoreCharts } from './score-charts.ts';

const CHART: TruthBox = [100, 100, 300, 120];
const BARS: TruthChart = { kind: 'bar', series: [{ values: [10, 20, 40] }], axis: [0, 50] };
/** Read right, in pixels. */
const IN_PIXELS: AnswerChart = { kind: 'bar', values: [[24, 48, 96]] };

const pageOf = (chart: TruthChart, ...parts: Part[]): Truth =>
  buildTruth(node('page', [0, 0, 600, 400], {}, node('chart', CHART, { chart }, ...parts)) as Part & { kind: 'node' }, {
    id: 'test',
    background: { color: '#ffffff' },
    palette: { background: '#ffffff', accent: null, painted: [], pixels: [] },
    regions: [],
    spacing: { unit: 8 },
  });
const [x, y, width, height] = CHART;
const found = (chart: AnswerChart): AnswerNode => ({ id: 'c1', type: 'chart', box: { x, y, width, height }, chart });
const score = (page: Truth, node: AnswerNode) => scoreCharts(page, { ...NO_ANSWER, nodes: [node] });

describe('scoreCharts', () => {
  it('asks for units where the page shows them, or may show them on a canvas', () => {
    const shown = pageOf(BARS, line('0', 104, 200), line('50', 104, 104));
    expect(score(shown, found(IN_PIXELS)).chartValues).toBe(0);
    expect(score(shown, found({ ...IN_PIXELS, values: [[10, 20, 40]] })).chartValues).toBe(1);
    expect(score({ ...pageOf(BARS), ignore: [CHART] }, found(IN_PIXELS)).chartValues).toBe(0);
  });

  it('asks for proportions where no axis is drawn', () => {
    const bare = pageOf(BARS, line('12 % more than yesterday', 104, 104));
    expect(score(bare, found(IN_PIXELS)).chartValues).toBe(1);
    expect(score(bare, found({ ...IN_PIXELS, values: [[24, 60, 96]] })).chartValues).toBeCloseTo(2 / 3);
  });
});
