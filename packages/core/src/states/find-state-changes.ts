import { area, type Box, centreY, intersect, meets } from '../geometry.ts';
import type { Measurement } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { type LeafPairs, matchLeaves, plainText } from '../widths/match-leaves.ts';
import { compareLooks } from './compare-looks.ts';
import { findAnchor } from './find-anchor.ts';
import { findBackdrop } from './find-backdrop.ts';
import { findTheme } from './find-theme.ts';
import { indexPage, isCentreIn, type PageIndex } from './index-page.ts';
import { matchBoxes } from './match-boxes.ts';
import type { StateChanges, StatePart } from './state-changes.ts';

/** Readings of one place differ by no more, in CSS pixels. */
const MAX_PLACE_OFF_PX = 2;
/** What lies in another by this share of its area may be a piece of it. */
const MIN_INSIDE_SHARE = 0.7;

/** Finds what changes from a page to another state of it. Takes both in CSS pixels. */
export function findStateChanges(page: Measurement, state: Measurement): StateChanges {
  const [base, other] = [indexPage(page), indexPage(state)];
  const leaves = matchLeaves(base.leaves, other.leaves);
  const boxes = matchBoxes(base, other, leaves);
  const pairs = new Map([...leaves, ...boxes]);
  const layers = findLayers(base, other, leaves, boxes);
  const backdrop = layers.length > 0 ? findBackdrop(base, other, leaves) : undefined;
  // Behind a backdrop the page rests: what is read otherwise there is dimmed, cut or blurred.
  if (backdrop) return { pairs, appeared: layers, vanished: [], looks: [], moves: new Map(), backdrop };
  const anchored = (part: StatePart): StatePart => ({ ...part, anchor: findAnchor(part.box, base, other, pairs) });
  const isCovered = ({ box }: { box: Box }): boolean => layers.some((layer) => meets(layer.box, box));
  const [gone, fresh] = findUnpaired(base, other, leaves, boxes);
  const loose = fresh.filter((node) => !isCovered(node));
  const vanished = gone.filter((node) => !isCovered(node));
  const looks = compareLooks(base, other, pairs).filter(
    ({ id, stateId }) => !isCovered(base.nodes.get(id)!) && !isCovered(other.nodes.get(stateId)!),
  );
  const theme = findTheme(base, other, leaves, looks);
  return {
    pairs,
    appeared: [...layers.map(anchored), ...loose.map(toPart).map(anchored)].sort((a, b) => a.box.y - b.box.y),
    vanished,
    looks,
    moves: findMoves(base, other, leaves, isCovered),
    theme,
  };
}

/** Painted boxes that only the state has and that hold nothing that the page has at the same place: menus, dialogs, messages. */
const findLayers = (base: PageIndex, state: PageIndex, leaves: LeafPairs, boxes: LeafPairs): StatePart[] => {
  const [known, partners] = [new Set(boxes.values()), new Map([...leaves].map(([id, other]) => [other, id]))];
  const isOld = (box: Box, id: string): boolean => {
    const old = base.nodes.get(partners.get(id) ?? '');
    return old !== undefined && isCentreIn(box, old.box);
  };
  const fresh = state.boxes
    .filter(({ node }) => !known.has(node.id))
    .filter(({ node, texts }) => ![...texts].some((id) => isOld(node.box, id)))
    .filter(({ node }) => !isPieceOfBox(node, base))
    .map(({ node }) => node);
  const outer = fresh.filter((node) => !fresh.some((one) => one !== node && holds(one.box, node.box)));
  return outer.map((node) => {
    // Words on it may be read as part of what is below it.
    const own = new Set(idsIn(node));
    const stray = [...state.nodes.values()].filter(
      ({ id, kind, box }) => kind === 'text' && !own.has(id) && holds(node.box, box) && !isOld(node.box, id),
    );
    const nodes = [{ ...node, children: [...node.children, ...stray].sort((a, b) => a.box.y - b.box.y) }];
    return { type: node.type, box: node.box, nodes };
  });
};

const holds = (outer: Box, inner: Box): boolean => area(inner) < area(outer) && isCentreIn(outer, inner);

/** What is left of a box of the page that something covers: it lies in that and shares an edge with it. */
const isPieceOfBox = ({ box, type }: TreeNode, base: PageIndex): boolean =>
  base.boxes.some(
    ({ node }) =>
      node.type === type &&
      area(intersect(node.box, box)) >= MIN_INSIDE_SHARE * area(box) &&
      Math.abs(node.box.width - box.width) <= MAX_PLACE_OFF_PX,
  );

const idsIn = (node: TreeNode): string[] => [node.id, ...node.children.flatMap(idsIn)];

/** What only one of the two has, without pieces of what the other reads in one. */
const findUnpaired = (
  base: PageIndex,
  state: PageIndex,
  leaves: LeafPairs,
  boxes: LeafPairs,
): [gone: TreeNode[], fresh: TreeNode[]] => {
  const partners = new Set([...leaves.values(), ...boxes.values()]);
  const toNodes = (page: PageIndex, isPaired: (id: string) => boolean): TreeNode[] =>
    page.leaves
      .filter(({ id, type }) => !isPaired(id) && type !== 'shape' && type !== 'divider')
      .map(({ id }) => page.nodes.get(id)!);
  const gone = toNodes(base, (id) => leaves.has(id) || boxes.has(id));
  const fresh = toNodes(state, (id) => partners.has(id));
  const isPiece = (piece: TreeNode, whole: TreeNode): boolean =>
    area(intersect(piece.box, whole.box)) >= MIN_INSIDE_SHARE * area(piece.box) &&
    plainText(whole.text ?? '').includes(plainText(piece.text ?? ''));
  const isWhole = (node: TreeNode, others: readonly TreeNode[]): boolean =>
    !others.some((other) => isPiece(node, other) || isPiece(other, node));
  return [gone.filter((node) => isWhole(node, fresh)), fresh.filter((node) => isWhole(node, gone))];
};

const toPart = (node: TreeNode): StatePart => ({ type: node.type, box: node.box, nodes: [node] });

const findMoves = (
  base: PageIndex,
  state: PageIndex,
  leaves: LeafPairs,
  isCovered: (node: TreeNode) => boolean,
): ReadonlyMap<string, number> => {
  const moves = new Map<string, number>();
  for (const [id, other] of leaves) {
    const [from, to] = [base.nodes.get(id)!, state.nodes.get(other)!];
    // Line boxes are read higher or lower, and still have one middle.
    const by = Math.round(centreY(to.box) - centreY(from.box));
    if (Math.abs(by) > MAX_PLACE_OFF_PX && !isCovered(to)) moves.set(id, by);
  }
  return moves;
};
