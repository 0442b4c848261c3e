import { type Box, bottom, right, surround } from '../geometry.ts';
import type { Measurement } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { treeOf } from '../tree/tree-of.ts';
import { agreeTexts } from './agree-texts.ts';
import { type ColumnStep, readRowColumns, stepsOf } from './even-columns.ts';
import { type Leaf, listLeaves } from './list-leaves.ts';
import { matchLeaves, plainText } from './match-leaves.ts';

/** What a narrower width changes on a page; lengths in pixels of the measurements. */
export type WidthChanges = {
  /** Items that are side by side at one width and otherwise at the other. */
  groups: GroupChange[];
  /** Sizes of text, with what is set in them. */
  fontSizes: { from: number; to: number; texts: string[] }[];
  /** Leaves that only one of the widths has, in reading order. */
  hidden: Leaf[];
  shown: Leaf[];
  /** From the edges of the page to the content. */
  margin?: { from: number; to: number } | undefined;
};
export type GroupChange = {
  type: string;
  items: number;
  /** The first text in it, which names it. */
  text?: string | undefined;
  columns: { from: number; to: number };
  /** Of columns that are one below the other: how many are side by side again where the row has so much room, in pixels. */
  steps: readonly ColumnStep[];
  /** The items come in another order: the place that each had. */
  order?: number[] | undefined;
};

/** Readings of one size differ by less than this share. */
const MAX_SIZE_OFF_SHARE = 0.06;
/** Rows and columns may overlap by this share of the smaller of two items: line boxes do. */
const MAX_OVERLAP_SHARE = 0.4;

/** Finds what changes from a page to the same page at a narrower width. */
export function findWidthChanges(...pages: [wide: Measurement, narrow: Measurement]): WidthChanges {
  const [wide, narrow] = agreeTexts(pages) as typeof pages;
  const [leaves, others] = [listLeaves(wide), listLeaves(narrow)];
  const pairs = matchLeaves(leaves, others);
  const partners = new Set(pairs.values());
  const boxes = boxesById(narrow);
  const [isInWide, isInNarrow] = [createWordSearch(leaves), createWordSearch(others)];
  const placeOf = (id: string): Box | undefined => boxes.get(pairs.get(id) ?? '');
  return {
    groups: findGroups(treeOf(wide).root, placeOf),
    fontSizes: findFontSizes(wide, narrow, pairs),
    hidden: leaves.filter((leaf) => !pairs.has(leaf.id) && !isInNarrow(leaf)),
    shown: others.filter((leaf) => !partners.has(leaf.id) && !isInWide(leaf)),
    margin: marginOf(leaves, others, wide, narrow),
  };
}

/** Tells whether a page has the words of a leaf of the other one, cut into texts in another way. */
const createWordSearch = (leaves: readonly Leaf[]): ((leaf: Leaf) => boolean) => {
  const texts = leaves.map(({ text = '' }) => plainText(text)).filter(Boolean);
  const all = ` ${texts.join(' ')} `;
  return ({ text = '' }) => {
    const words = plainText(text);
    return words.includes(' ') && all.includes(` ${words} `);
  };
};

const boxesById = (measurement: Measurement): ReadonlyMap<string, Box> => {
  const boxes = new Map<string, Box>();
  const visit = ({ id, box, children }: TreeNode): void => {
    boxes.set(id, box);
    children.forEach(visit);
  };
  visit(treeOf(measurement).root);
  return boxes;
};

/** What is side by side at the wide width, and where its items are at the narrow one: the outermost first, each reported once. */
const findGroups = (root: TreeNode, placeOf: (id: string) => Box | undefined): GroupChange[] => {
  const changes: GroupChange[] = [];
  const placed = (node: TreeNode): Box[] => {
    const own = node.children.length === 0 || node.kind === 'text' ? placeOf(node.id) : undefined;
    return [...(own ? [own] : []), ...node.children.flatMap(placed)];
  };
  const visit = (node: TreeNode): void => {
    const change = changeOf(node, placed);
    if (change) changes.push(change);
    node.children.forEach(visit);
  };
  visit(root);
  return changes;
};

