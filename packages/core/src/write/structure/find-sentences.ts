import { centreY, right } from '../../geometry.ts';
import type { Leaf } from './leaf.ts';

/** A word space; what stands further apart is another item. */
const MAX_GAP_EM = 0.6;
const SAME_ROW_EM = 0.3;

const follows = (a: Leaf, b: Leaf): boolean => {
  const em = a.label!.style.fontSize;
  const gap = b.box.x - right(a.box);
  return (
    Math.abs(centreY(a.box) - centreY(b.box)) <= SAME_ROW_EM * em &&
    b.box.x > a.box.x &&
    gap >= -2 &&
    gap <= MAX_GAP_EM * em &&
    Math.abs(b.label!.style.fontSize - em) <= 0.15 * em
  );
};

/** Texts on one line that follow each other like words, in several styles: a sentence with a link or a bold word in it. */
export const findSentences = (leaves: readonly Leaf[]): Leaf[][] => {
  const texts = leaves
    .filter((leaf) => leaf.node.kind === 'text' && leaf.node.block.lines.length === 1)
    .sort((a, b) => a.box.x - b.box.x);
  const used = new Set<Leaf>();
  return texts.flatMap((first) => {
    if (used.has(first)) return [];
    const chain = [first];
    for (let next = texts.find((leaf) => follows(first, leaf)); next && !used.has(next); ) {
      chain.push(next);
      used.add(next);
      const last: Leaf = next;
      next = texts.find((leaf) => follows(last, leaf));
    }
    return chain.length > 1 ? [chain] : [];
  });
};
