import { area, bottom, intersect, meets, right, surround } from '../../geometry.ts';
import { type Axis, endOf, startOf } from '../../tree/draft.ts';
import type { BoxPart, Layout, Part } from '../part.ts';

/** Share of the smaller of two neighbours that may lie beside the other along an axis: line boxes and overhanging cards do. */
const MAX_BESIDE = 0.4;
/** Share of a part that lies on another where that is its ground. */
const MIN_ON_GROUND = 0.85;
/** Columns of a grid have the same left edge and width, give or take this many pixels. */
const MAX_COLUMN_OFF_PX = 1.5;
/** Narrower ones, in pixels, are no columns that drop one by one: icons, chips. */
const MIN_COLUMN_PX = 120;

/** More parts that lie over each other than this are a picture that was taken apart: each of them that leaves costs all pairs. */
const MAX_TANGLED = 60;

/** How parts are placed so that each comes to its own box: in a line, in lines of lines, on a ground, and only else over each other. */
export function arrangeParts(parts: readonly Part[]): Layout {
  const line = inLine(parts);
  if (line) return toGrid(line) ?? line;
  const ground = findGround(parts);
  const on = ground ? parts.filter((part) => part !== ground && liesOn(part, ground)) : [];
  const rest = parts.filter((part) => part !== ground && !on.includes(part));
  if (ground && (rest.length === 0 || parts.length <= MAX_TANGLED)) {
    const over = { ...toGroup(on), box: ground.box };
    if (rest.length === 0) return { direction: 'stack', items: [ground, over], floats: [] };
    const stack: BoxPart = {
      ...toGroup([]),
      box: ground.box,
      layout: { direction: 'stack', items: [ground, over], floats: [] },
    };
    return arrangeParts([stack, ...rest]);
  }
  for (const axis of ['y', 'x'] as const) {
    const runs = runsAlong(parts, axis);
    if (runs.length < 2) continue;
    const items = runs.map((run) => (run.length === 1 ? run[0]! : toGroup(run)));
    const layout: Layout = { direction: axis === 'y' ? 'column' : 'row', items, floats: [] };
    return toGrid(layout) ?? layout;
  }
  return floatSmallest(parts);
}

/** A box that paints nothing, around parts. */
export const toGroup = (parts: readonly Part[]): BoxPart => ({
  kind: 'box',
  use: 'group',
  box: surround(parts.map(({ box }) => box)),
  layout: parts.length > 0 ? arrangeParts(parts) : { direction: 'column', items: [], floats: [] },
});

/** Parts one after the other, down or across, where they are. Those that are clear of each other both ways stand in a row. */
const inLine = (parts: readonly Part[]): Layout | undefined => {
  if (parts.length < 2) return { direction: 'column', items: [...parts], floats: [] };
  const [down, across] = [sequence(parts, 'y'), sequence(parts, 'x')];
  if (across && (!down || areBeside(across))) return { direction: 'row', items: across, floats: [] };
  return down && { direction: 'column', items: down, floats: [] };
};

const sequence = (parts: readonly Part[], axis: Axis): Part[] | undefined => {
  const sorted = parts.toSorted((a, b) => middleOf(a, axis) - middleOf(b, axis));
  let end = -Infinity;
  for (const [at, { box }] of sorted.entries()) {
    const before = sorted[at - 1];
    const size = endOf(box, axis) - startOf(box, axis);
    const sizeBefore = before ? endOf(before.box, axis) - startOf(before.box, axis) : 0;
    if (before && end - startOf(box, axis) > MAX_BESIDE * Math.min(size, sizeBefore)) return undefined;
    end = Math.max(end, endOf(box, axis));
  }
  return sorted;
};

const middleOf = ({ box }: Part, axis: Axis): number => (startOf(box, axis) + endOf(box, axis)) / 2;

const areBeside = (row: readonly Part[]): boolean =>
  row.every(({ box }, at) => {
    const before = row[at - 1]?.box;
    return !before || (before.y < bottom(box) && box.y < bottom(before));
  });

const liesOn = ({ box }: Part, ground: Part): boolean =>
  area(intersect(box, ground.box)) >= MIN_ON_GROUND * area(box) && area(box) < area(ground.box);

/** The largest that others lie on. Only what begins beside it is asked: of thousands of parts all pairs are too many. */
const findGround = (parts: readonly Part[]): Part | undefined => {
  const byTop = parts.toSorted((a, b) => a.box.y - b.box.y);
  const tallest = parts.reduce((most, { box }) => Math.max(most, box.height), 0);
  return parts
    .filter(canBeGround)
    .toSorted((a, b) => area(b.box) - area(a.box))
    .find((ground) => {
      for (let at = firstFrom(byTop, ground.box.y - tallest); at < byTop.length; at++) {
        const part = byTop[at]!;
        if (part.box.y >= bottom(ground.box)) return false;
        if (part !== ground && liesOn(part, ground)) return true;
      }
      return false;
    });
};

