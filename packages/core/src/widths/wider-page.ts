import { type Box, bottom, centreX, right } from '../geometry.ts';
import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';
import type { TreeNode } from '../page-tree.ts';
import { treeOf } from '../tree/tree-of.ts';
import { type Container, findContainer } from './find-container.ts';
import type { LeafPairs } from './match-leaves.ts';

/** What the next wider screenshot of a page says of the nodes of the narrower one. */
export type WiderPage = {
  /** The box that holds these nodes there, in CSS pixels; none where it shows none of them. */
  boxOf: (ids: readonly string[]) => Box | undefined;
  /** The boxes around these nodes there, from the page to the smallest that holds most of them, in CSS pixels. */
  boxesAround: (ids: readonly string[]) => readonly { id: string; box: Box }[];
  /** They stand in the middle of their column there, with room on both sides. */
  isCentred: (ids: readonly string[]) => boolean;
  /** How wide they are there, in CSS pixels, where nothing is beside them; `isPainted` asks for a box that shows its edges. */
  widthAlone: (ids: readonly string[], isPainted: boolean) => number | undefined;
  /** The column of both, where its width goes in known steps. */
  container: Container | undefined;
  /** How wide the narrower page and this one are, in CSS pixels. */
  from: number;
  width: number;
};

/** Less room at the sides, in CSS pixels, does not tell the middle from an edge. */
const MIN_ROOM_PX = 16;
/** The middle of words is read this exactly, in CSS pixels. */
const MAX_MIDDLE_OFF_PX = 3;
/** What was taken for another of its kind is elsewhere there: a box that holds this share of some nodes is theirs. */
const MIN_HELD_SHARE = 0.75;
/** Share of the lower of two boxes that the other reaches over where they stand side by side. */
const MIN_BESIDE_SHARE = 0.4;

/** Reads a wider page by the nodes of a narrower one; `pairs` are from those of the narrower to those of the wider. */
export function readWider(narrow: Measurement, wide: Measurement, pairs: LeafPairs): WiderPage {
  const { scale } = wide.image;
  const { root } = treeOf(wide);
  const paths = pathsOf(root);
  const leaves = [...paths.values()].map((path) => path.at(-1)!).filter(isLeaf);
  const pathOf = (ids: readonly string[]): readonly TreeNode[] => {
    const found = ids.flatMap((id) => paths.get(pairs.get(id) ?? '') ?? []);
    const counts = Map.groupBy(found, (node) => node);
    const all = counts.get(root)?.length ?? 0;
    // Of boxes that hold most of them each holds the next.
    return [...counts].filter(([, list]) => list.length >= MIN_HELD_SHARE * all).map(([node]) => node);
  };
  return {
    container: findContainer(
      placesOf(treeOf(narrow).root, pairs, paths, [narrow.image.scale, scale]),
      pageWidthOf(wide),
    ),
    from: pageWidthOf(narrow),
    width: pageWidthOf(wide),
    boxOf: (ids) => {
      const box = pathOf(ids).at(-1)?.box;
      return box && inCssPixels(box, scale);
    },
    boxesAround: (ids) => pathOf(ids).map(({ id, box }) => ({ id, box: inCssPixels(box, scale) })),
    isCentred: (ids) => {
      const path = pathOf(ids);
      const box = path.at(-1)?.box;
      const around = box && path.findLast((node) => node.box.width >= box.width + 2 * MIN_ROOM_PX * scale);
      if (!around || around.children.some((child) => !path.includes(child) && isBeside(child.box, box))) return false;
      return Math.abs(centreX(box) - centreX(around.box)) <= MAX_MIDDLE_OFF_PX * scale;
    },
    widthAlone: (ids, isPainted) => {
      const node = pathOf(ids).at(-1);
      // One line of words is as wide as they are, whatever room they have.
      if (!node || (isPainted && isPlain(node)) || (node.kind === 'text' && (node.lines ?? []).length < 2))
        return undefined;
      const { box } = node;
      const isAside = (other: Box): boolean => right(other) <= box.x || other.x >= right(box);
      const isAlone = !leaves.some((leaf) => isAside(leaf.box) && isBeside(leaf.box, box));
      return isAlone ? box.width / scale : undefined;
    },
  };
}

const isBeside = (one: Box, other: Box): boolean =>
  Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) >
  MIN_BESIDE_SHARE * Math.min(one.height, other.height);

/** Where each text is on both pages. */
const placesOf = (
  node: TreeNode,
  pairs: LeafPairs,
  paths: ReadonlyMap<string, readonly TreeNode[]>,
  [scale, wideScale]: [number, number],
): { narrow: Box; wide: Box }[] => {
  const wide = node.kind === 'text' ? paths.get(pairs.get(node.id) ?? '')?.at(-1)?.box : undefined;
  const place = wide && { narrow: inCssPixels(node.box, scale), wide: inCssPixels(wide, wideScale) };
  const held = node.children.flatMap((child) => placesOf(child, pairs, paths, [scale, wideScale]));
  return place ? [place, ...held] : held;
};

const isLeaf = ({ kind, children }: TreeNode): boolean => kind === 'text' || children.length === 0;

const isPlain = ({ kind }: TreeNode): boolean => kind === 'group' || kind === 'text';

/** From the root to each node. */
const pathsOf = (root: TreeNode): ReadonlyMap<string, readonly TreeNode[]> => {
  const paths = new Map<string, readonly TreeNode[]>();
  const visit = (node: TreeNode, above: readonly TreeNode[]): void => {
    const path = [...above, node];
    paths.set(node.id, path);
    for (const child of node.children) visit(child, path);
  };
  visit(root, []);
  return paths;
};

const inCssPixels = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: x / scale,
  y: y / scale,
  width: width / scale,
  height: height / scale,
});
