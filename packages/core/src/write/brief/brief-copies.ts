import { spread } from '../../statistics.ts';
import type { Teller } from '../flow/teller.ts';
import { px, sizeOf } from '../number-words.ts';
import type { OutlineNode } from '../outline/outline-node.ts';
import { isSameWords } from '../structure/same-words.ts';
import { type BriefPhrase, renderPhrase } from './brief-phrase.ts';
import { cutAt } from './cut-at.ts';

type Phrase = (node: OutlineNode) => BriefPhrase;

const only = (values: readonly string[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined);

const isAmong = (word: string, words: readonly string[]): boolean => words.some((other) => isSameWords(word, other));

const sharedLook = (phrases: readonly BriefPhrase[]): string[] =>
  phrases[0]!.look.filter((word) => phrases.every(({ look }) => isAmong(word, look)));

/** Sizes that differ by no more than this were meant to be one. */
const SAME_PX = 2;

/** One size for all where they have one; boxes of several widths have a height in common, or nearly so. */
const sizesOf = (nodes: readonly OutlineNode[]): string => {
  const heights = nodes.map(({ box }) => box.height);
  if (Math.max(spread(heights), spread(nodes.map(({ box }) => box.width))) <= SAME_PX) return sizeOf(nodes[0]!.box);
  const ends = [px(Math.min(...heights)), px(Math.max(...heights))];
  return `${[...new Set(ends)].join('–')} high`;
};

/** Finds what stands in each copy where a node stands in the first. */
const alignedWith = (copies: readonly (readonly OutlineNode[])[]): ((node: OutlineNode) => OutlineNode[]) => {
  const places = new Map(copies[0]!.map((node, index) => [node, index]));
  return (node) => copies.map((copy) => copy[places.get(node)!]!);
};

/** Speaks of a node for all that it stands for, and hands over those whose words are told with it. */
const forMany = (
  phraseOf: Phrase,
  listBy: (phrase: Phrase) => Teller['list'],
  standsFor: (node: OutlineNode) => OutlineNode[],
  onTold: (node: OutlineNode) => void,
): Teller => {
  const phrase: Phrase = (node) => {
    const phrases = standsFor(node).map(phraseOf);
    const isText = node.kind === 'text';
    const says = only(phrases.map((one) => one.says));
    if (says !== undefined) onTold(node);
    return {
      isText,
      kind: only(phrases.map((one) => one.kind)) || (isText ? 'text' : phrases[0]!.kind),
      says: says ?? '',
      size: only(phrases.map((one) => one.size)) ?? (isText ? '' : sizesOf(standsFor(node))),
      look: sharedLook(phrases),
    };
  };
  return {
    isOnlySource: true,
    list: listBy(phrase),
    holder: (node) => renderPhrase(phrase(node)),
    ofCopies: (copies) => {
      const at = alignedWith(copies);
      return {
        tell: forMany(
          phraseOf,
          listBy,
          (node) => at(node).flatMap(standsFor),
          (node) => at(node).forEach(onTold),
        ),
      };
    },
  };
};

const DEFAULT_LOOK = { text: 'in the default style', icon: 'in the text colour' };

const ownLines = (own: readonly string[][], max: number): string[] => {
  if (own.every((words) => words.length === 0)) return [];
  const { shown, more } = cutAt(own, max);
  if (own.every((words) => words.length <= 1))
    return [`- one after another: ${shown.map(([word]) => word ?? '–').join(', ')}${more}`];
  return [...shown.map((words, index) => `- ${index + 1}: ${words.join(', ')}`), ...(more ? [`-${more}`] : [])];
};

/** Copies of one component: what they share is told once, then for each what it says and how it looks otherwise. */
export const createCopyTeller =
  (phraseOf: Phrase, listBy: (phrase: Phrase) => Teller['list'], maxCopies: number): Teller['ofCopies'] =>
  (copies) => {
    const [first] = copies as [readonly OutlineNode[]];
    const told = new Set<OutlineNode>();
    const at = alignedWith(copies);
    const ownWords = (): string[][] => {
      const looks = first.map((model) => {
        const phrases = at(model).map(phraseOf);
        const shared = sharedLook(phrases);
        return { shared, differs: phrases.some(({ look }) => look.length > shared.length) };
      });
      return copies.map((copy) =>
        copy.flatMap((node, index) => {
          const { says, look, kind, isText } = phraseOf(node);
          const { shared, differs } = looks[index]!;
          const own = look.filter((word) => !isAmong(word, shared));
          const plain = isText ? DEFAULT_LOOK.text : kind === 'icon' ? DEFAULT_LOOK.icon : 'plain';
          const style = own.length > 0 ? own.join(', ') : differs && plain;
          // Words that all have are told before, and cannot say here whose style it is.
          const name = told.has(first[index]!) ? '' : says;
          if (!style) return name ? [name] : [];
          return [name ? `${name} (${style})` : `${kind || 'text'} ${style}`];
        }),
      );
    };
    return {
      tell: forMany(phraseOf, listBy, at, (node) => told.add(node)),
      contents: () => ownLines(ownWords(), maxCopies),
    };
  };
