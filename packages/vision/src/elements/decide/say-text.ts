import { bottom, overlap } from '@blueprompt/core/geometry';
import { createBandLookup } from '@blueprompt/core/lookup/band-lookup';
import type { TextLine } from '@blueprompt/core/measurement';
import { listTypes } from '@blueprompt/core/ontology/element-types';
import type { PageNode } from '../nodes/page-node.ts';
import type { Answers } from './ask-network.ts';
import { NODE_TYPES } from './node-types.ts';

/** What a line of text may be; the first is anything else, or nothing but text. */
export const TEXT_TYPES = ['none', ...listTypes('textual')] as const;
export type TextChances = Record<(typeof TEXT_TYPES)[number], number>;

/** What is known of a line that the network was not asked about. */
const PLAIN: TextChances = { none: 1, heading: 0, paragraph: 0, link: 0 };
/** A line that agrees with a node by this much is it, or a part of it. */
const SAME_LINE = 0.3;

/** How likely the network takes a line of text for a heading, a paragraph or a link. */
export function createSayText(nodes: readonly PageNode[], { chances }: Answers): (line: TextLine) => TextChances {
  const size = NODE_TYPES.length;
  const textsAt = createBandLookup(nodes.flatMap(({ kind, box }, index) => (kind === 'text' ? [{ box, index }] : [])));
  return ({ box }) => {
    let [nearest, most]: [number | undefined, number] = [undefined, SAME_LINE];
    for (const text of textsAt(box.y, bottom(box))) {
      const shared = overlap(text.box, box);
      if (shared >= most) [nearest, most] = [text.index, shared];
    }
    if (nearest === undefined) return PLAIN;
    const said = { ...PLAIN };
    for (const type of listTypes('textual')) {
      said[type] = chances[nearest * size + NODE_TYPES.indexOf(type)] ?? 0;
      said.none -= said[type];
    }
    return said;
  };
}
