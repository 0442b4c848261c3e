import { area, type Box, bottom, right, surround } from '../../geometry.ts';
import { type RowColumns, readRowColumns } from '../../widths/even-columns.ts';
import type { WiderPage } from '../../widths/wider-page.ts';
import type { BoxPart, Layout, Part } from '../part.ts';
import { isOpen } from './place-column.ts';
import { hasLines, isWide } from './placed.ts';

/**
 * The parts of a page with what is one below the other here, and in even columns on the wider page, as lists that spread: they have
 * as many columns as there is room for, from what is measured here to what is measured there.
 */
export function spreadParts(part: BoxPart, wider: WiderPage, scale: number): BoxPart {
  const layout = inFlow(part.layout, part.box);
  const items = layout.items.map((item): Part => {
    const ids = idsOf(item);
    const grown = item.kind === 'box' ? spreadParts(item, wider, scale) : item;
    const most = layout.direction === 'column' ? mostOf(item, ids, wider, scale) : undefined;
    return { ...grown, isCentred: wider.isCentred(ids), most };
  });
  const grown = { ...layout, items } as Layout;
  if (grown.direction === 'grid') return { ...part, layout: { ...grown, wider: moreColumns(grown, wider, scale) } };
  return { ...part, layout: grown.direction === 'column' ? spreadColumn(grown, wider, scale) : grown };
}

/**
 * The columns of a grid that has more of them on the wider page: between both widths they grow as their number does, so each needs the
 * geometric mean of the room that it has here and there.
 */
const moreColumns = (
  { items, columns }: Extract<Layout, { direction: 'grid' }>,
  wider: WiderPage,
  scale: number,
): RowColumns | undefined => {
  const boxes = items.map((item) => wider.boxOf(idsOf(item)));
  const run = runFrom(
    items.map((part) => [{ part, around: [] }]),
    boxes,
    0,
  );
  const [first, second] = items;
  if (!first || !second || !run?.row.even || run.count < items.length || run.row.columns.length <= columns)
    return undefined;
  const gap = Math.max(0, second.box.x - right(first.box));
  // A box there may be no more than the words in it, so from column to column is what is known.
  const [here, there] = [first.box.width + gap, (run.row.columns[0]! + run.row.gap) * scale];
  const needed = Math.min(there, Math.sqrt(here * there)) - gap;
  return { ...run.row, columns: run.row.columns.map(() => needed), gap };
};

/** How wide something gets: as on the wider page, where its edges or those of what fills it are seen and it has its row for itself. */
const mostOf = (part: Part, ids: readonly string[], wider: WiderPage, scale: number): number | undefined => {
  const there =
    part.kind === 'text' || isSolid(part)
      ? wider.widthAlone(ids, part.kind === 'box' && part.paint !== undefined)
      : undefined;
  if (there === undefined || there >= MAX_CLAMPED_SHARE * wider.width) return undefined;
  return there * scale >= part.box.width - 1 ? there * scale : undefined;
};

/** What is wider there, as a share of the page, is as wide as the page lets it be. */
const MAX_CLAMPED_SHARE = 0.5;

/** Its edges are seen, or those of what fills it are. */
const isSolid = (part: Part): boolean => {
  if (part.kind !== 'box' || part.paint) return part.kind !== 'text';
  const { items, direction } = part.layout;
  return direction === 'column' && items.some((item) => isSolid(item) && item.box.width >= part.box.width - 2);
};

/** What lies over others and takes most of the width goes down with them as they grow, so it is one of them, drawn up over them. */
const inFlow = (layout: Layout, around: Box): Layout => {
  if (layout.direction !== 'column' || layout.items.length === 0) return layout;
  const moved = layout.floats.filter(
    (part) => part.kind === 'box' && part.layout.items.length > 0 && isWide(part, around),
  );
  if (moved.length === 0) return layout;
  const items = [...layout.items, ...moved].sort((a, b) => a.box.y - b.box.y || area(b.box) - area(a.box));
  return { ...layout, items, floats: layout.floats.filter((part) => !moved.includes(part)) };
};

const overlapDown = (one: Box, other: Box): boolean =>
  Math.min(bottom(one), bottom(other)) - Math.max(one.y, other.y) > 0.4 * Math.min(one.height, other.height);

const spreadColumn = (layout: Layout, wider: WiderPage, scale: number): Layout => {
  const held = layout.items.map((part) => ({ part, around: wider.boxesAround(idsOf(part)) }));
  const items = groupColumns(held, 0, wider, scale);
  const [only] = items;
  return items.length === 1 &&
    only?.kind === 'box' &&
    only.layout.direction === 'spread' &&
    layout.floats.length === 0 &&
    !layout.items.includes(only)
    ? only.layout
    : ({ ...layout, items } as Layout);
};

/** A part, and the boxes around what it shows on the wider page, from the page to the smallest. */
type Held = { part: Part; around: readonly { id: string; box: Box }[] };

