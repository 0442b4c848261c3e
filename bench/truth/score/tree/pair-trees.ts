import { centreX, centreY, contains } from '@blueprompt/core/geometry';
import type { Answer, AnswerNode } from '../../answer.ts';
import type { Truth, TruthNode } from '../../truth.ts';
import { toFamily } from '../elements/element-classes.ts';
import { fitOf, matchBoxes, toBox } from '../match-boxes.ts';
import { bestLines, toWordKey, type WordMatch } from '../text/match-words.ts';
import { buildTree, type PageTree, type TreeNode } from './page-tree.ts';

export type TrueNode = TreeNode<TruthNode>;
export type FoundNode = TreeNode<AnswerNode>;
export type PairedTrees = {
  truth: PageTree<TruthNode>;
  answer: PageTree<AnswerNode>;
  /** One to one; the two roots are a pair. */
  pairs: ReadonlyMap<TrueNode, FoundNode>;
  /** How alike the contents of two nodes are: atoms that both hold over atoms that either holds. */
  likeness: (node: TrueNode, found: FoundNode) => number;
  /** Reported nodes that share an atom with a true one. */
  sharing: (node: TrueNode) => Iterable<FoundNode>;
  /** The atoms of a true node: its lines, and the elements in it that hold nothing. */
  atomsOf: (node: TrueNode) => readonly number[];
  /** Of each true line the reported one with most of its words. */
  lines: readonly (number | undefined)[];
};

/** What is not painted has no edges to see: it is told by what it holds, from this likeness on. */
const MIN_LIKENESS = 0.5;
/** Of boxes that fit alike the one of the same class is meant. */
const SAME_CLASS_BONUS = 0.01;
const NEVER_ATOMS: ReadonlySet<string> = new Set(['group', 'shape', 'main']);

const toTrueTree = (truth: Truth): PageTree<TruthNode> =>
  buildTree(
    { x: 0, y: 0, width: truth.width, height: truth.height },
    truth.nodes.map((node) => ({
      id: String(node.id),
      parent: node.parent === undefined ? undefined : String(node.parent),
      type: node.type,
      box: toBox(node.box),
      painted: node.painted,
      isLeftOut: node.optional === true,
      repeat: node.repeat === undefined ? undefined : String(node.repeat),
      source: node,
    })),
    truth.texts
      .map(({ text, box, node }, index) => ({
        text,
        index,
        box: toBox(box),
        holder: node === undefined ? undefined : String(node),
      }))
      .filter(({ text }) => toWordKey(text) !== ''),
  );

const toFoundTree = ({ width, height }: Truth, { nodes, texts }: Answer): PageTree<AnswerNode> =>
  buildTree(
    { x: 0, y: 0, width, height },
    nodes.map((node) => ({
      id: node.id,
      parent: node.parent,
      type: node.type,
      box: node.box,
      painted: Boolean(node.fill ?? node.gradient ?? node.border ?? node.shadow),
      // What is painted beside the elements is no part of the structure.
      isLeftOut: node.type === 'shape',
      repeat: node.repeat,
      source: node,
    })),
    texts
      .map(({ text, box }, index) => ({ text, index, box, holder: undefined }))
      .filter(({ text }) => toWordKey(text) !== ''),
  );

const isAtom = <T>({ type, children, lines }: TreeNode<T>): boolean =>
  children.length === 0 && lines.length === 0 && !NEVER_ATOMS.has(type);

/** Every node with the atoms that it and its children hold, each once. */
const gather = <T>(
  { root, nodes }: PageTree<T>,
  ownAtoms: (node: TreeNode<T>) => readonly number[],
): Map<TreeNode<T>, Set<number>> => {
  const atoms = new Map<TreeNode<T>, Set<number>>([root, ...nodes].map((node) => [node, new Set(ownAtoms(node))]));
  for (const node of nodes.toReversed())
    if (node.parent) for (const atom of atoms.get(node) ?? []) atoms.get(node.parent)?.add(atom);
  return atoms;
};

/** Builds both trees and says which node of one is which of the other. */
export function pairTrees(truth: Truth, answer: Answer, words: WordMatch): PairedTrees {
  const wanted = toTrueTree(truth);
  const found = toFoundTree(truth, answer);
  const leafAtoms = new Map(wanted.nodes.filter(isAtom).map((node, index) => [node, truth.texts.length + index]));
  const leafPairs = matchBoxes([...leafAtoms.keys()], found.nodes.filter(isAtom), (a, b) => fitOf(a.box, b.box));
  const linesRead = new Map<number, number[]>();
  words.votes.forEach((votes, line) => {
    for (const other of votes.keys()) linesRead.set(other, [...(linesRead.get(other) ?? []), line]);
  });
  const ownFound = new Map<FoundNode, number[]>();
  for (const [leaf, other] of leafPairs) ownFound.set(other, [leafAtoms.get(leaf) ?? -1]);
  const pictures = truth.ignore.map(toBox);
  // What was reported and is nowhere on the page has a number of its own, so that it counts against the nodes that hold it.
  let invented = truth.texts.length + leafAtoms.size;
  for (const node of found.nodes) {
    const read = node.lines.map((line) => linesRead.get(line));
    const atoms = read.flatMap((lines) => lines ?? (isIn(node, pictures) ? [] : [invented++]));
    if (isAtom(node) && !ownFound.has(node)) atoms.push(invented++);
    ownFound.set(node, [...(ownFound.get(node) ?? []), ...atoms]);
  }
  const trueAtoms = gather(wanted, (node) => [
    ...node.lines,
    ...(leafAtoms.has(node) ? [leafAtoms.get(node) ?? -1] : []),
  ]);
  const foundAtoms = gather(found, (node) => ownFound.get(node) ?? []);
  const holders = new Map<number, FoundNode[]>();
  for (const [node, atoms] of foundAtoms)
    for (const atom of atoms) {
      const list = holders.get(atom);
      if (list) list.push(node);
      else holders.set(atom, [node]);
    }
  const shared = new Map<TrueNode, Map<FoundNode, number>>();
  for (const [node, atoms] of trueAtoms) {
    const counts = new Map<FoundNode, number>();
    for (const atom of atoms)
      for (const holder of holders.get(atom) ?? []) counts.set(holder, (counts.get(holder) ?? 0) + 1);
    shared.set(node, counts);
  }
  const likeness = (node: TrueNode, other: FoundNode): number => {
    const both = shared.get(node)?.get(other) ?? 0;
    return both === 0 ? 0 : both / ((trueAtoms.get(node)?.size ?? 0) + (foundAtoms.get(other)?.size ?? 0) - both);
  };
  const pairs = matchBoxes(wanted.nodes, found.nodes, (node, other) => {
    if (!node.source && !other.source) return 0;
    const alike = node.painted ? 0 : likeness(node, other);
    const fit = Math.max(fitOf(node.box, other.box), alike >= MIN_LIKENESS ? alike : 0);
    return fit === 0 ? 0 : fit + (toFamily(node.type) === toFamily(other.type) ? SAME_CLASS_BONUS : 0);
  });
  return {
    truth: wanted,
    answer: found,
    pairs: pairs.set(wanted.root, found.root),
    likeness,
    sharing: (node) => shared.get(node)?.keys() ?? [],
    atomsOf: (node) => [...(trueAtoms.get(node) ?? [])],
    lines: bestLines(words),
  };
}

const isIn = (
  { box }: FoundNode,
  places: readonly { x: number; y: number; width: number; height: number }[],
): boolean => {
  const centre = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
  return places.some((place) => contains(place, centre));
};
