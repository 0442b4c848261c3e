import { px } from '../number-words.ts';
import type { OutlineNode } from '../outline/outline-node.ts';
import { kindOf, nameOf } from './name-node.ts';
import { FREE_SPACE, type Teller } from './teller.ts';

/** So many names make a line; the rest of a long row is counted. */
export const MAX_NAMES = 8;

const listBy =
  (name: (node: OutlineNode) => string): Teller['list'] =>
  (things, free) => {
    const names = things.map(({ thing }) => (typeof thing === 'string' ? thing : name(thing)));
    const shown = names.length <= MAX_NAMES ? names : names.slice(0, MAX_NAMES - 1);
    const listed = shown
      .map((word, index) => (index === 0 ? word : `${free.includes(index - 1) ? ` ${FREE_SPACE} ` : ', '}${word}`))
      .join('');
    return names.length > shown.length ? `${listed} and ${names.length - shown.length} more` : listed;
  };

const tellBy = (name: (node: OutlineNode) => string): Teller => ({
  list: listBy(name),
  holder: (node, isBeside) =>
    [name(node), isBeside ? `${px(node.box.width)} wide` : `${px(node.box.height)} high`].join(', '),
  ofCopies: (copies) => {
    const kinds = new Set(copies.map((copy) => copy.map(kindOf).join()));
    // A heading among texts that play its part is told as a text.
    return { tell: tellBy(kinds.size === 1 ? kindOf : (node) => (node.kind === 'text' ? 'text' : kindOf(node))) };
  },
});

/** Names things by their kinds and enough of their words to find them in the structure. */
export const nameThings: Teller = tellBy(nameOf);
