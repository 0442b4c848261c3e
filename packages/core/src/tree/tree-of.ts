import type { Measurement } from '../measurement.ts';
import { buildPageTree } from './build-page-tree.ts';
import type { PageTree } from './page-tree.ts';

const built = new WeakMap<Measurement, PageTree>();

/** The tree of a page. Results that were saved before trees were measured get theirs from the same facts. */
export function treeOf(measurement: Measurement): PageTree {
  const known = measurement.tree ?? built.get(measurement);
  if (known) return known;
  const tree = buildPageTree(measurement);
  built.set(measurement, tree);
  return tree;
}
