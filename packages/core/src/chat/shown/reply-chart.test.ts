import { expect, test } from 'vitest';
import type { Chart } from '../../chart.ts';
import { createProject } from '../../exports/create-project.ts';
import type { TextLine } from '../../measurement.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const asking = (chart: Chart, texts: TextLine[] = []) => {
  const project = createProject([page(texts, [box('e1', 'chart', 100, 100, 400, 320, { chart })])], {
    uiType: 'webapp',
  });
  return (question: string) => answer(question, { project, text: '' }).message;
};

const YEARS = [
  { text: '2021', at: 150 },
  { text: '2022', at: 250 },
  { text: '2023', at: 350 },
];
const bar = (x: number, y: number, height: number) => ({ x, y, width: 20, height });
/** A value axis in thousands of dollars: 10 px are worth one. */
const SCALE: Chart = {
  values: { at: 300, value: 0, perPx: -0.1, step: 5, prefix: '$', suffix: 'k' },
  grid: { color: '#dddddd', isDashed: false, rows: [200, 250, 300, 350], columns: [] },
  categories: YEARS,
};

/** The bar of 2022 goes down from the base. */
const upAndDown: Chart = {
  ...SCALE,
  bars: {
    direction: 'vertical',
    arranged: 'single',
    base: 300,
    rows: [{ color: '#4e73df', boxes: [bar(140, 200, 100), bar(240, 300, 40), bar(340, 260, 40)] }],
  },
};

test('says the ends of an axis with their unit, whatever numbers name the bars', () => {
  const said = asking(
    upAndDown,
    YEARS.map(({ text: year, at }) => text(year, at, 380)),
  );
  expect(said('what is the highest value on the y axis of the chart?')).toBe('The axis of the chart goes up to $10k.');
  expect(said('what is the minimum of the y axis of the chart?')).toBe('The axis of the chart starts at $-5k.');
});

test('reads an axis that was not measured from one column of labels, as they are written', () => {
  const labels = ['100 %', '50 %', '0 %'].map((label, at) => text(label, 105, 120 + at * 100));
  const years = YEARS.map(({ text: year, at }) => text(year, at, 380));
  const question = 'what is the maximum of the y axis in the chart?';
  expect(asking({ categories: YEARS }, [...labels, ...years])(question)).toBe(
    'The axis of the chart goes up to 100 %.',
  );
  expect(asking({}, years)(question)).toContain("I can't answer that");
});

test('a bar below the base is worth less than none', () => {
  expect(asking(upAndDown)('what is the lowest bar?')).toBe('Lowest: `2022`, -4.');
  expect(asking(upAndDown)('what is the highest bar?')).toBe('Highest: `2021`, 10.');
});

test('a stack ends with its outermost bar, and a series of it is worth its own length', () => {
  const said = asking({
    ...SCALE,
    bars: {
      direction: 'vertical',
      arranged: 'stacked',
      base: 300,
      rows: [
        { color: '#4e73df', boxes: [bar(140, 200, 100), bar(240, 250, 50)] },
        { color: '#1cc88a', boxes: [bar(140, 180, 20), bar(240, 140, 110)] },
      ],
    },
    legend: [
      { color: '#4e73df', text: 'Direct' },
      { color: '#1cc88a', text: 'Social' },
    ],
  });
  expect(said('what is the highest bar?')).toBe('Highest: `2022`, 16.');
  expect(said('what is the lowest bar?')).toBe('Lowest: `2021`, 12.');
  expect(said('what is the highest bar of Social?')).toBe('Highest: `2022`, 11.');
  expect(said('what is the lowest bar of Direct?')).toBe('Lowest: `2022`, 5.');
});
