import { type Box, bottom, centreX, right } from '../../geometry.ts';
import type { Flow } from '../../page-tree.ts';
import { median } from '../../statistics.ts';
import { px } from '../number-words.ts';

/** Edges of copies that differ by no more than this, in CSS pixels, are one. */
const MAX_COPY_OFF_PX = 4;
/** Gaps of a row that wraps differ by this, in CSS pixels, where they are one, and the way back to its start is below. */
const MAX_WRAP_OFF_PX = 2;
const MIN_NEW_LINE_PX = -4;
/** So many gaps are listed one by one; of more, those that follow each other and are alike are counted. */
const MAX_GAPS = 8;
/** With more than this the places to check say where things are. */
const MAX_RUNS = 24;

type Placed = { box: Box };

const isOne = (values: readonly number[], slack: number): boolean => Math.max(...values) - Math.min(...values) <= slack;

const gapsOf = (children: readonly Placed[], direction: 'row' | 'column'): number[] =>
  children.slice(1).map(({ box }, at) => {
    const before = children[at]?.box ?? box;
    // Tenths of a pixel: the sizes of a screenshot at 3x have no end, and their sums are never quite the same.
    return Math.round(10 * (direction === 'row' ? box.x - right(before) : box.y - bottom(before))) / 10;
  });

const gapWords = ({ direction, gap, columnGap, justify, wrap }: Flow, children: readonly Placed[]): string | false => {
  if (direction === 'grid') {
    const gaps = [gap, columnGap].map((value) => (value === undefined ? 'auto' : px(Math.max(0, value))));
    return gap === undefined && columnGap === undefined ? false : `gap ${[...new Set(gaps)].join(' ')}`;
  }
  if (justify && children.length === 2) return false;
  if (gap !== undefined) return gap !== 0 && `gap ${px(gap)}`;
  const gaps = gapsOf(children, direction);
  if (gaps.length === 0) return false;
  if (isOne(gaps, wrap ? MAX_WRAP_OFF_PX : 0)) return median(gaps) !== 0 && `gap ${px(median(gaps))}`;
  const runs = runsOf(gaps, wrap);
  return runs.length <= MAX_RUNS && `gaps ${runs.map((run) => runWords(run, wrap === true)).join(' ')}`;
};

/** The gaps between children as the words say them; nothing where they do not. */
const saidGaps = ({ gap, direction }: Flow, children: readonly Placed[]): number[] | undefined => {
  const gaps = gapsOf(children, direction === 'row' ? 'row' : 'column');
  if (gap !== undefined) return gaps.map(() => gap);
  return runsOf(gaps, false).length <= MAX_RUNS ? gaps : undefined;
};

/** Where children of a row or column begin along it when it is built as the words say. */
export const saidStarts = (flow: Flow, holder: Box, children: readonly Placed[]): number[] | undefined => {
  const gaps = saidGaps(flow, children);
  if (!gaps || flow.direction === 'grid' || flow.wrap) return undefined;
  const isRow = flow.direction === 'row';
  let at = isRow ? holder.x + flow.padding.left : holder.y + flow.padding.top;
  return children.map(({ box }, index) => {
    const start = at;
    at += (isRow ? box.width : box.height) + (gaps[index] ?? 0);
    return start;
  });
};

/** Gaps one by one, or where they are many those that follow each other and are alike together. */
const runsOf = (gaps: readonly number[], wraps: boolean | undefined): number[][] => {
  if (gaps.length <= MAX_GAPS) return gaps.map((one) => [one]);
  const runs: number[][] = [];
  for (const gap of gaps) {
    const run = runs.at(-1);
    if (run && isOne([...run, gap], wraps ? MAX_WRAP_OFF_PX : 0)) run.push(gap);
    else runs.push([gap]);
  }
  return runs;
};

/** Where a row wraps, the way back to its start is no gap. */
const runWords = (run: readonly number[], wraps: boolean): string => {
  const gap = median(run);
  const words = wraps && gap < MIN_NEW_LINE_PX ? 'new-line' : px(gap);
  return run.length > 1 ? `${words}*${run.length}` : words;
};

/** Rows are centred and columns start at the left where nothing else is said. */
const alignWords = ({ direction, align }: Flow): string | false => {
  if (direction === 'row') return (align === 'start' && 'top') || (align === 'end' && 'bottom');
  return direction === 'column' && ((align === 'center' && 'centred') || (align === 'end' && 'right'));
};

/** As CSS writes it, shortest form; nothing for none. */
export const paddingWords = ({ top, right: end, bottom: foot, left }: Flow['padding']): string | false => {
  const sides = [top, end, foot, left];
  if (sides.every((side) => side < 1)) return false;
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 1;
  if (!isNear(left, end)) return `padding ${sides.map(px).join(' ')}`;
  if (!isNear(top, foot)) return `padding ${px(top)} ${px(left)} ${px(foot)}`;
  return px(top) === px(left) ? `padding ${px(top)}` : `padding ${px(top)} ${px(left)}`;
};

/** How a holder places its children, in the words of flex and grid. */
export const flowWords = (flow: Flow, children: readonly Placed[]): (string | false)[] => {
  const { direction, columns, justify, wrap, padding } = flow;
  if (children.length < 2) return [paddingWords(padding)];
  const words = [
    direction === 'grid' ? `grid of ${columns} columns` : direction,
    gapWords(flow, children),
    children.length === 2 && justify,
    wrap === true && 'wraps',
    alignWords(flow),
  ];
  return [paddingWords(padding), words.filter(Boolean).join(' ')];
};

/** Before the left edges of what copies of a row hold. */
export const PARTS_FROM = 'row, parts from';

/** Where what all copies of a row have at one place is: the edge or the middle that is the same in each, else about the left. */
export const columnStart = (parts: readonly { box: Box; home: Box }[]): string => {
  const edges: readonly [string, (box: Box) => number][] = [
    ['', ({ x }) => x],
    ['right ', right],
    ['centre ', centreX],
  ];
  const placesOf = (edgeOf: (box: Box) => number): number[] => parts.map(({ box, home }) => edgeOf(box) - home.x);
  const [name, edgeOf] = edges.find(([, edge]) => isOne(placesOf(edge), MAX_COPY_OFF_PX)) ?? edges[0]!;
  return `${name}${px(Math.round(median(placesOf(edgeOf))))}`;
};
