import { centreX } from '../../geometry.ts';
import { px, sizeOf } from '../number-words.ts';
import type { ElementNode } from '../outline/outline-node.ts';
import { styleWords } from '../outline/text-styles.ts';
import type { Repeat, Slot } from './find-repeats.ts';
import { type Anchor, anchorAt, type Leaf, rowOf } from './leaf.ts';
import { joinWords, kindWords, quoteLines } from './leaf-phrase.ts';
import type { Voice } from './voice.ts';

/** A part of a repeated component in words: what it is in all members, and what each member has in its place. */
export type SlotWords = {
  slot: Slot;
  head: string;
  place: string;
  cells: string[];
  varies: boolean;
  missing: number[];
};

const signed = (value: number): string => (value < 0 ? `−${px(-value)}` : `+${px(value)}`);

/** The member that looks as most do: it stands for the slot, and the others are told by how they differ. */
const usualLeaf = (slot: Slot, voice: Voice): Leaf => {
  const counts = new Map<string, { leaf: Leaf; count: number }>();
  for (const leaf of slot.leaves) {
    if (!leaf) continue;
    const key = kindWords(leaf, voice).join();
    const known = counts.get(key) ?? { leaf, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts.values()].reduce((a, b) => (b.count > a.count ? b : a)).leaf;
};

/** How one member's part looks where it does not look as usual. */
const deviation = (leaf: Leaf, usual: Leaf, voice: Voice): string => {
  if (leaf.node.kind === 'text' && usual.node.kind === 'text') return styleWords(leaf.node.style, usual.node.style);
  const own = kindWords(leaf, voice);
  const common = kindWords(usual, voice);
  return own.join() === common.join() ? '' : own.filter((word) => !common.includes(word)).join(', ') || 'plain';
};

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Where the part stands in its box: by the edge that is the same in all members. */
const placeOf = (slot: Slot, members: readonly ElementNode[]): string => {
  const pairs = slot.leaves.flatMap((leaf, index) => (leaf ? [{ leaf, home: members[index]! }] : []));
  const { leaf, home } = pairs[0]!;
  if (leaf.node.kind === 'element') return `at ${signed(leaf.box.x - home.box.x)}, ${signed(leaf.box.y - home.box.y)}`;
  const anchors = (['left', 'center', 'right'] as const).map((anchor: Anchor) => ({
    anchor,
    slack: spread(pairs.map((pair) => anchorAt(pair.leaf.box, anchor) - anchorAt(pair.home.box, anchor))),
  }));
  const { anchor } = anchors.reduce((a, b) => (b.slack < a.slack - 1 ? b : a));
  const isMiddle = anchor !== 'right' && Math.abs(centreX(leaf.box) - centreX(home.box)) <= 3;
  const { lineHeight } = leaf.node.block;
  return joinWords([
    isMiddle
      ? 'centred'
      : anchor === 'right'
        ? `right edge ${signed(anchorAt(leaf.box, 'right') - anchorAt(home.box, 'right'))}`
        : `x ${signed(leaf.box.x - home.box.x)}`,
    `y≈ ${signed(rowOf(leaf) - home.box.y)}`,
    lineHeight !== undefined && `line-height ${px(lineHeight)}`,
  ]);
};

export const slotWords = (slot: Slot, repeat: Repeat, voice: Voice): SlotWords => {
  const usual = usualLeaf(slot, voice);
  const widths = slot.leaves.flatMap((leaf) => leaf?.box.width ?? []);
  const cells = slot.leaves.map((leaf) => {
    if (!leaf) return '–';
    const note = deviation(leaf, usual, voice);
    return [leaf.label ? quoteLines(leaf.label) : '', note && `(${note})`].filter(Boolean).join(' ') || 'as usual';
  });
  const present = cells.filter((cell) => cell !== '–');
  const varies = new Set(present).size > 1;
  const words = varies || !usual.label ? '' : present[0]!;
  const head =
    usual.node.kind === 'text'
      ? [usual.node.tag, words, ...kindWords(usual, voice)].filter(Boolean).join(' ')
      : joinWords([
          [
            usual.node.element.type,
            words,
            usual.label && spread(widths) > 4 ? `${px(usual.box.height)} high` : sizeOf(usual.box),
          ]
            .filter(Boolean)
            .join(' '),
          ...kindWords(usual, voice),
        ]);
  return {
    slot,
    head,
    place: placeOf(slot, repeat.members),
    cells,
    varies,
    missing: slot.leaves.flatMap((leaf, index) => (leaf ? [] : [index + 1])),
  };
};
