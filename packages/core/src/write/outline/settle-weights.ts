import type { TextBlock } from '../../text/text-block.ts';

/** From here on a weight reads as bold. */
const BOLD = 600;
/** A weight that carries less than this share of the characters on its side of bold was measured on a few odd words. */
const MIN_SHARE = 0.2;
/** Strokes of large text are wide enough to tell a weight of its own, if it is this far from the others. */
const LARGE_PX = 20;
const OWN_STEP = 200;

/** Gives the blocks of a page the few weights that it is set in: thin strokes of small text are measured a step off now and then. */
export const settleWeights = (blocks: readonly TextBlock[]): ((block: TextBlock) => number) => {
  const leaders = [false, true].flatMap((isBold) =>
    leadersOf(blocks.filter(({ fontWeight }) => fontWeight >= BOLD === isBold)),
  );
  return ({ fontWeight, fontSize }) => {
    const isSide = (leader: number): boolean => leader >= BOLD === fontWeight >= BOLD;
    const nearest = leaders
      .filter(isSide)
      .reduce((best, leader) => (Math.abs(leader - fontWeight) < Math.abs(best - fontWeight) ? leader : best));
    return fontSize >= LARGE_PX && Math.abs(nearest - fontWeight) >= OWN_STEP ? fontWeight : nearest;
  };
};

/** The weights that carry enough of the characters, and always the one that carries most. */
const leadersOf = (blocks: readonly TextBlock[]): number[] => {
  const chars = new Map<number, number>();
  for (const { fontWeight, text } of blocks) chars.set(fontWeight, (chars.get(fontWeight) ?? 0) + text.length);
  const total = [...chars.values()].reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...chars.values());
  return [...chars].filter(([, count]) => count === most || count >= MIN_SHARE * total).map(([weight]) => weight);
};
