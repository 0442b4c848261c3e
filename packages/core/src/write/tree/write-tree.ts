import type { PageNode } from '../page/page-node.ts';
import type { Voice } from './voice.ts';
import { NOWHERE_SAID, type NodeWriter, writeCopies } from './write-nodes.ts';
import { type Component, createSetWriter, NO_DATA } from './write-sets.ts';

export type TreeOptions = Pick<NodeWriter, 'instead'> & {
  /** Levels of boxes in boxes. */
  levels?: number;
};

/** A page in words: what repeats as components, and the tree that uses them. */
type TreeWords = { components: Component[]; tree: string };

/** Nodes from the outside in, in the words of flex and grid; every fact once. */
export function writeTree(
  nodes: readonly PageNode[],
  voice: Voice,
  { levels = Infinity, instead }: TreeOptions = {},
): TreeWords {
  const base = { voice, instead };
  const { writeSet, components } = createSetWriter(nodes, base);
  const lines = nodes.flatMap((node) =>
    writeCopies([node], NO_DATA, { ...base, writeSet }, { levels, standings: NOWHERE_SAID }),
  );
  return { components, tree: lines.join('\n') };
}
