import { centreY, right } from '../../geometry.ts';
import { median } from '../../statistics.ts';
import { kindOf, type PageNode } from '../page/page-node.ts';
import { isPhrase } from './phrase.ts';

/** What is at one place in several copies of a thing; a hole for each copy that has nothing there. One thing is its only copy. */
export type Copies = readonly (PageNode | undefined)[];

/** A place in what copies hold: one thing in each, or a list that may be longer in some. */
export type Position =
  /** `isBelow`: in one column with the place before it, and under that. */
  | { kind: 'one'; copies: Copies; isBelow?: boolean }
  /** Rows of a table are one list, of whatever sets they are members. */
  | { kind: 'list'; lists: readonly (readonly PageNode[])[]; isRows: boolean };

const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'link', 'h1', 'h2', 'h3', 'h4']);

type Entry = { key: string; nodes: PageNode[]; isList: boolean };

/** Children under keys that count each kind on its own, so that one more icon does not move every text. */
const entriesOf = (children: readonly PageNode[]): Entry[] => {
  const members = Map.groupBy(children, ({ repeat }) => repeat);
  const counts = new Map<string, number>();
  const keyOf = (kind: string): string => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return `${kind}-${counts.get(kind)}`;
  };
  const done = new Set<PageNode>();
  return children.flatMap((child): Entry[] => {
    if (done.has(child)) return [];
    const set = child.repeat === undefined ? [] : (members.get(child.repeat) ?? []);
    const kind = kindOf(child);
    if (set.length > 1) {
      for (const member of set) done.add(member);
      return [{ key: keyOf(`list ${kind}`), nodes: set, isList: true }];
    }
    return [{ key: keyOf(TEXT_KINDS.has(kind) ? 'text' : kind), nodes: [child], isList: false }];
  });
};

/** Fewer rows are no table. */
const MIN_ROWS = 3;
/** A row of a table is this many times as wide as high. */
const MIN_ROW_RATIO = 6;

/** True for what is set like a row of a table: its parts are told apart by the columns that they are in. */
export const isTableRow = (node: PageNode): boolean =>
  !isPhrase(node) &&
  node.flow?.direction === 'row' &&
  node.box.width >= MIN_ROW_RATIO * node.box.height &&
  !node.children.some(holdsRows);

/** Rows under each other in one part of a row are no cell: which of their parts is beside which would be lost. */
const holdsRows = (node: PageNode): boolean =>
  node.flow?.direction === 'row'
    ? node.children.some(holdsRows)
    : node.children.length > 1 && node.children.some((child) => !isPhrase(child) && child.children.length > 1);

/** Rows of a table are about as high as most of them; a bar above them is higher. */
const MAX_ROW_HEIGHT = 1.6;

const rowsAmong = (children: readonly PageNode[]): PageNode[] => {
  const rows = children.filter(isTableRow);
  const usual = median(rows.map(({ box }) => box.height));
  return rows.filter(({ box }) => box.height <= MAX_ROW_HEIGHT * usual);
};

/** The places of one thing: sets of what is more than a phrase are lists, and so are the rows of a table. */
const placesOfOne = (node: PageNode): Position[] => {
  const rows = kindOf(node) === 'table' ? new Set(rowsAmong(node.children)) : new Set();
  const setOf = (child: PageNode): string | undefined => {
    if (rows.size >= MIN_ROWS && rows.has(child)) return 'rows';
    return isPhrase(child) ? undefined : child.repeat;
  };
  const places: Position[] = [];
  let run: { set: string; nodes: PageNode[] } | undefined;
  for (const child of node.children) {
    const set = setOf(child);
    if (set !== undefined && run?.set === set) run.nodes.push(child);
    else if (set !== undefined) {
      run = { set, nodes: [child] };
      places.push({ kind: 'list', lists: [run.nodes], isRows: set === 'rows' });
    } else {
      run = undefined;
      places.push({ kind: 'one', copies: [child] });
    }
  }
  return places;
};

/** All that is said in a phrase, in whatever groups and boxes it is, and the lines between. */
const phrasesIn = (node: PageNode): PageNode[] => [
  ...node.children.flatMap((child) => (isPhrase(child) ? [child] : phrasesIn(child))),
  ...(node.lines?.nodes ?? []),
];

type Range = { from: number; to: number };

/** Ranges of x that nothing crosses the border of. */
const joinRanges = (parts: readonly Range[]): Range[] => {
  const ranges: Range[] = [];
  for (const { from, to } of parts.toSorted((a, b) => a.from - b.from)) {
    const last = ranges.at(-1);
    if (last && from < last.to) last.to = Math.max(last.to, to);
    else ranges.push({ from, to });
  }
  return ranges;
};

