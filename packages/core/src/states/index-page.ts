import { type Box, centreX, centreY, contains } from '../geometry.ts';
import type { Element, Measurement, Region, TextLine } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { TreeNode } from '../page-tree.ts';
import { treeOf } from '../tree/tree-of.ts';
import { type Leaf, listLeaves } from '../widths/list-leaves.ts';

/** What a box is painted with. */
export type Paint = Pick<Element, 'fill' | 'border' | 'shadow'>;

/** A page with everything in it by its id, in CSS pixels. */
export type PageIndex = {
  measurement: Measurement;
  nodes: ReadonlyMap<string, TreeNode>;
  /** Painted boxes, those that hold others first. */
  boxes: { node: TreeNode; paint: Paint; texts: ReadonlySet<string> }[];
  leaves: Leaf[];
  /** The first line of a text. */
  lineOf: (id: string) => TextLine | undefined;
};

const PICTURES = typesWith('graphic');

export function indexPage(measurement: Measurement): PageIndex {
  const { elements, paints = [], regions } = measurement;
  const painted = new Map<string, Element | Region>([
    ...[...elements, ...paints].map((one) => [one.id, one] as const),
    ...regions.map((region, at) => [`region-${at + 1}`, region] as const),
  ]);
  const nodes = new Map<string, TreeNode>();
  const visit = (node: TreeNode): void => {
    nodes.set(node.id, node);
    node.children.forEach(visit);
  };
  visit(treeOf(measurement).root);
  const texts = [...nodes.values()].filter(({ kind }) => kind === 'text');
  return {
    measurement,
    nodes,
    boxes: [...nodes.values()].flatMap((node) => {
      const paint = painted.get(node.id);
      if (!paint || !isSurface(node, paint)) return [];
      const inside = texts.filter(({ box }) => isCentreIn(node.box, box)).map(({ id }) => id);
      return [{ node, paint, texts: new Set(inside) }];
    }),
    leaves: listLeaves(measurement),
    lineOf: (id) => measurement.texts[nodes.get(id)?.lines?.[0] ?? -1],
  };
}

const isSurface = ({ type }: TreeNode, paint: Paint): boolean =>
  !PICTURES.has(type) && type !== 'divider' && Boolean(paint.fill ?? paint.border ?? paint.shadow);

/** The middle of a box lies in another. */
export const isCentreIn = (outer: Box, inner: Box): boolean =>
  contains(outer, { x: centreX(inner), y: centreY(inner), width: 0, height: 0 });
