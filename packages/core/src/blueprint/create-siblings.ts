import { type Box, bottom, centreY, contains, meets, surround } from '../geometry.ts';
import type { ElementType } from '../measurement.ts';
import type { PageNode } from './page-node.ts';

/** These are found as regions too. */
const LANDMARKS: readonly ElementType[] = ['header', 'sidebar', 'nav', 'footer'];
/** Boxes that share a border are measured into each other by this much. */
const SLACK_PX = 2;
/** A stretch of siblings that is passed over as a whole where its box says so; longer ones are cut in two. */
const MAX_STRETCH = 128;

/** Children of one node in the making. */
export type Siblings = { insert: (node: PageNode) => void; list: () => PageNode[] };

type Stretch = { box: Box; nodes: PageNode[] };

/**
 * Siblings in reading order, yet each after every one that it covers: what comes later is painted on top. A landmark comes
 * before the cards that stand half on it, since it is their ground, but after a picture that it lies on as a whole.
 */
export const createSiblings = (): Siblings => {
  const stretches: Stretch[] = [];

  /** Behind the last sibling that the node covers; at the very start where it covers none. */
  const behindCovered = (node: PageNode): { at: number; in: number } => {
    for (let index = stretches.length - 1; index >= 0; index -= 1) {
      const { box, nodes } = stretches[index]!;
      const at = meets(box, node.box) ? nodes.findLastIndex((sibling) => isUnder(sibling, node)) : -1;
      if (at >= 0) return { in: index, at: at + 1 };
    }
    return { in: 0, at: 0 };
  };

  return {
    list: () => stretches.flatMap(({ nodes }) => nodes),
    insert: (node) => {
      const from = behindCovered(node);
      let { at } = from;
      let index = from.in;
      for (; index < stretches.length; index += 1, at = 0) {
        const { box, nodes } = stretches[index]!;
        // All that ends above the node reads before it and is not covered by it.
        if (bottom(box) < node.box.y) continue;
        while (at < nodes.length && goesBefore(nodes[at]!, node)) at += 1;
        if (at < nodes.length) break;
      }
      const home = stretches[index] ?? stretches.at(-1);
      if (!home) stretches.push({ box: node.box, nodes: [node] });
      else {
        home.nodes.splice(stretches[index] ? at : home.nodes.length, 0, node);
        home.box = surround([home.box, node.box]);
        if (home.nodes.length > MAX_STRETCH) split(stretches, home);
      }
    },
  };
};

const split = (stretches: Stretch[], whole: Stretch): void => {
  const halves = [whole.nodes.slice(0, MAX_STRETCH / 2), whole.nodes.slice(MAX_STRETCH / 2)];
  stretches.splice(
    stretches.indexOf(whole),
    1,
    ...halves.map((nodes) => ({ nodes, box: surround(nodes.map(({ box }) => box)) })),
  );
};

const isUnder = (sibling: PageNode, node: PageNode): boolean =>
  meets(sibling.box, node.box) &&
  (!isLandmark(node) || isLandmark(sibling) || contains(sibling.box, node.box, SLACK_PX));

const goesBefore = (sibling: PageNode, node: PageNode): boolean => {
  const isOver = meets(sibling.box, node.box) && !isUnder(sibling, node);
  return !isOver && readsBefore(sibling.box, node.box);
};

const isLandmark = (node: PageNode): boolean =>
  (node.kind === 'region' && node.region.role !== 'dialog') ||
  (node.kind === 'element' && LANDMARKS.includes(node.element.type));

const readsBefore = (a: Box, b: Box): boolean => {
  const isSameRow = Math.abs(centreY(a) - centreY(b)) < Math.min(a.height, b.height) / 2;
  return isSameRow ? a.x < b.x : a.y < b.y;
};
