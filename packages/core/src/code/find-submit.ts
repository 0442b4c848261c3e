import { channelsOf } from '../color/channels.ts';
import { bottom, right } from '../geometry.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { BoxPart, ControlPart, Part } from './part.ts';

/** Something is typed into these; a list to choose from may stand alone, as the size of a page does. */
const TYPED = typesWith('input', 'textarea');
/** What has these is more than a form. */
const OTHERS = typesWith('no part of a form', 'main');
/** More buttons than this behind the last field are the tools of a page. */
const MAX_BUTTONS = 3;
/** A button beside a field is at most this far from it, in heights of the field; one beside a single field with an icon, which searches, often adds something. */
const MAX_BESIDE_HEIGHTS = 0.75;

/** The button that sends what is typed into a box; undefined where the box is no form, or holds one. */
export const findSubmit = (box: BoxPart): BoxPart | undefined => {
  const members = membersOf(box);
  const last = members.findLastIndex(isTyped);
  if (last < 0 || members.some(({ use }) => OTHERS.has(use)) || holdsForm(box)) return undefined;
  const field = members[last] as ControlPart;
  const isSearch = field.icons.length > 0 && members.filter(isTyped).length === 1;
  const buttons = members.slice(last + 1).filter((part) => isWorded(part));
  const follows = ({ box: { x, y } }: BoxPart): boolean =>
    y >= bottom(field.box) || x - right(field.box) <= MAX_BESIDE_HEIGHTS * field.box.height;
  // Buttons with one label belong to the rows that they stand in.
  const isRepeated = new Set(buttons.map(labelOf)).size < buttons.length;
  if (isSearch || isRepeated || buttons.length > MAX_BUTTONS || !buttons.every(follows)) return undefined;
  return buttons.toSorted((a, b) => colourfulness(b) - colourfulness(a))[0];
};

const partsIn = ({ layout }: BoxPart): Part[] => [...layout.items, ...layout.floats];

const holdsForm = (box: BoxPart): boolean =>
  partsIn(box).some((part) => part.kind === 'box' && part.use !== 'button' && findSubmit(part) !== undefined);

/** What a box holds at any depth, in reading order: boxes before what they hold, and buttons as a whole. */
const membersOf = (box: BoxPart): Part[] =>
  partsIn(box).flatMap((part) => (part.kind === 'box' && part.use !== 'button' ? [part, ...membersOf(part)] : [part]));

const isTyped = (part: Part): boolean => part.kind === 'control' && TYPED.has(part.use);

/** An icon alone may open a menu or clear a field, and what holds a control is a choice. */
const isWorded = (part: Part): part is BoxPart => {
  if (part.kind !== 'box' || part.use !== 'button') return false;
  const held = membersOf(part);
  return held.some(({ kind }) => kind === 'text') && held.every(({ kind }) => kind !== 'control');
};

const labelOf = (button: BoxPart): string =>
  membersOf(button)
    .map((part) => (part.kind === 'text' ? part.text.plain : ''))
    .join(' ');

/** The most colourful of several buttons is the main one. */
const colourfulness = ({ paint }: BoxPart): number => {
  const channels = paint?.fill ? channelsOf(paint.fill) : [0];
  return Math.max(...channels) - Math.min(...channels);
};
