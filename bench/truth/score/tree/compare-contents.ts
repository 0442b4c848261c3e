import { type Box, centreX, centreY, contains } from '@blueprompt/core/geometry';
import type { Truth } from '../../truth.ts';
import { fitBoxes, matchBoxes, toBox } from '../match-boxes.ts';
import type { WordMatch } from '../text/match-words.ts';
import type { FoundNode, FoundTree, PageTree, TreeNode, TrueNode, TrueTree } from './page-tree.ts';

/** What nodes hold, in atoms: lines of text, and elements that hold nothing. */
export type Contents = {
  /** How alike the contents of two nodes are: atoms that both hold over atoms that either holds. */
  likeness: (node: TrueNode, found: FoundNode) => number;
  /** Reported nodes that share an atom with a true one. */
  sharing: (node: TrueNode) => Iterable<FoundNode>;
  atomsOf: (node: TrueNode) => readonly number[];
};

const NEVER_ATOMS: ReadonlySet<string> = new Set(['group', 'main']);

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

const isIn = ({ box }: FoundNode, places: readonly Box[]): boolean => {
  const centre = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
  return places.some((place) => contains(place, centre));
};

/** Lines are the same where they share a word, leaves where their boxes fit. */
export function compareContents(wanted: TrueTree, found: FoundTree, truth: Truth, words: WordMatch): Contents {
  const leaves = wanted.nodes.filter(isAtom);
  const firstLeaf = truth.texts.length;
  // What need not be found counts neither for nor against what holds it.
  const leafAtoms = new Map(leaves.map((leaf, index) => [leaf, leaf.optional ? [] : [firstLeaf + index]]));
  const linesRead = new Map<number, number[]>();
  words.votes.forEach((votes, line) => {
    for (const other of votes.keys()) linesRead.set(other, [...(linesRead.get(other) ?? []), line]);
  });
  const leafFound = new Map<FoundNode, readonly number[]>();
  for (const [leaf, other] of matchBoxes(leaves, found.nodes.filter(isAtom), fitBoxes))
    leafFound.set(other, leafAtoms.get(leaf) ?? []);
  const pictures = truth.ignore.map(toBox);
  // What is reported and nowhere on the page has a number of its own: it counts against the nodes that hold it.
  let invented = firstLeaf + leaves.length;
  const trueAtoms = gather(wanted, (node) => [...node.lines, ...(leafAtoms.get(node) ?? [])]);
  const foundAtoms = gather(found, (node) => {
    if (isAtom(node)) return leafFound.get(node) ?? [invented++];
    return node.lines.flatMap((line) => linesRead.get(line) ?? (isIn(node, pictures) ? [] : [invented++]));
  });
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
  return {
    likeness: (node, other) => {
      const both = shared.get(node)?.get(other) ?? 0;
      return both === 0 ? 0 : both / ((trueAtoms.get(node)?.size ?? 0) + (foundAtoms.get(other)?.size ?? 0) - both);
    },
    sharing: (node) => shared.get(node)?.keys() ?? [],
    atomsOf: (node) => [...(trueAtoms.get(node) ?? [])],
  };
}
