import type { NodeKind, PageNode } from '../nodes/page-node.ts';
import type { Answers } from './ask-network.ts';
import { NODE_TYPES, type NodeType } from './node-types.ts';

export type Said = {
  box: [number, number, number, number];
  type: NodeType;
  chance: number;
  kind?: NodeKind;
  best?: number;
  moves?: number[];
};

/** Nodes of a page, and a network that says of each one type and its chance, and "not a thing" with the rest. */
export function answersOf(said: readonly Said[]): { nodes: PageNode[]; answers: Answers } {
  const size = NODE_TYPES.length;
  const chances = new Float32Array(said.length * size);
  for (const [index, { type, chance }] of said.entries()) {
    chances[index * size] = 1 - chance;
    chances[index * size + NODE_TYPES.indexOf(type)] = chance;
  }
  return {
    nodes: said.map(({ box: [x, y, width, height], kind = 'surface' }) => ({ kind, box: { x, y, width, height } })),
    answers: {
      chances,
      best: Float32Array.from(said, ({ best = 1 }) => best),
      moves: Float32Array.from(said.flatMap(({ moves = [0, 0, 0, 0] }) => moves)),
    },
  };
}
