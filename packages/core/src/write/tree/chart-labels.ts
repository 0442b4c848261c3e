import { type Box, centreX, centreY, right } from '../../geometry.ts';
import { type ElementNode, siblingsOf, type TextNode } from '../page/page-node.ts';
import { edgeWords } from './edge-words.ts';
import { phraseOf } from './phrase.ts';
import type { Voice } from './voice.ts';

/** Labels whose edges or middles are this near, in CSS pixels, are in one row or column: digits differ in their ink. */
const MAX_LINE_OFF_PX = 2;

/** Where a label is tied to what it names. */
const EDGES = {
  left: ({ x }: Box): number => x,
  middle: centreX,
  right,
} as const;
type Edge = keyof typeof EDGES;

type Line = { labels: TextNode[]; edge?: Edge };

const WAYS: readonly { placeOf: (box: Box) => number; edge?: Edge }[] = [
  { placeOf: centreY },
  ...(['left', 'middle', 'right'] as const).map((edge) => ({ placeOf: EDGES[edge], edge })),
];

/** How many of these places are near each of them. */
const countNear = (places: readonly number[]): number[] => {
  const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
  const counts: number[] = [];
  let [from, to] = [0, 0];
  for (const { place, at } of order) {
    while (order[from]!.place < place - MAX_LINE_OFF_PX) from++;
    while (to < order.length && order[to]!.place <= place + MAX_LINE_OFF_PX) to++;
    counts[at] = to - from;
  }
  return counts;
};

const longestLine = (labels: readonly TextNode[]): Line => {
  const lines = WAYS.map(({ placeOf, edge }) => {
    const places = labels.map(({ box }) => placeOf(box));
    const counts = countNear(places);
    const count = Math.max(...counts);
    return { edge, places, count, at: counts.indexOf(count) };
  });
  const longest = lines.reduce((best, line) =>
    line.count > best.count || (line.count === best.count && line.at < best.at) ? line : best,
  );
  const { edge, places, at } = longest;
  const near = labels.filter((_, index) => Math.abs(places[index]! - places[at]!) <= MAX_LINE_OFF_PX);
  return { labels: near, ...(edge && { edge }) };
};

/** Labels in their rows and columns, the longest of these first: an axis is one of them. */
const linesOf = (labels: readonly TextNode[]): Line[] => {
  const lines: Line[] = [];
  for (let left = labels; left.length > 0; ) {
    const line = longestLine(left);
    const taken = new Set(line.labels);
    lines.push(line);
    left = left.filter((label) => !taken.has(label));
  }
  return lines;
};

/** The edge that says the places of a row in the fewest words. */
const edgeOfRow = (labels: readonly TextNode[], from: number): Edge => {
  const lengthOf = (edge: Edge): number => placeWords(placesAlong(labels, EDGES[edge], from)).length;
  return (['left', 'middle', 'right'] as const).reduce((best, edge) => (lengthOf(edge) < lengthOf(best) ? edge : best));
};

const placesAlong = (labels: readonly TextNode[], placeOf: (box: Box) => number, from: number): number[] =>
  labels.map(({ box }) => Math.round(placeOf(box) - from));

/** Edges one by one or evenly, those that are all alike once. */
const placeWords = (edges: readonly number[]): string =>
  Math.max(...edges) - Math.min(...edges) <= MAX_LINE_OFF_PX ? String(edges[0]) : edgeWords(edges, MAX_LINE_OFF_PX);

const lineWords = ({ labels, edge: column }: Line, { x, y }: Box, voice: Voice): string => {
  const inOrder = labels.toSorted((a, b) => (column ? a.box.y - b.box.y : a.box.x - b.box.x));
  const edge = column ?? edgeOfRow(inOrder, x);
  const phrases = inOrder.map((label) => phraseOf(label, voice));
  const looks = new Set(phrases.map(({ look }) => look.join(' ')));
  const [look] = looks.size === 1 ? looks : [''];
  const says = phrases.map((phrase) =>
    look || phrase.look.length === 0 ? phrase.says : `${phrase.says} (${phrase.look.join(' ')})`,
  );
  const lefts = placeWords(placesAlong(inOrder, EDGES[edge], x));
  const tops = placeWords(inOrder.map(({ box }) => Math.round(box.y - y)));
  return `${edge} ${lefts} @${tops}${look ? ` ${look}` : ''}: ${says.join(', ')}`;
};

/** The labels in a chart with their places from its corner; nothing where it has none. */
export const chartLabels = (chart: ElementNode, voice: Voice): string => {
  const lines = linesOf(siblingsOf(chart.children).filter((node) => node.kind === 'text'));
  return lines.length > 0 ? `labels ${lines.map((line) => lineWords(line, chart.box, voice)).join('; ')}` : '';
};
