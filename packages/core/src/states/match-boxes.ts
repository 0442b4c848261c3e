import { overlap } from '../geometry.ts';
import { createNearLookup } from '../lookup/near-lookup.ts';
import type { TreeNode } from '../page-tree.ts';
import type { LeafPairs } from '../widths/match-leaves.ts';
import type { PageIndex } from './index-page.ts';

/** Two boxes with this share of their texts in common are one box, wherever it is. */
const MIN_SHARED_TEXTS = 0.5;
/** With this share of their area in common they are one, unless their texts speak against it. */
const MIN_OVERLAP = 0.6;
/** This many of the nearest boxes of the other page are asked. */
const MAX_ASKED = 12;

/** A box with its id, and what is written in it. */
type One = Pick<PageIndex['boxes'][number], 'texts'> & { node: Pick<TreeNode, 'id' | 'box'> };
type Boxes = { boxes: readonly One[] };

/** Which painted box of a page is which in another state of it: by the texts in it and by its place. */
export function matchBoxes(page: Boxes, state: Boxes, leaves: LeafPairs): LeafPairs {
  const likeness = (a: One, b: One): number => {
    const shared = [...a.texts].filter((id) => b.texts.has(leaves.get(id) ?? '')).length;
    const all = a.texts.size + b.texts.size - shared;
    const [texts, place] = [all === 0 ? 0 : shared / all, overlap(a.node.box, b.node.box)];
    if (a.texts.size > 0 && b.texts.size > 0 && shared === 0) return 0;
    return texts >= MIN_SHARED_TEXTS || place >= MIN_OVERLAP ? texts + place : 0;
  };
  const others = state.boxes.map((one) => ({ ...one, box: one.node.box }));
  const near = createNearLookup(others);
  const holders = new Map<string, One[]>();
  for (const one of others) for (const id of one.texts) holders.set(id, [...(holders.get(id) ?? []), one]);
  const candidates = page.boxes.flatMap((a) => {
    const asked = new Set<One>(near(a.node.box, MAX_ASKED, () => true));
    for (const id of a.texts) for (const one of holders.get(leaves.get(id) ?? '') ?? []) asked.add(one);
    return [...asked].map((b) => ({ a, b, value: likeness(a, b) })).filter(({ value }) => value > 0);
  });
  const pairs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { a, b } of candidates.sort((one, other) => other.value - one.value)) {
    if (pairs.has(a.node.id) || taken.has(b.node.id)) continue;
    pairs.set(a.node.id, b.node.id);
    taken.add(b.node.id);
  }
  return pairs;
}
