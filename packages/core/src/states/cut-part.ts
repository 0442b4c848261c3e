import { surround } from '../geometry.ts';
import type { Measurement } from '../measurement.ts';
import type { StatePart } from './state-changes.ts';

/** A part of a page as a page of its own, as large as the part; takes the page in CSS pixels. */
export function cutPart(state: Measurement, { box, nodes }: StatePart): Measurement {
  const all = surround([box, ...nodes.map((node) => node.box)]);
  return {
    ...state,
    version: 2,
    image: { width: all.width, height: all.height, scale: 1 },
    tree: {
      root: { id: 'page', kind: 'page', type: 'page', box: all, children: nodes },
      repeats: state.tree?.repeats ?? [],
    },
  };
}
