import type { Border, Edge } from '../measurement.ts';
import { channelsOf } from './channels.ts';

/** Colours of sides that differ by no more in each channel are one: a hair line is blended with both that it parts. */
const MAX_EDGE_OFF = 8;

/** Four sides of one width and nearly one colour as the border that they are. */
export function joinEdges(edges: readonly Edge[]): Border | undefined {
  const [first, second, ...others] = edges.toSorted((a, b) => (a.color < b.color ? -1 : 1));
  if (!first || !second || others.length !== 2) return undefined;
  const isAlike = ({ width, color }: Edge): boolean =>
    width === first.width &&
    channelsOf(color).every((value, at) => Math.abs(value - channelsOf(first.color)[at]!) <= MAX_EDGE_OFF);
  // The middle one of the colours is next to all of them.
  return [second, ...others].every(isAlike) ? { width: first.width, color: second.color } : undefined;
}
