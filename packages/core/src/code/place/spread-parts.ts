import { area, type Box, bottom, right } from '../../geometry.ts';
import { evenWidth, readColumns } from '../../widths/even-columns.ts';
import type { WiderPage } from '../../widths/wider-page.ts';
import type { BoxPart, Layout, Part } from '../part.ts';
import { isWide } from './placed.ts';

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
  return { ...part, layout: grown.direction === 'column' ? spreadColumn(grown, wider, scale) : grown };
}

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
  const items: Part[] = [];
  const boxes = layout.items.map((item) => wider.boxOf(idsOf(item)));
  let at = 0;
  while (at < layout.items.length) {
    const run = runFrom(layout.items, boxes, at);
    const members = layout.items.slice(at, at + Math.max(1, run?.count ?? 1));
    items.push(...(run ? [toList(members, run, scale)] : members));
    at += members.length;
  }
  return items.length === 1 &&
    items[0]!.kind === 'box' &&
    items[0]!.layout.direction === 'spread' &&
    layout.floats.length === 0
    ? items[0]!.layout
    : ({ ...layout, items } as Layout);
};

/** How many items from one on are in even columns on the wider page, in how many of them, and how wide one is, in CSS pixels. */
type Run = { count: number; columns: number; column: number; gap: number };

const runFrom = (items: readonly Part[], boxes: readonly (Box | undefined)[], from: number): Run | undefined => {
  const first = boxes[from];
  if (!first) return undefined;
  let columns = 1;
  while (isNext(first, boxes[from + columns], boxes[from + columns - 1])) columns++;
  if (columns < 2) return undefined;
  const row = boxes.slice(from, from + columns).map((box) => box!);
  const even = readColumns(row);
  if (!even || (columns === 2 && !areAlike(items[from]!, items[from + 1]!, row))) return undefined;
  let count = columns;
  // More rows of the same columns; the last may be shorter.
  for (let next = boxes[from + count]; next; next = boxes[from + count]) {
    const above = boxes[from + count - columns]!;
    if (!even.isInColumn(next, count % columns) || next.y < bottom(above) - 1) break;
    count++;
  }
  return { count, columns, column: even.column, gap: even.gap };
};

/** It is right of the one before, at the height of the first. */
const isNext = (first: Box, box: Box | undefined, before: Box | undefined): boolean =>
  box !== undefined && before !== undefined && box.x >= right(before) - 1 && overlapDown(first, box);

/** Two are always evenly spaced: they are columns of one list where they are members of a set, or boxes of one width. */
const areAlike = (one: Part, other: Part, row: readonly Box[]): boolean =>
  (one.repeat !== undefined && one.repeat === other.repeat) ||
  (one.kind === 'box' && other.kind === 'box' && evenWidth(row) !== undefined);

const toList = (items: Part[], { columns, column, gap }: Run, scale: number): BoxPart => {
  const x = Math.min(...items.map(({ box }) => box.x));
  const end = Math.max(...items.map(({ box }) => right(box)));
  const [first, last] = [items[0]!.box, items.at(-1)!.box];
  return {
    kind: 'box',
    // Members of a set are a list, as elsewhere.
    use: items.every(({ repeat }) => repeat !== undefined && repeat === items[0]!.repeat) ? 'list' : 'group',
    box: { x, y: first.y, width: end - x, height: bottom(last) - first.y },
    layout: {
      direction: 'spread',
      columns,
      column: column * scale,
      gap: gap * scale,
      items,
      floats: [],
    },
  };
};

/** The nodes that a part shows. */
const idsOf = (part: Part): string[] => {
  if (part.kind === 'text') return [part.id];
  if (part.kind === 'picture') return [part.element.id, ...part.labels.flatMap(idsOf)];
  if (part.kind === 'control') return [part.element.id, ...part.texts.flatMap(idsOf)];
  return [...(part.id === undefined ? [] : [part.id]), ...[...part.layout.items, ...part.layout.floats].flatMap(idsOf)];
};
