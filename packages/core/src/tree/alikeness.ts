import { type Axis, type Draft, endOf, startOf } from './draft.ts';

/** Texts whose size differs by less, in pixels, have one size; a measured size is off by as much. */
const MAX_SIZE_OFF_PX = 1.5;
/** Heights may differ by this many pixels, or by this share of the larger. */
const MAX_HEIGHT_OFF_PX = 4;
const MAX_HEIGHT_SHARE = 0.15;
/** Edges this near to each other, in CSS pixels, are aligned. */
const MAX_EDGE_OFF_PX = 3;
/** Long rows and columns are compared by their first members: those tell, and the work stays bounded. */
const MAX_COMPARED = 60;

/** Of one type and about one height, with the same parts. */
export function isAlike(a: Draft, b: Draft): boolean {
  if (a.type !== b.type || a.isPainted !== b.isPainted) return false;
  if (a.kind === 'text') return Math.abs((a.fontSize ?? 0) - (b.fontSize ?? 0)) <= MAX_SIZE_OFF_PX;
  if (a.kind === 'group')
    return (
      a.children.length === b.children.length &&
      a.children.every((child, at) => {
        const other = b.children[at];
        return other !== undefined && isAlike(child, other);
      })
    );
  const [one, two] = [a.ink.height, b.ink.height];
  return Math.abs(one - two) <= Math.max(MAX_HEIGHT_OFF_PX, MAX_HEIGHT_SHARE * Math.max(one, two));
}

/** How alike neighbours are, 0 to 1: parts along an axis, each a list whose members have their counterparts across it. */
export function alikeness(parts: readonly (readonly Draft[])[], axis: Axis, scale: number): number {
  const across = axis === 'x' ? 'y' : 'x';
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= MAX_EDGE_OFF_PX * scale;
  const isAligned = ({ ink: a }: Draft, { ink: b }: Draft): boolean => {
    const [from, to] = [startOf(a, across), endOf(a, across)];
    const [otherFrom, otherTo] = [startOf(b, across), endOf(b, across)];
    return isNear(from, otherFrom) || isNear(to, otherTo) || isNear((from + to) / 2, (otherFrom + otherTo) / 2);
  };
  const shared = (one: readonly Draft[], two: readonly Draft[]): number => {
    const left = new Set(two);
    for (const unit of one)
      for (const other of left)
        if (isAlike(unit, other) && isAligned(unit, other)) {
          left.delete(other);
          break;
        }
    return two.length - left.size;
  };
  const lists = parts.slice(0, MAX_COMPARED).map((part) => part.slice(0, MAX_COMPARED));
  let sum = 0;
  lists.forEach((list, at) => {
    const before = lists[at - 1];
    if (before) sum += (2 * shared(before, list)) / (before.length + list.length);
  });
  return lists.length < 2 ? 0 : sum / (lists.length - 1);
}
