import { centreY, right } from '../../geometry.ts';
import { createRangeLookup } from '../../lookup/range-lookup.ts';
import type { Leaf } from './leaf.ts';

/** A word space; what stands further apart is another item. */
const MAX_GAP_EM = 0.6;
/** Side bearings of slanted letters may cross. */
const OVERLAP_PX = 2;
const SAME_ROW_EM = 0.3;

const follows = (a: Leaf, b: Leaf): boolean => {
  const em = a.label!.style.fontSize;
  const gap = b.box.x - right(a.box);
  return (
    Math.abs(centreY(a.box) - centreY(b.box)) <= SAME_ROW_EM * em &&
    b.box.x > a.box.x &&
    gap >= -OVERLAP_PX &&
    gap <= MAX_GAP_EM * em &&
    Math.abs(b.label!.style.fontSize - em) <= 0.15 * em
  );
};

/** Texts on one line that follow each other like words, in several styles: a sentence with a link or a bold word in it. */
export const findSentences = (leaves: readonly Leaf[]): Leaf[][] => {
  const texts = leaves
    .filter((leaf) => leaf.node.kind === 'text' && leaf.node.block.lines.length === 1)
    .sort((a, b) => a.box.x - b.box.x);
  const byLeft = createRangeLookup(texts, ({ box }) => box.x);
  const nextOf = (leaf: Leaf): Leaf | undefined => {
    const from = right(leaf.box) - OVERLAP_PX;
    return byLeft(from, right(leaf.box) + MAX_GAP_EM * leaf.label!.style.fontSize).find((next) => follows(leaf, next));
  };
  const used = new Set<Leaf>();
  return texts.flatMap((first) => {
    if (used.has(first)) return [];
    const chain = [first];
    for (let next = nextOf(first); next && !used.has(next); ) {
      chain.push(next);
      used.add(next);
      next = nextOf(next);
    }
    return chain.length > 1 ? [chain] : [];
  });
};
