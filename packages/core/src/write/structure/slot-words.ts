import { spread } from '../../statistics.ts';
import { px, sizeOf } from '../number-words.ts';
import type { ElementNode } from '../outline/outline-node.ts';
import { styleWords } from '../outline/text-styles.ts';
import type { Repeat, Slot } from './find-repeats.ts';
import { type Anchor, anchorAt, type Leaf, rowOf } from './leaf.ts';
import { joinWords, kindWords, leafSays } from './leaf-phrase.ts';
import { isSameWords } from './same-words.ts';
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
  if (own.length === common.length && own.every((word, index) => isSameWords(word, common[index]!))) return '';
  const without = leaf.node.kind === 'element' && leaf.node.element.type === 'icon' ? 'in the text colour' : 'plain';
  return own.filter((word) => !common.some((known) => isSameWords(word, known))).join(', ') || without;
};

/** Places and widths that differ by more than this are not the same part measured twice. */
const OWN_PX = 3.01;

type Placed = { leaf: Leaf; home: ElementNode };
type Place = { words: string; own: (leaf: Leaf, home: ElementNode) => string };

const offset = ({ leaf, home }: Placed, anchor: Anchor): number =>
  anchorAt(leaf.box, anchor) - anchorAt(home.box, anchor);

const acrossWords = (placed: Placed, anchor: Anchor): string => {
  if (anchor === 'center') {
    const isMiddle = Math.abs(offset(placed, 'center')) <= OWN_PX;
    if (isMiddle) return placed.leaf.node.kind === 'element' ? 'box centred' : 'centred';
    return `cx ${signed(anchorAt(placed.leaf.box, 'center') - placed.home.box.x)}`;
  }
  if (anchor === 'right') return `right edge ${signed(offset(placed, 'right'))}`;
  return `x ${signed(offset(placed, 'left'))}`;
};

/** Where the part stands in its box: by the edge that is the same in all members, and what to tell of those that are off it. */
const placeOf = (slot: Slot, members: readonly ElementNode[]): Place => {
  const pairs = slot.leaves.flatMap((leaf, index) => (leaf ? [{ leaf, home: members[index]! }] : []));
  const anchors = (['left', 'center', 'right'] as const).map((anchor: Anchor) => ({
    anchor,
    slack: spread(pairs.map((pair) => offset(pair, anchor))),
  }));
  const best = anchors.reduce((a, b) => (b.slack < a.slack - 1 ? b : a));
  const isElement = pairs[0]!.leaf.node.kind === 'element';
  const isFixed = isElement && anchors[0]!.slack <= OWN_PX;
  const isMiddle = best.anchor !== 'right' && pairs.every((pair) => Math.abs(offset(pair, 'center')) <= OWN_PX);
  const anchor = isFixed ? 'left' : isMiddle ? 'center' : best.anchor;
  const model = pairs[0]!;
  const { leaf, home } = model;
  const lineHeight = leaf.node.kind === 'text' ? leaf.node.block.lineHeight : undefined;
  return {
    words: joinWords([
      isFixed ? `at ${signed(offset(model, 'left'))}` : acrossWords(model, anchor),
      isElement
        ? `${isFixed ? '' : 'top '}${signed(leaf.box.y - home.box.y)}`
        : `y≈ ${signed(rowOf(leaf) - home.box.y)}`,
      lineHeight !== undefined && `line-height ${px(lineHeight)}`,
    ]),
    own: (one, at) =>
      Math.abs(offset({ leaf: one, home: at }, anchor) - offset(model, anchor)) > OWN_PX
        ? `x ${signed(offset({ leaf: one, home: at }, 'left'))}`
        : '',
  };
};

export const slotWords = (slot: Slot, repeat: Repeat, voice: Voice): SlotWords => {
  const usual = usualLeaf(slot, voice);
  const widths = slot.leaves.flatMap((leaf) => leaf?.box.width ?? []);
  const isOneWidth = usual.node.kind === 'text' || spread(widths) <= OWN_PX;
  const place = placeOf(slot, repeat.members);
  // Beside icons that have names, one without is not like any of them.
  const silent = slot.leaves.some((leaf) => leaf && leafSays(leaf) !== '') ? 'unnamed' : 'as usual';
  const cells = slot.leaves.map((leaf, index) => {
    if (!leaf) return '–';
    const note = joinWords([
      deviation(leaf, usual, voice),
      !isOneWidth && `${px(leaf.box.width)} wide`,
      place.own(leaf, repeat.members[index]!),
    ]);
    const says = leafSays(leaf) || (silent === 'unnamed' || note === '' ? silent : '');
    return [says, note && `(${note})`].filter(Boolean).join(' ');
  });
  const present = cells.filter((cell) => cell !== '–');
  const varies = new Set(present).size > 1;
  const words = varies || leafSays(usual) === '' ? '' : present[0]!;
  const head =
    usual.node.kind === 'text'
      ? [usual.node.tag, words, ...kindWords(usual, voice)].filter(Boolean).join(' ')
      : joinWords([
          [usual.node.element.type, words, isOneWidth ? sizeOf(usual.box) : `${px(usual.box.height)} high`]
            .filter(Boolean)
            .join(' '),
          ...kindWords(usual, voice),
        ]);
  return {
    slot,
    head,
    place: place.words,
    cells,
    varies,
    missing: slot.leaves.flatMap((leaf, index) => (leaf ? [] : [index + 1])),
  };
};
