import { area, type Box, centreX, centreY, surround } from '@blueprompt/core/geometry';
import { matchBoxes, toBox } from './match-boxes.ts';
import { textLikeness } from './text-likeness.ts';
import type { TruthLine } from './truth.ts';

/**
 * Block and Text of the Design2Code paper, on the text nodes of the DOM. `blocks` is the area of the blocks that have a partner over that of
 * all blocks of both pages, `texts` how alike the partners are written.
 */
export type BlockScore = { blocks: number; texts: number };
type Block = { text: string; box: Box };

/** Texts less alike than this are no partners. */
const PARTNERS_FROM = 0.5;
/** Two neighbours are one block when together they are this much more like a block of the other page. */
const WORTH_JOINING = 0.05;
/** Joining makes new neighbours; nothing joins after so many rounds in practice. */
const ROUNDS = 4;
/** Of equal texts the nearer is the partner. */
const WEIGHT_OF_PLACE = 0.05;

const join = (a: Block, b: Block): Block => ({ text: `${a.text} ${b.text}`, box: surround([a.box, b.box]) });

const toBlocks = (lines: readonly TruthLine[]): Block[] => {
  const blocks = new Map<number, Block>();
  for (const { text, box, block } of lines) {
    const line = { text, box: toBox(box) };
    const before = blocks.get(block);
    blocks.set(block, before ? join(before, line) : line);
  }
  return [...blocks.values()].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
};

/** Reading and comparing the same two texts again would take most of the time. */
const rememberLikeness = (): typeof textLikeness => {
  const known = new Map<string, number>();
  return (a, b) => {
    const key = `${a}\0${b}`;
    const likeness = known.get(key) ?? textLikeness(a, b);
    known.set(key, likeness);
    return likeness;
  };
};

/** Holds the texts of a rebuilt page against those of its original, both of the given size. */
export function scoreBlocks(
  truth: readonly TruthLine[],
  built: readonly TruthLine[],
  { width, height }: { width: number; height: number },
): BlockScore {
  const likeness = rememberLikeness();
  const nearness = (a: Block, b: Block): number =>
    1 - Math.max(Math.abs(centreX(a.box) - centreX(b.box)) / width, Math.abs(centreY(a.box) - centreY(b.box)) / height);
  const pairUp = (a: readonly Block[], b: readonly Block[]) =>
    matchBoxes(a, b, (one, other) => {
      const alike = likeness(one.text, other.text);
      return alike < PARTNERS_FROM ? 0 : alike + WEIGHT_OF_PLACE * nearness(one, other);
    });
  const joinNeighbours = (blocks: readonly Block[], others: readonly Block[]): Block[] => {
    const partners = pairUp(blocks, others);
    const likest = (block: Block, text: string): number => {
      const partner = partners.get(block);
      return partner ? likeness(text, partner.text) : 0;
    };
    const joined: Block[] = [];
    for (let index = 0; index < blocks.length; index++) {
      const block = blocks[index]!;
      const next = blocks[index + 1];
      const both = next && join(block, next);
      const apart = next && Math.max(likest(block, block.text), likest(next, next.text));
      const together = next && both && Math.max(likest(block, both.text), likest(next, both.text));
      const worth = together !== undefined && together > PARTNERS_FROM && together - apart! > WORTH_JOINING;
      joined.push(worth ? both! : block);
      if (worth) index++;
    }
    return joined;
  };
  let wanted = toBlocks(truth);
  let shown = toBlocks(built);
  for (let round = 0; round < ROUNDS; round++) {
    shown = joinNeighbours(shown, wanted);
    wanted = joinNeighbours(wanted, shown);
  }
  if (wanted.length === 0 || shown.length === 0) {
    const both = wanted.length === shown.length ? 1 : 0;
    return { blocks: both, texts: both };
  }
  const pairs = [...pairUp(wanted, shown)];
  const sum = (blocks: readonly Block[]) => blocks.reduce((total, { box }) => total + area(box), 0);
  return {
    blocks: sum(pairs.flat()) / (sum(wanted) + sum(shown)),
    texts: pairs.reduce((total, [a, b]) => total + likeness(a.text, b.text), 0) / Math.max(1, pairs.length),
  };
}
