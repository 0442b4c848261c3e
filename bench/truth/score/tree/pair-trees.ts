import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { toFamily } from '../elements/element-classes.ts';
import { fitOf, matchBoxes, toBox } from '../match-boxes.ts';
import { bestLines, toWordKey, type WordMatch } from '../text/match-words.ts';
import { type Contents, compareContents } from './compare-contents.ts';
import { buildTree, type FoundNode, type FoundTree, type TrueNode, type TrueTree } from './page-tree.ts';

export type PairedTrees = Contents & {
  truth: TrueTree;
  answer: FoundTree;
  /** One to one; the two roots are a pair. */
  pairs: ReadonlyMap<TrueNode, FoundNode>;
  /** Of each true line the reported one with most of its words. */
  lines: readonly (number | undefined)[];
};

/** What is not painted has no edges to see: it is told by what it holds, from this likeness on. */
const MIN_LIKENESS = 0.5;
const MIN_LINE_LIKENESS = 0.75;
/** Of boxes that fit alike the one of the same class is meant. */
const SAME_CLASS_BONUS = 0.01;

/** The tree of a page as its DOM has it. */
export const toTrueTree = ({ width, height, nodes, texts }: Truth): TrueTree =>
  buildTree(
    { x: 0, y: 0, width, height },
    nodes.map((node) => ({
      id: String(node.id),
      parent: node.parent === undefined ? undefined : String(node.parent),
      type: node.type,
      box: toBox(node.box),
      painted: node.painted,
      optional: node.optional === true,
      isLeftOut: false,
      repeat: node.repeat === undefined ? undefined : String(node.repeat),
      source: node,
    })),
    texts
      .map(({ text, box, node }, index) => ({
        text,
        index,
        box: toBox(box),
        holder: node === undefined ? undefined : String(node),
      }))
      .filter(({ text }) => toWordKey(text) !== ''),
  );

const toFoundTree = ({ width, height }: Truth, { nodes, texts }: Answer): FoundTree =>
  buildTree(
    { x: 0, y: 0, width, height },
    nodes.map((node) => ({
      id: node.id,
      parent: node.parent,
      type: node.type,
      box: node.box,
      painted: Boolean(node.fill ?? node.gradient ?? node.border ?? node.shadow),
      optional: false,
      // What is painted beside the elements is no part of the structure.
      isLeftOut: node.type === 'shape',
      repeat: node.repeat,
      source: node,
    })),
    texts
      .map(({ text, box }, index) => ({ text, index, box, holder: undefined }))
      .filter(({ text }) => toWordKey(text) !== ''),
  );

/** Builds both trees and says which node of one is which of the other. */
export function pairTrees(truth: Truth, answer: Answer, words: WordMatch): PairedTrees {
  const wanted = toTrueTree(truth);
  const found = toFoundTree(truth, answer);
  const contents = compareContents(wanted, found, truth, words);
  const pairs = matchBoxes(wanted.nodes, found.nodes, (node, other) => {
    const alike = node.painted ? 0 : contents.likeness(node, other);
    // A single line is what an element shows that is nothing but this line.
    if (!node.source || !other.source)
      return (node.source ?? other.source) && !other.painted && alike >= MIN_LINE_LIKENESS ? alike : 0;
    const fit = Math.max(fitOf(node.box, other.box), alike >= MIN_LIKENESS ? alike : 0);
    return fit === 0 ? 0 : fit + (toFamily(node.type) === toFamily(other.type) ? SAME_CLASS_BONUS : 0);
  });
  return {
    truth: wanted,
    answer: found,
    pairs: pairs.set(wanted.root, found.root),
    lines: bestLines(words),
    ...contents,
  };
}
