import type { Box } from '../../geometry.ts';
import type { Element, Series } from '../../measurement.ts';
import { placeChart } from '../../scale-chart.ts';
import { axisEnds, axisWords, labelWords } from '../chart/axis-words.ts';
import { type ElementNode, textNodesOf } from '../page/page-node.ts';
import { newLookWords, type Voice } from './voice.ts';

/** What a chart shows is told from its own corner: copies then share what is alike. */
const fromOwnCorner = ({ element }: ElementNode): Element => {
  // What it shows is where it was measured, wherever its own box has been settled.
  const { chart, series, box } = element;
  if (chart) return { ...element, chart: placeChart(chart, box) };
  return series ? { ...element, series: series.map((one) => moveSeries(one, box)) } : element;
};

const moveSeries = ({ color, boxes }: Series, { x, y }: Box): Series => ({
  color,
  boxes: boxes.map((box) => ({ ...box, x: box.x - x, y: box.y - y })),
});

/** What the labels in a chart say as well: with their places they are the axes. */
const saidByLabels = ({ element: { chart }, children }: ElementNode, { hasPlaces }: Voice): readonly string[] => {
  const labels = new Set(textNodesOf(children).map(({ block }) => block.text));
  if (!chart || labels.size === 0) return [];
  const ends = hasPlaces ? axisEnds(chart) : undefined;
  const isScaled = ends !== undefined && labels.has(ends.low) && labels.has(ends.high);
  return [...labelWords(chart), ...(isScaled ? axisWords(chart) : [])];
};

/** The look of an element in its place: which corners are round, and how far a bar is filled. */
export const nodeLookWords = (node: ElementNode, voice: Voice): string[] => {
  const { surfaces: _, ...plain } = voice;
  const element = fromOwnCorner(node);
  const said = new Set(saidByLabels(node, voice));
  const placed = node.roundedAt
    ? newLookWords(element, plain).map((word) =>
        word.startsWith('radius ') ? `${word} at its ${node.roundedAt} corners only` : word,
      )
    : newLookWords(element, voice);
  const words = placed.filter((word) => !said.has(word));
  return node.value === undefined ? words : [...words, `${node.value} % filled`];
};
