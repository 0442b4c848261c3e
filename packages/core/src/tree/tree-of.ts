import type { Measurement } from '../measurement.ts';
import type { PageTree } from '../page-tree.ts';
import { buildPageTree } from './build-page-tree.ts';
import { textBlocksOf } from './nest-drafts.ts';
import { rankHeadings } from './rank-headings.ts';

const completed = new WeakMap<Measurement, PageTree>();

/** The tree of a page. Results of version 1 have one without levels, or none: they get the rest from the same facts. */
export function treeOf(measurement: Measurement): PageTree {
  const { version, tree } = measurement;
  if (version === 2 && tree) return tree;
  const known = completed.get(measurement);
  if (known) return known;
  const whole = tree ? withLevels(tree, measurement) : buildPageTree(measurement);
  completed.set(measurement, whole);
  return whole;
}

const withLevels = ({ root, repeats }: PageTree, measurement: Measurement): PageTree => {
  const sizes = new Map(textBlocksOf(measurement).map(({ fontSize }, at) => [`text-${at + 1}`, fontSize]));
  return { root: rankHeadings(root, sizes, measurement.regions), repeats };
};
