import type { ElementNode } from '../page/page-node.ts';
import { newLookWords, type Voice } from './voice.ts';

/** The look of an element in its place: which corners are round, and how far a bar is filled. */
export const nodeLookWords = (node: ElementNode, voice: Voice): string[] => {
  const words = newLookWords(node.element, voice);
  const placed = node.roundedAt
    ? words.map((word) => (word.startsWith('radius ') ? `${word} at its ${node.roundedAt} corners only` : word))
    : words;
  return node.value === undefined ? placed : [...placed, `${node.value} % filled`];
};
