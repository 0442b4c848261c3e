import { counted, evenStep, isOneValue, placesOf, px, sizeOf } from '../number-words.ts';
import type { ElementNode } from '../outline/outline-node.ts';
import type { Repeat } from './find-repeats.ts';
import { joinWords, leafPhrase } from './leaf-phrase.ts';
import { renderTable } from './render-table.ts';
import { type SlotWords, slotWords } from './slot-words.ts';
import { newLookWords, type Voice } from './voice.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letterAt = (index: number): string => LETTERS[index] ?? `P${index + 1}`;

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
  if (isOneValue(ys)) return `top y=${px(ys[0]!)}, left x=${list(xs)}`;
  if (isOneValue(xs)) return `left x=${px(xs[0]!)}, top y=${list(ys)}`;
  return `top left at ${members.map((member) => `(${px(member.box.x)}, ${px(member.box.y)})`).join(' ')}`;
};

/** Marks that are the same in all members and stand under each other at even steps, as one phrase. */
const foldMarks = (slots: readonly SlotWords[], repeat: Repeat): { folded: Set<SlotWords>; phrases: string[] } => {
  const folded = new Set<SlotWords>();
  const phrases: string[] = [];
  const columns = new Map<string, SlotWords[]>();
  for (const one of slots) {
    const { model } = one.slot;
    if (model.label || one.varies || one.missing.length > 0 || model.node.kind === 'text') continue;
    const key = `${one.head} at ${one.place.split(',')[0]}`;
    columns.set(key, [...(columns.get(key) ?? []), one]);
  }
  for (const [, column] of columns) {
    const tops = column.map(({ slot }) => slot.leaves[0]!.box.y - repeat.members[0]!.box.y).sort((a, b) => a - b);
    if (column.length < 3 || evenStep(tops) === undefined) continue;
    for (const one of column) folded.add(one);
    phrases.push(
      `${column.length} × ${column[0]!.head}, ${column[0]!.place.split(',')[0]}, ${placesOf(tops, 'top +')}`,
    );
  }
  return { folded, phrases };
};

/** The look that all members share, and where they differ in colour what each has of its own. */
const membersLook = (members: readonly ElementNode[], voice: Voice): { shared: string[]; own: string[] } => {
  const looks = members.map(({ element }) => newLookWords(element, voice));
  const shared = looks[0]!.filter((word) => looks.every((look) => look.includes(word)));
  const own = looks.map((look) => look.filter((word) => !shared.includes(word)).join(', '));
  return { shared, own: own.some((words) => words !== '') ? own : [] };
};

/** A repeated component: its look once, its parts once with their place in it, and a table of what differs. */
export const repeatLines = (repeat: Repeat, voice: Voice): string[] => {
  const { members, extras } = repeat;
  const first = members[0]!;
  const heights = members.map((member) => member.box.height);
  const size = isOneValue(heights)
    ? sizeOf(first.box)
    : `${px(first.box.width)} wide, heights ${heights.map(px).join(', ')}`;
  const slots = repeat.slots.map((slot) => slotWords(slot, repeat, voice));
  const { folded, phrases } = foldMarks(slots, repeat);
  const varying = slots.filter((slot) => slot.varies);
  const lines = slots.flatMap((one) => {
    if (folded.has(one)) return [];
    const letter = one.varies ? `**${letterAt(varying.indexOf(one))}**` : '';
    const missing = one.missing.length > 0 && `not in ${one.missing.join(', ')}`;
    return [`  - ${joinWords([[letter, one.head].filter(Boolean).join(' '), one.place, missing])}`];
  });
  const type = first.element.type;
  const { shared, own } = membersLook(members, voice);
  const rows = members.map((_, index) => [
    String(index + 1),
    ...(own.length > 0 ? [own[index] || 'plain'] : []),
    ...varying.map((slot) => slot.cells[index]!),
  ]);
  const titles = ['', ...(own.length > 0 ? [type] : []), ...varying.map((_, index) => letterAt(index))];
  const table = titles.length > 1 ? renderTable(titles, rows) : [];
  return [
    `${joinWords([`${counted(members.length, type)} ${size}`, ...shared, cornersOf(members)])}. In each, from its top left:`,
    ...lines,
    ...phrases.map((phrase) => `  - ${phrase}`),
    ...table.map((line) => (line ? `  ${line}` : line)),
    ...extras.flatMap((leaves, index) =>
      leaves.map((leaf) => `  - only in ${type} ${index + 1}, in page px: ${leafPhrase(leaf, voice)}`),
    ),
  ];
};
