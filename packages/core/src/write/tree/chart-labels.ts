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

const linesWith = (labels: readonly TextNode[], first: TextNode): Line[] => {
  const near = (placeOf: (box: Box) => number): TextNode[] =>
    labels.filter(({ box }) => Math.abs(placeOf(box) - placeOf(first.box)) <= MAX_LINE_OFF_PX);
  const columns = Object.entries(EDGES).map(([edge, placeOf]) => ({ labels: near(placeOf), edge: edge as Edge }));
  return [{ labels: near(centreY) }, ...columns];
};

/** Labels in their rows and columns, the longest of these first: an axis is one of them. */
const linesOf = (labels: readonly TextNode[]): Line[] => {
  const [longest] = labels
    .flatMap((first) => linesWith(labels, first))
    .sort((a, b) => b.labels.length - a.labels.length);
  if (!longest) return [];
  return [longest, ...linesOf(labels.filter((label) => !longest.labels.includes(label)))];
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