const changeOf = (node: TreeNode, placed: (node: TreeNode) => Box[]): GroupChange | undefined => {
  if (!node.flow || node.flow.direction === 'column' || node.type === 'table') return undefined;
  const items = node.children
    .map((child) => ({ child, boxes: placed(child) }))
    .filter(({ boxes }) => boxes.length > 0)
    .map(({ child, boxes }) => ({ child, box: surround(boxes) }));
  if (items.length < 2) return undefined;
  const rows = toRows(items.map(({ box }) => box));
  const columns = {
    from: node.flow.direction === 'grid' ? (node.flow.columns ?? 2) : items.length,
    to: Math.max(...rows.map((row) => row.length)),
  };
  const order = rows.flat();
  // Items of one row are too near to each other for their order to be certain.
  const isMoved = columns.to === 1 && order.some((item, at) => item !== at);
  if (columns.from === columns.to && !isMoved) return undefined;
  return {
    type: node.type,
    items: items.length,
    text: firstText(node),
    columns,
    steps:
      columns.to === 1 && !isMoved
        ? stepsBetween(
            items.map(({ child }) => child.box),
            surround(items.map(({ box }) => box)),
          )
        : [],
    order: isMoved ? order : undefined,
  };
};

/** From one column to those of the first row. */
const stepsBetween = (boxes: readonly Box[], narrow: Box): ColumnStep[] => {
  const [first = []] = toRows(boxes);
  const row = first.map((at) => boxes[at]!);
  return row.length < 2 ? [] : stepsOf(readRowColumns(row, 1), narrow.width, 1);
};

/** Which boxes are side by side, row by row from the top, each from left to right, by their index. */
const toRows = (boxes: readonly Box[]): number[][] => {
  const byTop = boxes.map((box, at) => ({ box, at })).sort((a, b) => a.box.y - b.box.y);
  const rows: { items: { box: Box; at: number }[]; end: number }[] = [];
  for (const item of byTop) {
    const row = rows.at(-1);
    const overlap = row ? row.end - item.box.y : 0;
    if (row && overlap > MAX_OVERLAP_SHARE * item.box.height) {
      row.items.push(item);
      row.end = Math.max(row.end, bottom(item.box));
    } else rows.push({ items: [item], end: bottom(item.box) });
  }
  return rows.map(({ items }) => items.sort((a, b) => a.box.x - b.box.x).map(({ at }) => at));
};

const firstText = (node: TreeNode): string | undefined => {
  if (node.kind === 'text') return node.text;
  for (const child of node.children) {
    const text = firstText(child);
    if (text !== undefined) return text;
  }
  return undefined;
};

const findFontSizes = (
  wide: Measurement,
  narrow: Measurement,
  pairs: ReadonlyMap<string, string>,
): WidthChanges['fontSizes'] => {
  const [sizes, others] = [textsById(wide), textsById(narrow)];
  const found = new Map<string, WidthChanges['fontSizes'][number]>();
  for (const [id, { text, fontSize: from }] of sizes) {
    const to = others.get(pairs.get(id) ?? '')?.fontSize;
    if (to === undefined || Math.abs(from - to) <= MAX_SIZE_OFF_SHARE * Math.max(from, to)) continue;
    const key = `${Math.round(from)} ${Math.round(to)}`;
    const known = found.get(key) ?? { from, to, texts: [] };
    known.texts.push(text);
    found.set(key, known);
  }
  return [...found.values()].sort((a, b) => b.from - a.from);
};

const textsById = (measurement: Measurement): ReadonlyMap<string, { text: string; fontSize: number }> => {
  const texts = new Map<string, { text: string; fontSize: number }>();
  const visit = ({ id, kind, text, lines, children }: TreeNode): void => {
    const line = measurement.texts[lines?.[0] ?? -1];
    if (kind === 'text' && line) texts.set(id, { text: text ?? '', fontSize: line.fontSize });
    children.forEach(visit);
  };
  visit(treeOf(measurement).root);
  return texts;
};

/** The least room that words leave at either side, of each page. */
const marginOf = (
  leaves: readonly Leaf[],
  others: readonly Leaf[],
  wide: Measurement,
  narrow: Measurement,
): WidthChanges['margin'] => {
  const roomOf = (list: readonly Leaf[], measurement: Measurement): number | undefined => {
    const boxes = boxesById(measurement);
    const texts = list.flatMap(({ id, text }) => (text === undefined ? [] : (boxes.get(id) ?? [])));
    if (texts.length === 0) return undefined;
    const all = surround(texts);
    return Math.round(Math.min(all.x, measurement.image.width - right(all)));
  };
  const [from, to] = [roomOf(leaves, wide), roomOf(others, narrow)];
  return from === undefined || to === undefined || from === to || from < 0 || to < 0 ? undefined : { from, to };
};