/** Parts that are in one box there and side by side with those in the next become columns: from the outermost boxes to the innermost. */
const groupColumns = (held: readonly Held[], depth: number, wider: WiderPage, scale: number): Part[] => {
  const most = held.length > 1 ? mostOfRun(held, wider, scale) : undefined;
  if (most !== undefined) {
    const clamped = { ...wider, isCentred: () => false };
    return [{ ...toColumn(groupColumns(held, depth, clamped, scale), false), isCentred: true, most }];
  }
  const runs = runsAt(held, depth);
  if (runs.length === 1 && held.length > 1) return groupColumns(held, depth + 1, wider, scale);
  const boxes = runs.map((run) => run[0]!.around[depth]?.box ?? run[0]!.around.at(-1)?.box);
  const grouped = runs.map((run) => (run.length === 1 ? [run[0]!.part] : groupColumns(run, depth + 1, wider, scale)));
  const items: Part[] = [];
  let at = 0;
  while (at < runs.length) {
    const run = runFrom(runs, boxes, at);
    const members = grouped.slice(at, at + (run?.count ?? 1));
    const toMember = (parts: readonly Part[]): Part => toColumn(parts, run?.row.even !== undefined);
    items.push(...(run ? [toList(members.map(toMember), run.row, scale)] : members.flat()));
    at += members.length;
  }
  return items;
};

/** Lines are whole where the page is wider than it was: what is one line here is one in its column. */
const withLines = ({ columns, ...row }: RowColumns, items: readonly Part[]): RowColumns => {
  const lines = columns.map((_, at) =>
    Math.max(...items.filter((_item, place) => place % columns.length === at).map(lineWidthOf)),
  );
  const widest = Math.max(...lines);
  return { ...row, columns: columns.map((column, at) => Math.ceil(Math.max(column, row.even ? widest : lines[at]!))) };
};

const lineWidthOf = (part: Part): number => {
  if (part.kind === 'text') return part.text.lineCount === 1 ? part.box.width : 0;
  return part.kind === 'box' ? Math.max(0, ...part.layout.items.map(lineWidthOf)) : 0;
};

/** How wide neighbours get that are a column in the middle of the wider page, where some of them take all of it. */
const mostOfRun = (held: readonly Held[], wider: WiderPage, scale: number): number | undefined => {
  const ids = held.flatMap(({ part }) => idsOf(part));
  if (!held.some(({ part }) => isSolid(part) || hasLines(part)) || !wider.isCentred(ids)) return undefined;
  const there = wider.widthAlone(ids, false);
  if (there === undefined || there >= MAX_CLAMPED_SHARE * wider.width) return undefined;
  const most = surround(held.flatMap(({ around }) => around.slice(-1).map(({ box }) => box))).width * scale;
  return most >= surround(held.map(({ part }) => part.box)).width - 1 ? most : undefined;
};

/** Neighbours that one box of this depth holds. */
const runsAt = (held: readonly Held[], depth: number): Held[][] => {
  const runs: Held[][] = [];
  let before: string | undefined;
  for (const one of held) {
    const id = one.around[depth]?.id;
    if (id !== undefined && id === before) runs.at(-1)!.push(one);
    else runs.push([one]);
    before = id;
  }
  return runs;
};

const toColumn = (parts: readonly Part[], isEven: boolean): Part => {
  const [only] = parts;
  if (only && parts.length === 1 && (isEven || isOpen(only))) return only;
  return {
    kind: 'box',
    use: 'group',
    box: surround(parts.map(({ box }) => box)),
    layout: { direction: 'column', items: [...parts], floats: [] },
  };
};

/** How many items from one on are side by side on the wider page, and in which columns, in CSS pixels. */
type Run = { count: number; row: RowColumns };

const runFrom = (runs: readonly Held[][], boxes: readonly (Box | undefined)[], from: number): Run | undefined => {
  const first = boxes[from];
  if (!first) return undefined;
  let columns = 1;
  while (isNext(first, boxes[from + columns], boxes[from + columns - 1])) columns++;
  if (columns < 2) return undefined;
  const row = readRowColumns(
    boxes.slice(from, from + columns).map((box) => box!),
    1,
    areOneSet(runs[from]!, runs[from + 1]!),
  );
  let count = columns;
  // More rows of the same columns; the last may be shorter.
  for (let next = boxes[from + count]; next && row.even; next = boxes[from + count]) {
    const above = boxes[from + count - columns]!;
    if (!row.even.isInColumn(next, count % columns) || next.y < bottom(above) - 1) break;
    count++;
  }
  return { count, row: { ...row, hasMoreRows: count > columns } };
};

/** It is right of the one before, at the height of the first. */
const isNext = (first: Box, box: Box | undefined, before: Box | undefined): boolean =>
  box !== undefined && before !== undefined && box.x >= right(before) - 1 && overlapDown(first, box);

/** Two are always evenly spaced: they are columns of one list where they are members of a set. */
const areOneSet = ([one]: readonly Held[], [other]: readonly Held[]): boolean =>
  one?.part.repeat !== undefined && one.part.repeat === other?.part.repeat;

const toList = (items: Part[], row: RowColumns, scale: number): BoxPart => ({
  kind: 'box',
  // Members of a set are a list, as elsewhere.
  use: items.every(({ repeat }) => repeat !== undefined && repeat === items[0]!.repeat) ? 'list' : 'group',
  box: surround(items.map(({ box }) => box)),
  layout: {
    direction: 'spread',
    row: withLines({ ...row, columns: row.columns.map((column) => column * scale), gap: row.gap * scale }, items),
    items,
    floats: [],
  },
});

/** The nodes that a part shows. */
const idsOf = (part: Part): string[] => {
  if (part.kind === 'text') return [part.id];
  if (part.kind === 'picture') return [part.element.id, ...part.labels.flatMap(idsOf)];
  if (part.kind === 'control') return [part.element.id, ...part.texts.flatMap(idsOf)];
  return [...(part.id === undefined ? [] : [part.id]), ...[...part.layout.items, ...part.layout.floats].flatMap(idsOf)];
};
