import type { BarRow, Bars, Chart } from '../../chart.ts';
import { type Box, centreX, centreY } from '../../geometry.ts';
import { median } from '../../statistics.ts';
import { counted, placesOf, px } from '../number-words.ts';
import { namedColor, worthOf } from './axis-words.ts';

/** Bars, parts for each colour: how many, how thick, where, and what each is worth. */
export const barsParts = (bars: Bars, chart: Chart): string[][] => {
  const { rows, radius, arranged } = bars;
  const isLying = bars.direction === 'horizontal';
  const thick = (box: Box): number => (isLying ? box.height : box.width);
  const long = (box: Box): number => (isLying ? box.width : box.height);
  const worth = (box: Box): string => {
    const down = arranged !== 'stacked' && (isLying ? box.x + box.width <= bars.base + 2 : box.y >= bars.base - 2);
    const length = chart.values ? worthOf(chart.values, long(box)) : px(long(box));
    return down && long(box) > 2 ? `-${length}` : length;
  };
  const unit = chart.values ? 'data' : isLying ? 'widths' : 'heights';
  const shared = [
    `${px(median(rows.flatMap(({ boxes }) => boxes.map(thick))))} ${isLying ? 'high' : 'wide'}`,
    radius ? `radius ${px(radius)}` : '',
    `from ${isLying ? 'x' : 'y'}=${px(bars.base)}`,
  ].filter(Boolean);
  const total = rows.reduce((sum, { boxes }) => sum + boxes.length, 0);
  if (arranged === 'single' && rows.length > 1 && total <= MAX_LISTED)
    return [mixedWords(rows, chart, isLying, shared, (boxes) => `${unit} ${boxes.map(worth).join(' ')}`)];
  return rows.map((row, index) => {
    const starts = row.boxes.map(({ x, y }) => (isLying ? y : x));
    return [
      `${counted(row.boxes.length, 'bar')} ${colorWords(row, chart)}${row.boxes.length > MAX_LISTED ? `, ${MAX_LISTED} of them listed` : ''}`,
      ...(index === 0 ? shared : []),
      edgesOf(thin(starts), isLying),
      `${unit} ${thin(atLabels(row.boxes, chart, isLying, worth)).join(' ')}`,
    ];
  });
};

/** One row of bars in several colours: all in their order, then which of them have another colour than most. */
const mixedWords = (
  rows: readonly BarRow[],
  chart: Chart,
  isLying: boolean,
  shared: readonly string[],
  worths: (boxes: readonly Box[]) => string,
): string[] => {
  const startOf = ({ x, y }: Box): number => (isLying ? y : x);
  const boxes = rows.flatMap((row) => row.boxes).sort((a, b) => startOf(a) - startOf(b));
  const [most, ...others] = rows.toSorted((a, b) => b.boxes.length - a.boxes.length);
  const numbers = (row: BarRow): string => row.boxes.map((box) => boxes.indexOf(box) + 1).join(' ');
  return [
    `${boxes.length} bars ${most ? colorWords(most, chart) : ''}`,
    ...shared,
    edgesOf(boxes.map(startOf), isLying),
    worths(boxes),
    ...others.map((row) => `no. ${numbers(row)} ${colorWords(row, chart)}`),
  ];
};

const edgesOf = (starts: readonly number[], isLying: boolean): string =>
  placesOf(starts, isLying ? 'top edges y=' : 'left edges x=');

/** More bars than this are a shape: some of them at even steps say it. */
const MAX_LISTED = 24;

/** Bars at even steps, with both ends. */
const thin = <T>(bars: readonly T[]): readonly T[] =>
  bars.length <= MAX_LISTED
    ? bars
    : Array.from(
        { length: MAX_LISTED },
        (_, index) => bars[Math.round((index * (bars.length - 1)) / (MAX_LISTED - 1))]!,
      );

const colorWords = ({ color, border }: BarRow, { legend = [] }: Chart): string =>
  `${namedColor(color, legend)}${border ? ` with ${border} border` : ''}`;

/** What each bar is worth; a label without a bar has none, which is 0. */
const atLabels = (
  boxes: readonly Box[],
  { categories = [] }: Chart,
  isLying: boolean,
  worth: (box: Box) => string,
): string[] => {
  if (categories.length <= boxes.length) return boxes.map(worth);
  const first = categories[0]!.at;
  const step = (categories.at(-1)!.at - first) / (categories.length - 1);
  const near = categories.map(({ at }) =>
    boxes.find((box) => Math.abs((isLying ? centreY(box) : centreX(box)) - at) < Math.abs(step) / 2),
  );
  return near.filter(Boolean).length === boxes.length ? near.map((box) => (box ? worth(box) : '0')) : boxes.map(worth);
};
