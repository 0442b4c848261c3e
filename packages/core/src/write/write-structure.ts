import type { PageNode } from './page/page-node.ts';
import { writePlaces } from './tree/check-places.ts';
import type { Voice } from './tree/voice.ts';
import { type TreeOptions, writeTree } from './tree/write-tree.ts';

/** A page, or a part of one, in words: components, the tree that uses them, and places to check against. */
type Structure = { components: string; tree: string; places: string };

export const writeStructure = (nodes: readonly PageNode[], voice: Voice, options: TreeOptions = {}): Structure => {
  const { components, tree } = writeTree(nodes, voice, options);
  return {
    components: components.map(({ lines }) => lines.join('\n')).join('\n\n'),
    tree,
    places: writePlaces(nodes, components, options.instead),
  };
};

/** A tree by its indents alone, in a block that keeps them: a mark before each of its lines says nothing more. */
export const treeBlock = (tree: string): string => (tree === '' ? '' : `~~~\n${tree.replace(/^( *)- /gm, '$1')}\n~~~`);
