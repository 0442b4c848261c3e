import { area, type Box, centreX, centreY, surround } from '@blueprompt/core/geometry';
import { colorDifference } from '../color-difference.ts';
import { meanOf } from '../figures.ts';
import { matchBest } from '../match-boxes.ts';
import { textLikeness } from './text-likeness.ts';

/**
 * Block, Text, Position and Color of the Design2Code paper, on the texts of the DOM. `blocks` is the area of the blocks that have
 * a partner over that of all blocks of both pages; of the partners, `blockTexts` says how alike they are written, `blockPlaces`
 * how near their centres are in shares of the page, and `blockColors` how alike they are coloured.
 */
export type BlockScore = {
  blocks?: number | undefined;
  /** The same where the page may say what a picture shows: the DOM says nothing of that. */
  blocksInDom?: number | undefined;
  blockTexts?: number | undefined;
  blockPlaces?: number | undefined;
  blockColors?: number | undefined;
};
export type BlockLine = { text: string; box: Box; block: number; color?: string | undefined };
type Block = Omit<BlockLine, 'block'>;

/** Texts less alike than this are no partners. */
const MIN_PARTNER_LIKENESS = 0.5;
/** Two neighbours are one block when together they are this much more like a block of the other page. */
const MIN_JOIN_GAIN = 0.05;
/** Joining makes new neighbours; nothing joins after so many rounds in practice. */
const MAX_ROUNDS = 4;
/** Of equal texts the nearer is the partner. */
const PLACE_WEIGHT = 0.05;

/** Of two colours, that of the longer text. */
const join = (a: Block, b: Block): Block => ({
  text: `${a.text} ${b.text}`,
  box: surround([a.box, b.box]),
  color: a.text.length >= b.text.length ? a.color : b.color,
});

const toBlocks = (lines: readonly BlockLine[]): Block[] => {
  const blocks = new Map<number, Block>();
  for (const { block, ...line } of lines) {
    const before = blocks.get(block);
    blocks.set(block, before ? join(before, line) : line);
  }
  return [...blocks.values()].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
};

/** Comparing the same two texts again would take most of the time. */
const rememberLikeness = (): typeof textLikeness => {
  const known = new Map<string, number>();
  return (a, b) => {
    const key = `${a}\0${b}`;
    const likeness = known.get(key) ?? textLikeness(a, b);
    known.set(key, likeness);
    return likeness;
  };
};

/** Two colours this far apart (CIEDE2000) have nothing in common. */
const MAX_COLOR_DIFFERENCE = 100;

/** Compares the texts of a rebuilt page with those of its original, both of the given size. */
export function scoreBlocks(
  truth: readonly BlockLine[],
  built: readonly BlockLine[],
  size: { width: number; height: number },
  isInPicture: (box: Box) => boolean = () => false,
): BlockScore {
  if (truth.length === 0) return {};
  const { likeness, pairs, wanted, shown } = matchBlocks(truth, built, size);
  const sum = (blocks: readonly Block[]): number => blocks.reduce((total, { box }) => total + area(box), 0);
  const paired = new Set(pairs.map(([, other]) => other));
  const judged = shown.filter((block) => paired.has(block) || !isInPicture(block.box));
  return {
    blocks: sum(pairs.flat()) / Math.max(1, sum(wanted) + sum(shown)),
    blocksInDom: sum(pairs.flat()) / Math.max(1, sum(wanted) + sum(judged)),
    blockTexts: meanOf(pairs.map(([a, b]) => likeness(a.text, b.text))) ?? 0,
    blockPlaces: meanOf(pairs.map(([a, b]) => nearnessOf(a.box, b.box, size))) ?? 0,
    blockColors: meanOf(pairs.flatMap(([a, b]) => likenessOfColors(a, b))) ?? 0,
  };
}

/** 1 where two centres are the same, 0 where a whole page or more lies between them. */
const nearnessOf = (a: Box, b: Box, { width, height }: { width: number; height: number }): number =>
  Math.max(0, 1 - Math.max(Math.abs(centreX(a) - centreX(b)) / width, Math.abs(centreY(a) - centreY(b)) / height));

/** Nothing where the truth does not tell the colour. */
const likenessOfColors = (a: Block, b: Block): number[] =>
  a.color && b.color ? [Math.max(0, 1 - colorDifference(a.color, b.color) / MAX_COLOR_DIFFERENCE)] : [];

/** The blocks of two pages and which of them are partners. */
export const matchBlocks = (
  truth: readonly BlockLine[],
  built: readonly BlockLine[],
  size: { width: number; height: number },
): { likeness: typeof textLikeness; pairs: [Block, Block][]; wanted: Block[]; shown: Block[] } => {
  const likeness = rememberLikeness();
  const pairUp = (a: readonly Block[], b: readonly Block[]): Map<Block, Block> =>
    matchBest(a, b, (one, other) => {
      const alike = likeness(one.text, other.text);
      return alike < MIN_PARTNER_LIKENESS ? 0 : alike + PLACE_WEIGHT * nearnessOf(one.box, other.box, size);
    });
  const joinNeighbours = (blocks: readonly Block[], others: readonly Block[]): Block[] => {
    const partners = pairUp(blocks, others);
    const likest = (block: Block, text: string): number => {
      const partner = partners.get(block);
      return partner ? likeness(text, partner.text) : 0;
    };
    const joined: Block[] = [];
    for (let index = 0; index < blocks.length; index++) {
      // `index` counts up to the number of blocks.
      const block = blocks[index]!;
      const next = blocks[index + 1];
      const both = next && join(block, next);
      const apart = next ? Math.max(likest(block, block.text), likest(next, next.text)) : 1;
      const together = next && both ? Math.max(likest(block, both.text), likest(next, both.text)) : 0;
      const isWorth = both !== undefined && together > MIN_PARTNER_LIKENESS && together - apart > MIN_JOIN_GAIN;
      joined.push(isWorth ? both : block);
      if (isWorth) index++;
    }
    return joined;
  };
  let wanted = toBlocks(truth);
  let shown = toBlocks(built);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    shown = joinNeighbours(shown, wanted);
    wanted = joinNeighbours(wanted, shown);
  }
  return { likeness, pairs: [...pairUp(wanted, shown)], wanted, shown };
};
