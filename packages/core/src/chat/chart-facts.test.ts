import { expect, test } from 'vitest';
import type { Chart } from '../chart.ts';
import type { Element } from '../measurement.ts';
import { page } from '../write/page.fixture.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { answer } from './answer.ts';
import { parseChatContext, writeChatContext } from './chat-context.ts';
import { toFactLines } from './to-fact-lines.ts';

const chart: Chart = {
  ring: {
    x: 100,
    y: 100,
    radius: 50,
    inner: 30,
    slices: [
      { color: '#4e73df', from: 0, to: 198 },
      { color: '#1cc88a', from: 198, to: 360 },
    ],
  },
  legend: [{ color: '#4e73df', text: 'Direct "\nelement button x 1' }],
};
const element: Element = {
  id: 'c',
  type: 'chart',
  box: { x: 50, y: 50, width: 100, height: 100 },
  confidence: 1,
  chart,
};
const facts = parseChatContext(
  writeChatContext({ ...writeAnalysis(page([], [element]), { uiType: 'webapp' }), promptName: 'Home' }),
);

test('what a chart shows is read back from the context, and its labels cannot pose as facts', () => {
  const [one, ...others] = facts.project.outcomes[0]!.analysis.measurement!.elements;
  expect(one?.chart).toEqual({ ...chart, legend: [{ color: '#4e73df', text: 'Direct " element button x 1' }] });
  expect(others).toEqual([]);
});

test('a question about charts is answered with kind, shares and colours', () => {
  const said = answer('what does the chart show?', facts).message;
  expect(said).toContain('doughnut chart');
  expect(said).toContain('55 % #4e73df');
});

test('a colour of a chart is known by its hue', () => {
  expect(answer('which greens are used?', facts).message).toContain('#1cc88a: 1 chart');
});

test('letters that cannot be seen do not travel in the labels of a chart', () => {
  const legend = [{ color: '#4e73df', text: 'Direct\u202e\u2028\u{e0041} sales' }];
  const lines = toFactLines(page([], [{ ...element, chart: { ...chart, legend } }]));
  expect(lines.find((line) => line.startsWith('chart '))).toContain('"Direct sales"');
});
