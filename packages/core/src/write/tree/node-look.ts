import type { ElementNode } from '../page/page-node.ts';
import { newLookWords, type Voice } from './voice.ts';

/** The look of an element in its place: which corners are round, and how far a bar is filled. */
export const nodeLookWords = (node: ElementNode, voice: Voice): string[] => {
  const { surfaces: _, ...plain } = voice;
  const placed = node.roundedAt
    ? newLookWords(node.element, plain).map((word) =>
        word.startsWith('radius ') ? `${word} at its ${node.roundedAt} corners only` : word,
      )
    : newLookWords(node.element, voice);
  return node.value === undefined ? placed : [...placed, `${node.value} % filled`];
};
