import { area, type Box, bottom, centreX, centreY, meets, right } from '../geometry.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { TreeNode } from '../page-tree.ts';
import type { LeafPairs } from '../widths/match-leaves.ts';
import type { PageIndex } from './index-page.ts';
import type { Anchor } from './state-changes.ts';

/** What opens something is at most this far from it, in CSS pixels. */
const MAX_GAP_PX = 32;
/** It may overlap what it opens by this much: shadows and arrows do. */
const MAX_LAP_PX = 8;
/** Edges this near to each other are in one line. */
const MAX_EDGE_OFF_PX = 2;

const CONTROLS = typesWith('called by text', 'graphic');

/**
 * The control or the text of a page that something appears beside: the nearest one, and of those the one that it is aligned to.
 * What both pages have is asked, at the place that it has in the state.
 */
export function findAnchor(box: Box, base: PageIndex, state: PageIndex, pairs: LeafPairs): Anchor | undefined {
  const found = [...pairs]
    .flatMap(([id, stateId]) => {
      const [node, at] = [base.nodes.get(id)!, state.nodes.get(stateId)!.box];
      const place = node.kind === 'text' || CONTROLS.has(node.type) ? placeOf(box, at) : undefined;
      return place ? [{ node, at, ...place }] : [];
    })
    .sort((a, b) => a.cost - b.cost || area(b.at) - area(a.at))[0];
  if (!found) return undefined;
  const { node, at, side, gap } = found;
  const isStacked = side === 'below' || side === 'above';
  return {
    id: node.id,
    text: firstText(node),
    type: node.type,
    side,
    gap: Math.max(0, Math.round(gap)),
    aligned: isStacked
      ? edgeInLine(box.x - at.x, right(box) - right(at), ['left', 'right'])
      : edgeInLine(box.y - at.y, bottom(box) - bottom(at), ['top', 'bottom']),
  };
}

const edgeInLine = <T>(first: number, second: number, names: [T, T]): T | undefined =>
  Math.abs(first) <= MAX_EDGE_OFF_PX ? names[0] : Math.abs(second) <= MAX_EDGE_OFF_PX ? names[1] : undefined;

type Place = { side: Anchor['side']; gap: number; cost: number };

const placeOf = (box: Box, anchor: Box): Place | undefined => {
  const gaps = {
    below: box.y - bottom(anchor),
    above: anchor.y - bottom(box),
    right: box.x - right(anchor),
    left: anchor.x - right(box),
  };
  const isBeside = (side: Anchor['side']): boolean =>
    side === 'below' || side === 'above'
      ? meets({ ...box, y: 0, height: 1 }, { ...anchor, y: 0, height: 1 })
      : meets({ ...box, x: 0, width: 1 }, { ...anchor, x: 0, width: 1 });
  const off = (side: Anchor['side']): number =>
    side === 'below' || side === 'above'
      ? Math.min(
          Math.abs(box.x - anchor.x),
          Math.abs(right(box) - right(anchor)),
          Math.abs(centreX(box) - centreX(anchor)),
        )
      : Math.min(
          Math.abs(box.y - anchor.y),
          Math.abs(bottom(box) - bottom(anchor)),
          Math.abs(centreY(box) - centreY(anchor)),
        );
  return (['below', 'above', 'right', 'left'] as const)
    .filter((side) => gaps[side] >= -MAX_LAP_PX && gaps[side] <= MAX_GAP_PX && isBeside(side))
    .map((side) => ({ side, gap: gaps[side], cost: Math.abs(gaps[side]) + off(side) }))
    .sort((a, b) => a.cost - b.cost)[0];
};

const firstText = (node: TreeNode): string | undefined => {
  if (node.kind === 'text') return node.text;
  for (const child of node.children) {
    const text = firstText(child);
    if (text !== undefined) return text;
  }
  return undefined;
};
