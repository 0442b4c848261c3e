import { area, type Box, contains, overlap, surround } from '../../packages/core/src/geometry.ts';
import { NODE_TYPES } from '../../packages/vision/src/elements/decide/node-types.ts';
import type { NodeKind, PageNode } from '../../packages/vision/src/elements/nodes/page-node.ts';
import { fitOf, toBox } from '../../bench/truth/score/match-boxes.ts';
import type { Truth, TruthNode } from '../../bench/truth/truth.ts';

type NodeLabel = {
  /** Index in `NODE_TYPES`; -1 where the truth does not tell. */
  type: number;
  /** It is the node that shows its element best. */
  isBest: boolean;
  /** The true box in CSS pixels. */
  box: [number, number, number, number];
  /** The node of what holds it; -1 is the page, -2 not known. */
  parent: number;
  /** Nodes of one repeated set share a number; -1 is none, -2 not known. */
  set: number;
};

/** A mark in its canvas counts as if it covered half of it; what covers less than the other share of an element is none. */
const MIN_SAME = 0.5;
const MAX_OTHER = 0.42;
/** Of nodes that show an element as well as each other, the kind that says most. */
const RANK: Record<NodeKind, number> = { surface: 8, picture: 7, line: 6, text: 5, word: 4, ink: 3, stack: 2, band: 1, group: 0 };
const RANK_WORTH = 0.01;
/** Ink is smaller than the canvas it is drawn on. */
const MIN_INK_SHARE = 0.05;
const INK_TYPES = new Set(['icon', 'logo', 'avatar', 'chart']);
/** Seen by what stands in them: where they paint nothing, no pixel tells how far they reach. */
const HOLDERS = new Set(['header', 'nav', 'sidebar', 'footer', 'tabs', 'breadcrumb', 'pagination', 'list', 'table', 'group']);
const SEEN_KINDS = new Set<NodeKind>(['surface', 'line', 'text', 'ink', 'picture']);
/** What agrees by this much with the contents of a thing shows it. */
const SAME_CONTENTS = 0.85;
/** What says of text what it is, however many lines it has. */
const TEXT_TYPES = new Set(['heading', 'paragraph', 'link']);
const SLACK = 3;

/** What the truth says of each node of a page. */
export function labelNodes(nodes: readonly PageNode[], truth: Truth): NodeLabel[] {
  const things = truth.nodes.filter(({ type }) => type !== 'page');
  const seen = nodes.filter(({ kind }) => SEEN_KINDS.has(kind)).map(({ box }) => box);
  const contents = new Map(
    things
      .filter(({ type, painted }) => HOLDERS.has(type) && !painted)
      .map((thing): [TruthNode, Box[]] => [thing, seen.filter((box) => contains(toBox(thing.box), box, SLACK))])
      .filter(([, inside]) => inside.length > 0)
      .map(([thing, inside]): [TruthNode, Box] => [thing, surround(inside)]),
  );
  const fitFor = (node: PageNode, thing: TruthNode): number => {
    const box = toBox(thing.box);
    const fit = fitOf(box, node.box);
    const shown = contents.get(thing);
    if (fit === 0 && shown) {
      const shared = overlap(shown, node.box);
      return shared >= SAME_CONTENTS ? MIN_SAME * shared : 0;
    }
    if (fit > 0 || !INK_TYPES.has(thing.type) || !['ink', 'word', 'text', 'picture'].includes(node.kind)) return fit;
    // The only ink of a canvas is its mark, however small.
    const isInside = contains(box, node.box, SLACK) && area(node.box) > MIN_INK_SHARE * area(box);
    return isInside ? MIN_SAME * (0.5 + area(node.box) / area(box) / 2) : 0;
  };
  const best = new Map<TruthNode, { node: number; value: number }>();
  const chosen: { thing?: TruthNode; fit: number; isNear: boolean }[] = nodes.map((node, index) => {
    let thing: TruthNode | undefined;
    let fit = 0;
    let isNear = false;
    for (const one of things) {
      const shared = overlap(toBox(one.box), node.box);
      if (shared > MAX_OTHER && one.type !== 'group') isNear = true;
      const value = fitFor(node, one);
      if (value <= 0) continue;
      const worth = value + RANK_WORTH * RANK[node.kind];
      if (worth > (best.get(one)?.value ?? 0)) best.set(one, { node: index, value: worth });
      // Of things of one box, the one that has a class of its own.
      if (value > fit + (one.type === 'group' ? 0.05 : -0.001)) [thing, fit] = [one, value];
    }
    if (!thing && node.kind === 'text')
      thing = things
        .filter(({ type, box }) => TEXT_TYPES.has(type) && contains(toBox(box), node.box, SLACK))
        .toSorted((one, other) => one.box[2] * one.box[3] - other.box[2] * other.box[3])[0];
    return { ...(thing && { thing }), fit, isNear };
  });
  const shownBy = new Map([...best].map(([thing, { node }]) => [thing.id, node]));
  return nodes.map((node, index): NodeLabel => {
    const { thing, isNear } = chosen[index]!;
    if (!thing) return { type: isNear ? -1 : 0, isBest: false, box: [0, 0, 0, 0], parent: -2, set: -2 };
    const [x, y, width, height] = thing.box;
    const isBest = best.get(thing)?.node === index;
    return {
      type: NODE_TYPES.indexOf(thing.type as (typeof NODE_TYPES)[number]),
      isBest: isBest || (node.kind === 'text' && TEXT_TYPES.has(thing.type)),
      box: [x / truth.scale, y / truth.scale, width / truth.scale, height / truth.scale],
      parent: truth.hasTree ? parentOf(thing, index) : -2,
      set: truth.hasTree ? (thing.repeat ?? -1) : -2,
    };
  });

  function parentOf(thing: TruthNode, index: number): number {
    let up = thing.parent;
    while (up !== undefined) {
      const shown = shownBy.get(up);
      if (shown !== undefined && shown !== index) return shown;
      up = truth.nodes[up]?.parent;
    }
    return -1;
  }
}
