import { right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { BoxPart, Part } from '../part.ts';
import { isShort } from './placed.ts';

const FIELDS = typesWith('field');
/** A phone has room for this, in CSS pixels, beside words that give way: an icon or avatar before them, a time or a badge after them. */
const MAX_BESIDE_PX = 160;
/** All of a row that stays in one line, in CSS pixels, where it gives way as far as it can. */
const MAX_LEAST_PX = 240;
/** Rows of phones are up to this wide, in CSS pixels, and a card on the narrowest phone has this room. */
const MAX_PHONE_ROW_PX = 390;
const PHONE_CARD_PX = 296;
/** Spaces within a row shrink; more of one than this, in CSS pixels, needs no room on a phone. */
export const MAX_SPACE_PX = 16;
/** Narrower words, in CSS pixels, have nothing to give; a field is no narrower than that. */
const MIN_YIELDING_PX = 80;

/** A row that stays in one line on a phone: what gives way in it, and down to which width, in pixels of the screenshot. */
export type KeptRow = { yielding?: Part | undefined; least: number };

/** Whether all of a row stays in one line on a phone: it is short, or one thing in it gives way. */
export function keepRow(items: readonly Part[], scale: number): KeptRow | undefined {
  // Pictures that overlap, as people who share something, take less room than each of them by itself.
  const spaceBefore = (at: number): number =>
    at === 0 ? 0 : Math.min(MAX_SPACE_PX * scale, items[at]!.box.x - right(items[at - 1]!.box));
  const all = items.reduce((sum, { box }, at) => sum + box.width + spaceBefore(at), 0);
  const yielding = items.filter((item) => canYield(item, scale)).reduce<Part | undefined>(wider, undefined);
  if (!yielding) return all <= MAX_BESIDE_PX * scale ? { least: 0 } : undefined;
  const [beside, least] = [all - yielding.box.width, leastOf(yielding, scale)];
  const fits = beside <= MAX_BESIDE_PX * scale && beside + least <= roomOf(items, scale);
  return fits ? { yielding, least: Math.min(least, yielding.box.width) } : undefined;
}

/** What a row has on a phone: in a column of a desktop page it may be in more boxes, each with a padding. */
const roomOf = (items: readonly Part[], scale: number): number => {
  const own = right(items.at(-1)!.box) - items[0]!.box.x;
  return (own <= MAX_PHONE_ROW_PX * scale ? PHONE_CARD_PX : MAX_LEAST_PX) * scale;
};

const wider = (a: Part | undefined, b: Part): Part => (a && a.box.width >= b.box.width ? a : b);

/** Words that can go on in a next line, fields, columns of words, and rows with such a thing in them. */
const canYield = (part: Part, scale: number): boolean => {
  if (part.kind === 'picture' || part.box.width < MIN_YIELDING_PX * scale) return false;
  if (part.kind === 'text') return !isShort(part.text.lineCount, part.box, scale) && part.text.plain.includes(' ');
  if (part.kind === 'control') return FIELDS.has(part.use);
  if (part.layout.floats.length > 0) return false;
  if (part.layout.direction === 'row') return keepRow(part.layout.items, scale)?.yielding !== undefined;
  return isColumnOfWords(part);
};

/** Rows in a column find the room that they need by themselves. */
const isColumnOfWords = ({ layout }: BoxPart): boolean =>
  layout.direction === 'column' &&
  layout.floats.length === 0 &&
  layout.items.every((item) => item.kind !== 'box' || item.layout.direction === 'row' || isColumnOfWords(item));

/** The width, in pixels of the screenshot, below which something would lie over what is beside it. */
export const leastOf = (part: Part, scale: number): number => {
  if (part.kind === 'text' && isShort(part.text.lineCount, part.box, scale)) return part.box.width;
  if (part.kind === 'text') return longestWordOf(part.text.plain) * (part.box.width / Math.max(1, longestLineOf(part)));
  if (part.kind === 'control' && FIELDS.has(part.use)) return MIN_YIELDING_PX * scale;
  if (part.kind !== 'box') return part.box.width;
  const { items, direction } = part.layout;
  const kept = direction === 'row' ? keepRow(items, scale) : undefined;
  if (!kept) return items.reduce((most, item) => Math.max(most, leastOf(item, scale)), 0);
  return items.reduce((sum, item) => sum + (item === kept.yielding ? kept.least : item.box.width), 0);
};

const longestWordOf = (text: string): number => Math.max(...text.split(' ').map((word) => word.length));

/** In letters, as if all lines were as long as the longest. */
const longestLineOf = ({ text }: Extract<Part, { kind: 'text' }>): number =>
  Math.ceil(text.plain.length / Math.max(1, text.lineCount));
