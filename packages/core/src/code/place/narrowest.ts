import { right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { BoxPart, Part } from '../part.ts';
import { captionOf } from './caption.ts';
import { keepRow, leastOf, MAX_SPACE_PX } from './keep-row.ts';
import { innerOf, isIcon } from './placed.ts';
import { hasColumns } from './read-row.ts';

/** Room at the sides of a box beyond this, in CSS pixels, gives way where it is narrow. */
const MAX_PAD_PX = 16;
const FIELDS = typesWith('field');

/** The width, in pixels of the screenshot, below which words would leave a part or lie over each other. */
export function narrowestOf(part: Part, scale: number): number {
  if (part.kind === 'text' || (part.kind === 'control' && FIELDS.has(part.use))) return leastOf(part, scale);
  // Pictures shrink.
  if (part.kind !== 'box') return isIcon(part) || part.kind === 'control' ? part.box.width : 0;
  // It scrolls in its own box.
  if (part.use === 'table') return 0;
  const { items } = part.layout;
  if (items.length === 0) return 0;
  const inner = innerOf(part);
  const pad = (room: number): number => Math.min(Math.max(0, room), MAX_PAD_PX * scale);
  const left = pad(Math.min(...items.map(({ box }) => box.x)) - inner.x);
  const end = pad(right(inner) - Math.max(...items.map(({ box }) => right(box))));
  return part.box.width - inner.width + left + end + heldIn(part, scale);
}

const heldIn = (part: BoxPart, scale: number): number => {
  const { items, direction } = part.layout;
  const needs = items.map((item) => narrowestOf(item, scale));
  const widest = Math.max(...needs);
  if (direction !== 'row') return widest;
  const spaces = items
    .slice(1)
    .map(({ box }, at) => Math.min(Math.max(0, box.x - right(items[at]!.box)), MAX_SPACE_PX * scale));
  const between = spaces.reduce((sum, space) => sum + space, 0);
  const caption = captionOf(part);
  const kept = caption ? { yielding: caption, least: narrowestOf(caption, scale) } : keepRow(items, scale);
  if (kept && part.layout.floats.length === 0)
    return items.reduce((sum, item) => sum + (item === kept.yielding ? kept.least : item.box.width), between);
  // Lines go on in the next, and columns stay beside each other.
  return hasColumns(items, scale) ? needs.reduce((sum, need) => sum + need, between) : widest;
};
