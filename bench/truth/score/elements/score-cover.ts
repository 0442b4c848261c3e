import { overlap } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { toBox } from '../match-boxes.ts';
import { isTrueSurface, MIN_SURFACE_OVERLAP } from './score-surfaces.ts';

/** Of each class, the true surfaces and those that something covers. */
export type CoverCounts = Record<string, { found: number; all: number }>;

const ALL = '**all but pictures**';
const PICTURES = typesWith('picture', 'chart');

/** The ceiling for whoever names things later: a true surface that no box covers can never be found. */
export function scoreCover(truth: Truth, { nodes }: Answer): CoverCounts {
  const counts: CoverCounts = {};
  const boxes = nodes.filter(({ type }) => type !== 'page').map(({ box }) => box);
  for (const node of truth.nodes) {
    if (!isTrueSurface(node, truth)) continue;
    const box = toBox(node.box);
    const isFound = boxes.some((other) => overlap(box, other) >= MIN_SURFACE_OVERLAP);
    for (const name of PICTURES.has(node.type) ? [node.type] : [ALL, node.type]) {
      const { found, all } = counts[name] ?? { found: 0, all: 0 };
      counts[name] = { found: found + Number(isFound), all: all + 1 };
    }
  }
  return counts;
}