/** The parts of rows under keys of their columns, from left to right. */
const entriesOfRows = (copies: Copies): Entry[][] => {
  const rangeOf = (part: PageNode, home: PageNode): Range => ({
    from: part.box.x - home.box.x,
    to: right(part.box) - home.box.x,
  });
  const parts = copies.map((copy) => (copy ? phrasesIn(copy) : []));
  const ranges = joinRanges(
    copies.flatMap((copy, index) => (copy ? (parts[index] ?? []).map((part) => rangeOf(part, copy)) : [])),
  );
  return copies.map((copy, index): Entry[] => {
    if (!copy) return [];
    const counts = new Map<string, number>();
    return (parts[index] ?? []).map((part): Entry => {
      const { from, to } = rangeOf(part, copy);
      const column = ranges.findIndex((range) => range.to >= to && range.from <= from);
      const kind = kindOf(part);
      const way = `${String(column).padStart(4, '0')} ${TEXT_KINDS.has(kind) ? 'text' : kind}`;
      counts.set(way, (counts.get(way) ?? 0) + 1);
      return { key: `${way}-${counts.get(way)}`, nodes: [part], isList: false };
    });
  });
};

const isTable = (copies: Copies): boolean => {
  const known = copies.filter((copy) => copy !== undefined);
  return known.length > 1 && known.every(isTableRow);
};

/** True for rows whose parts are taken out of the boxes in them: how a row places these says nothing of its parts. */
export const areTakenApart = (copies: Copies): boolean =>
  isTable(copies) && copies.some((copy) => copy?.children.some((child) => !isPhrase(child)));

/** The places in copies, those of the richest copy first and then what only others have. */
export const placesOf = (copies: Copies): Position[] => {
  const [only] = copies;
  if (copies.length === 1) return only ? placesOfOne(only) : [];
  const isRows = isTable(copies);
  const lists = isRows ? entriesOfRows(copies) : copies.map((copy) => entriesOf(copy?.children ?? []));
  const entries = lists.map((list) => new Map(list.map((entry) => [entry.key, entry])));
  const byWealth = entries.toSorted((a, b) => b.size - a.size);
  const keys = [...new Set(byWealth.flatMap((entry) => [...entry.keys()]))];
  // Columns have their order whatever row has most of them, and so has what is in one of them.
  if (isRows) {
    const startOf = (key: string): number =>
      median(entries.flatMap((entry, at) => startsIn(entry.get(key), copies[at])));
    const starts = new Map(keys.map((key) => [key, startOf(key)]));
    const isBeside = (a: string, b: string): boolean => entries.every((entry) => areBeside(entry.get(a), entry.get(b)));
    keys.sort(
      (a, b) => Number(a.slice(0, 4)) - Number(b.slice(0, 4)) || (isBeside(a, b) ? starts.get(a)! - starts.get(b)! : 0),
    );
  }
  const places = keys.map((key): Position => {
    const at = entries.map((entry) => entry.get(key));
    return at.some((entry) => entry?.isList)
      ? { kind: 'list', lists: at.map((entry) => entry?.nodes ?? []), isRows: false }
      : { kind: 'one', copies: at.map((entry) => entry?.nodes[0]) };
  });
  return isRows ? places.map((place, index) => stackOn(place, places[index - 1])) : places;
};

/** Where what is at a place begins in its row. */
const startsIn = (entry: Entry | undefined, home: PageNode | undefined): number[] =>
  entry && home ? entry.nodes.map(({ box }) => box.x - home.box.x) : [];

/** In a row that has both, neither is above the other. */
const areBeside = (one: Entry | undefined, other: Entry | undefined): boolean => {
  const [a, b] = [one?.nodes[0]?.box, other?.nodes[0]?.box];
  return !a || !b || a.x >= right(b) || b.x >= right(a);
};

/** Says of a place of rows whether it is under the one before. */
const stackOn = (place: Position, before: Position | undefined): Position => {
  if (place.kind !== 'one' || before?.kind !== 'one') return place;
  const pairs = place.copies.flatMap((copy, index) => {
    const above = before.copies[index];
    return copy && above ? [{ above: above.box, below: copy.box }] : [];
  });
  const isStacked = pairs.every(
    ({ above, below }) => below.y >= centreY(above) && below.x < right(above) && above.x < right(below),
  );
  return pairs.length > 0 && isStacked ? { ...place, isBelow: true } : place;
};
