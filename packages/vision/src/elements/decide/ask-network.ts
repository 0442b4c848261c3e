import { loadGraph } from '../../onnx/load-model.ts';
import { CROP_LENGTH, INSIDE_LENGTH } from '../describe/crop-node.ts';
import { type NodeFacts, WORDS } from '../describe/describe-nodes.ts';
import { listParts } from './list-parts.ts';
import { NODE_TYPES, type NodeType } from './node-types.ts';

/** What the network says of the nodes of a page. */
export type Answers = {
  /** The chance of each type, `NODE_TYPES` a node. */
  chances: Float32Array;
  /** The chance that no other node shows the same thing better. */
  best: Float32Array;
  /** How far left, top, right and bottom side have to move, in the longer side of the box. */
  moves: Float32Array;
};

/** The network is surer than it is right: what it says is divided by this before it becomes a chance. Best on open pages of families that it did not learn. */
const TEMPERATURE = 1.25;

/** Numbers a node beside its types: best, and four moves. */
const REST = 5;

/** Asks about the nodes of a page, all at once or, where there are very many, those of one stretch of the page after the other. */
export async function askNetwork(facts: NodeFacts): Promise<Answers> {
  const { count } = facts;
  const size = NODE_TYPES.length;
  const answers: Answers = {
    chances: new Float32Array(count * size),
    best: new Float32Array(count),
    moves: new Float32Array(count * 4),
  };
  for (const { asked, around } of listParts(facts)) {
    const members = [...asked, ...around];
    const { types, rest } = await askPart(facts, members);
    for (const [row, node] of asked.entries()) {
      answers.chances.set(toChances(types.subarray(row * size, (row + 1) * size)), node * size);
      answers.best[node] = 1 / (1 + Math.exp(-(rest[row * REST] ?? 0) / TEMPERATURE));
      answers.moves.set(rest.subarray(row * REST + 1, (row + 1) * REST), node * 4);
    }
  }
  return answers;
}

type Outputs = { types: Float32Array; rest: Float32Array };

const askPart = async (
  { count, facts, boxes, words, crops, insides }: NodeFacts,
  members: readonly number[],
): Promise<Outputs> => {
  const run = await loadGraph('decider.onnx');
  const width = facts.length / count;
  const take = <T extends Float32Array | Int32Array | Uint8Array>(from: T, step: number): Float32Array => {
    const taken = new Float32Array(members.length * step);
    for (const [row, node] of members.entries()) taken.set(from.subarray(node * step, (node + 1) * step), row * step);
    return taken;
  };
  const dims = (step: number): number[] => [1, members.length, step];
  const { types, rest } = await run({
    facts: { data: take(facts, width), dims: dims(width) },
    boxes: { data: take(boxes, 4), dims: dims(4) },
    words: { data: BigInt64Array.from(take(words, WORDS), BigInt), dims: dims(WORDS) },
    crops: { data: take(crops, CROP_LENGTH), dims: dims(CROP_LENGTH) },
    insides: { data: take(insides, INSIDE_LENGTH), dims: dims(INSIDE_LENGTH) },
  });
  if (!types || !rest) throw new Error('The network has other outputs than its code.');
  return { types, rest };
};

const toChances = (types: Float32Array): Float32Array => {
  const top = Math.max(...types);
  const total = types.reduce((sum, value) => sum + Math.exp((value - top) / TEMPERATURE), 0);
  return types.map((value) => Math.exp((value - top) / TEMPERATURE) / total);
};

/** The chance of the node that is likeliest of a type. */
export function highestChance({ chances }: Answers, type: NodeType): number {
  let most = 0;
  for (let at = NODE_TYPES.indexOf(type); at < chances.length; at += NODE_TYPES.length)
    most = Math.max(most, chances[at] ?? 0);
  return most;
}