/** The first of parts, sorted by their top, that begins at this height or below. */
const firstFrom = (parts: readonly Part[], y: number): number => {
  let [from, to] = [0, parts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (parts[middle]!.box.y < y) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** What holds others of its own would cover them. */
const canBeGround = (part: Part): boolean =>
  part.kind === 'picture' || (part.kind === 'box' && part.paint !== undefined && part.layout.items.length === 0);

/** Parts that overlap along an axis are one run. */
const runsAlong = (parts: readonly Part[], axis: Axis): Part[][] => {
  const runs: { items: Part[]; end: number; size: number }[] = [];
  for (const part of parts.toSorted((a, b) => startOf(a.box, axis) - startOf(b.box, axis))) {
    const [start, end] = [startOf(part.box, axis), endOf(part.box, axis)];
    const run = runs.at(-1);
    if (run && run.end - start > MAX_BESIDE * Math.min(run.size, end - start)) {
      run.items.push(part);
      run.end = Math.max(run.end, end);
      run.size = Math.max(run.size, end - start);
    } else runs.push({ items: [part], end, size: end - start });
  }
  return runs.map(({ items }) => items);
};

/** Where nothing parts them, the smallest that lies over another leaves the flow; of very many all but the largest do. */
const floatSmallest = (parts: readonly Part[]): Layout => {
  const bySize = parts.toSorted((a, b) => area(a.box) - area(b.box));
  if (parts.length > MAX_TANGLED) {
    const floats = bySize.slice(0, -1);
    return { direction: 'column', items: bySize.slice(-1), floats: parts.filter((part) => floats.includes(part)) };
  }
  const isOver = (part: Part): boolean => parts.some((other) => other !== part && meets(other.box, part.box));
  const smallest = bySize.find(isOver) ?? bySize[0];
  const layout = arrangeParts(parts.filter((part) => part !== smallest));
  return { ...layout, floats: smallest ? [...layout.floats, smallest] : layout.floats };
};

/** A row of boxes of one width, or rows of such. */
const toGrid = (layout: Layout): Layout | undefined => {
  const rows = (layout.direction === 'row' ? [layout.items] : layout.items.map(rowOf)).map(toColumns);
  const [first = []] = rows;
  const isEven = rows.every(
    (row, at) => row.length === first.length || (at === rows.length - 1 && row.length < first.length),
  );
  if (first.length < 2 || !isEven || layout.floats.length > 0) return undefined;
  const step = (right(first.at(-1)!.box) - first[0]!.box.x + gapOf(first)) / first.length;
  const isColumn = ({ box, kind }: Part, at: number): boolean =>
    kind !== 'text' &&
    box.width >= MIN_COLUMN_PX &&
    Math.abs(box.width - first[0]!.box.width) <= MAX_COLUMN_OFF_PX &&
    Math.abs(box.x - first[0]!.box.x - at * step) <= MAX_COLUMN_OFF_PX;
  if (!rows.every((row) => row.every(isColumn) && haveOneTop(row))) return undefined;
  return { direction: 'grid', columns: first.length, items: rows.flat(), floats: [] };
};

/** Columns that nothing is painted behind are as wide as their longest line, so those of one set that begin at even steps are as wide as the widest. */
const toColumns = (row: readonly Part[]): readonly Part[] => {
  const [first] = row;
  const isSet = first?.repeat !== undefined && row.every((part) => part.repeat === first.repeat && isUnpainted(part));
  if (!isSet || row.length < MIN_EVEN_COLUMNS) return row;
  const widest = Math.max(...row.map(({ box }) => box.width));
  const room = Math.max(...row.map(({ box }) => right(box))) - row.at(-1)!.box.x;
  const [pictured = widest, ...others] = row.flatMap(pictureWidthOf);
  // Where a picture heads each of them, words that are read a little too long reach over its side.
  const areHeaded = others.length === row.length - 1 && others.every((width) => isNear(width, pictured));
  const width = areHeaded && widest - pictured <= MAX_WORDS_OVER_PX ? pictured : Math.min(widest, room);
  const isCut = !areHeaded && widest - width > MAX_COLUMN_OFF_PX;
  return isCut ? row : row.map((part) => ({ ...part, box: { ...part.box, width } }));
};

/** Words end this many pixels beside where they end, at most. */
const MAX_WORDS_OVER_PX = 12;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= MAX_COLUMN_OFF_PX;

const pictureWidthOf = (part: Part): number[] => {
  const head = part.kind === 'box' ? part.layout.items[0] : undefined;
  return head?.kind === 'picture' && isNear(head.box.x, part.box.x) ? [head.box.width] : [];
};

/** Two always begin at an even step. */
const MIN_EVEN_COLUMNS = 3;

const isUnpainted = (part: Part): boolean =>
  part.kind === 'box' && !part.paint && !part.line && part.layout.direction === 'column';

const gapOf = ([first, second]: readonly Part[]): number => (second ? second.box.x - right(first!.box) : 0);

const haveOneTop = (row: readonly Part[]): boolean =>
  row.every(({ box }) => Math.abs(box.y - row[0]!.box.y) <= MAX_COLUMN_OFF_PX);

const rowOf = (part: Part): Part[] =>
  part.kind === 'box' && part.paint === undefined && part.use === 'group' && part.layout.direction === 'row'
    ? part.layout.items
    : part.kind === 'box' &&
        part.use === 'group' &&
        part.layout.direction === 'grid' &&
        part.layout.items.length === part.layout.columns
      ? part.layout.items
      : [part];
