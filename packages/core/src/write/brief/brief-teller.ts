import { FREE_SPACE, type Teller } from '../flow/teller.ts';
import type { OutlineNode } from '../outline/outline-node.ts';
import type { Voice } from '../structure/voice.ts';
import { createCopyTeller } from './brief-copies.ts';
import { type BriefLimits, type BriefPhrase, briefPhrase, renderPhrase, renderPhrases } from './brief-phrase.ts';
import { briefTable } from './brief-table.ts';
import { cutAt } from './cut-at.ts';

/** A row or a column that is not looked into. */
const toGroup = (kind: string): BriefPhrase => ({ isText: false, kind, says: '', size: '', look: [] });

/** Tells things with their words, sizes and looks, as far as the limits go. */
export const createBriefTeller = (voice: Voice, limits: BriefLimits): Teller => {
  const known = new Map<OutlineNode, BriefPhrase>();
  const phraseOf = (node: OutlineNode): BriefPhrase => {
    const phrase = known.get(node) ?? briefPhrase(node, voice, limits);
    known.set(node, phrase);
    return phrase;
  };
  const listBy =
    (phrase: (node: OutlineNode) => BriefPhrase): Teller['list'] =>
    (things, free) => {
      const phrases = things.map(({ thing, standing }) =>
        typeof thing === 'string' ? toGroup(thing) : { ...phrase(thing), standing },
      );
      const { shown, more } = cutAt(phrases, limits.texts);
      const ends = [...free.filter((end) => end < shown.length - 1), shown.length - 1];
      const parts = ends.map((end, index) => shown.slice(index === 0 ? 0 : ends[index - 1]! + 1, end + 1));
      return `${parts.map(renderPhrases).join(` ${FREE_SPACE} `)}${more}`;
    };
  return {
    isOnlySource: true,
    list: listBy(phraseOf),
    holder: (node) => renderPhrase(phraseOf(node)),
    ofCopies: createCopyTeller(phraseOf, listBy, limits.texts),
    instead: (nodes, isTooDeep) => {
      const [node] = nodes;
      if (!isTooDeep)
        return node?.kind === 'element' && node.element.type === 'table' ? briefTable(node, voice, limits) : undefined;
      const says = nodes.map((one) => phraseOf(one).says).filter((words) => words !== '');
      const { shown, more } = cutAt(says, limits.texts);
      return shown.length > 0 ? [`- holds ${shown.join(', ')}${more}`] : [];
    },
  };
};
