import { centreX } from '../../geometry.ts';
import { counted, evenStep, px, sizeOf } from '../number-words.ts';
import type { ElementNode } from '../outline/outline-node.ts';
import type { Repeat, Slot } from './find-repeats.ts';
import { type Leaf, rowOf } from './leaf.ts';
import { joinWords, kindWords, leafPhrase, quoteLines } from './leaf-phrase.ts';
import { renderTable } from './render-table.ts';
import { newLookWords, type Voice } from './voice.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const isEqualAll = (values: readonly number[]): boolean => values.every((value) => Math.abs(value - values[0]!) <= 2);

const signed = (value: number): string => (value < 0 ? `−${px(-value)}` : `+${px(value)}`);

/** Where a part stands, from the top left corner of the box that holds it. */
const offsetOf = (leaf: Leaf, home: ElementNode): string => {
  if (leaf.node.kind === 'element') return `at ${signed(leaf.box.x - home.box.x)}, ${signed(leaf.box.y - home.box.y)}`;
  const isMiddle = Math.abs(centreX(leaf.box) - centreX(home.box)) <= 3;
  const { lineHeight } = leaf.node.block;
  return joinWords([
    isMiddle ? 'centred' : `x ${signed(leaf.box.x - home.box.x)}`,
    `y≈ ${signed(rowOf(leaf) - home.box.y)}`,
    lineHeight !== undefined && `line-height ${px(lineHeight)}`,
  ]);
};

const labelsOf = (slot: Slot): string[] => slot.leaves.map((leaf) => (leaf?.label ? quoteLines(leaf.label) : '–'));

const slotPhrase = (slot: Slot, letter: string | undefined, repeat: Repeat, voice: Voice): string => {
  const { model } = slot;
  const home = repeat.members[slot.leaves.indexOf(model)]!;
  const labels = labelsOf(slot);
  const name =
    model.node.kind === 'text'
      ? ''
      : `${model.node.element.type} ${model.label && !isEqualAll(slot.leaves.flatMap((leaf) => leaf?.box.width ?? [])) ? `${px(model.box.height)} high` : sizeOf(model.box)}`;
  const words = letter ? `**${letter}**` : model.label ? labels.find((label) => label !== '–') : '';
  const missing = slot.leaves.flatMap((leaf, index) => (leaf ? [] : [`${index + 1}`]));
  const relative = model.node.kind === 'text' ? model : { ...model, label: undefined, marks: [] };
  return joinWords([
    [name, words, model.node.kind === 'text' ? kindWords(model, voice).join(' ') : ''].filter(Boolean).join(' '),
    ...(model.node.kind === 'text' ? [] : kindWords(relative as Leaf, voice)),
    offsetOf(model, home),
    missing.length > 0 && `not in ${missing.join(', ')}`,
  ]);
};

/** Top left corners as two short lists where they form a row or a column, else as pairs. */
const cornersOf = (members: readonly ElementNode[]): string => {
  const xs = members.map((member) => member.box.x);
  const ys = members.map((member) => member.box.y);
  const list = (values: number[]): string => {
    const step = evenStep(values);
    return values.length > 4 && step !== undefined
      ? `${px(values[0]!)}, then every ${px(step)}`
      : values.map(px).join(', ');
  };
  if (isEqualAll(ys)) return `top y=${px(ys[0]!)}, left x=${list(xs)}`;
  if (isEqualAll(xs)) return `left x=${px(xs[0]!)}, top y=${list(ys)}`;
  return `top left at ${members.map((member) => `(${px(member.box.x)}, ${px(member.box.y)})`).join(' ')}`;
};

/** A repeated component: its look once, its parts once with their place in it, and a table of what differs. */
export const repeatLines = (repeat: Repeat, voice: Voice): string[] => {
  const { members, slots, extras } = repeat;
  const first = members[0]!;
  const heights = members.map((member) => member.box.height);
  const size = isEqualAll(heights)
    ? sizeOf(first.box)
    : `${px(first.box.width)} wide, heights ${heights.map(px).join(', ')}`;
  const letters = new Map<Slot, string>();
  for (const slot of slots)
    if (slot.model.label && new Set(labelsOf(slot).filter((label) => label !== '–')).size > 1)
      letters.set(slot, LETTERS[letters.size] ?? `P${letters.size}`);
  const varying = [...letters.keys()];
  const rows = members.map((_, index) => [String(index + 1), ...varying.map((slot) => labelsOf(slot)[index]!)]);
  const type = first.element.type;
  return [
    `${joinWords([`${counted(members.length, type)} ${size}`, ...newLookWords(first.element, voice), cornersOf(members)])}. In each, from its top left:`,
    ...slots.map((slot) => `  - ${slotPhrase(slot, letters.get(slot), repeat, voice)}`),
    ...(varying.length > 0
      ? renderTable(['', ...varying.map((slot) => letters.get(slot)!)], rows).map((line) => (line ? `  ${line}` : line))
      : []),
    ...extras.flatMap((leaves, index) =>
      leaves.map((leaf) => `  - only in ${type} ${index + 1}: ${leafPhrase(leaf, voice)}`),
    ),
  ];
};
