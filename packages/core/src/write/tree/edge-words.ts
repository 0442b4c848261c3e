import { px } from '../number-words.ts';

/** Edges that differ by no more, in CSS pixels, are written as one. */
export const MAX_EDGE_OFF_PX = 1;
/** Fewer edges are as short one by one. */
const MIN_EVEN_EDGES = 4;

/** Edges one by one, or where they are even the first, the step and how often it comes. */
export const edgeWords = (edges: readonly number[], maxOffPx = MAX_EDGE_OFF_PX): string => {
  const [first = 0] = edges;
  const times = edges.length - 1;
  const step = Math.round((10 * (edges.at(-1)! - first)) / times) / 10;
  const isEven = edges.every((edge, at) => Math.abs(edge - first - at * step) <= maxOffPx);
  return edges.length >= MIN_EVEN_EDGES && step > 0 && isEven ? `${first}+${px(step)}×${times}` : edges.join(' ');
};
