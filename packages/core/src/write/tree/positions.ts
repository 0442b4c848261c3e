import { kindOf, type PageNode, siblingsOf } from '../page/page-node.ts';
import { isPhrase } from './phrase.ts';

/** What is at one place in several copies of a thing; a hole for each copy that has nothing there. One thing is its only copy. */
export type Copies = readonly (PageNode | undefined)[];

/** A place in what copies hold: one thing in each, or a list that may be longer in some. */
export type Position = { kind: 'one'; copies: Copies } | { kind: 'list'; lists: readonly (readonly PageNode[])[] };

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

/** The places of one thing: sets of what is more than a phrase are lists. */
const placesOfOne = (node: PageNode): Position[] => {
  const places: Position[] = [];
  let run: PageNode[] = [];
  for (const child of node.children) {
    const isMember = child.repeat !== undefined && !isPhrase(child);
    if (isMember && run[0]?.repeat === child.repeat) run.push(child);
    else if (isMember) {
      run = [child];
      places.push({ kind: 'list', lists: [run] });
    } else {
      run = [];
      places.push({ kind: 'one', copies: [child] });
    }
  }
  return places;
};

/** Grouping tells little in a row: copies whose parts are the same in any groups are taken without these. */
const childrenOf = (copies: Copies): (readonly PageNode[])[] => {
  const whole = copies.map((copy) => copy?.children ?? []);
  const known = copies.filter((copy) => copy !== undefined);
  const keysOf = (children: readonly PageNode[]): string =>
    entriesOf(children)
      .map(({ key }) => key)
      .join();
  const isOne = (lists: readonly (readonly PageNode[])[]): boolean =>
    new Set(lists.filter((_, index) => copies[index]).map(keysOf)).size <= 1;
  if (isOne(whole) || known.some(({ flow }) => flow?.direction !== 'row')) return whole;
  const flat = whole.map((children) => siblingsOf(children).toSorted((a, b) => a.box.x - b.box.x));
  return isOne(flat) ? flat : whole;
};

/** The places in copies, those of the richest copy first and then what only others have. */
export const placesOf = (copies: Copies): Position[] => {
  const [only] = copies;
  if (copies.length === 1) return only ? placesOfOne(only) : [];
  const entries = childrenOf(copies).map((children) => new Map(entriesOf(children).map((entry) => [entry.key, entry])));
  const byWealth = entries.toSorted((a, b) => b.size - a.size);
  const keys = [...new Set(byWealth.flatMap((entry) => [...entry.keys()]))];
  return keys.map((key): Position => {
    const at = entries.map((entry) => entry.get(key));
    return at.some((entry) => entry?.isList)
      ? { kind: 'list', lists: at.map((entry) => entry?.nodes ?? []) }
      : { kind: 'one', copies: at.map((entry) => entry?.nodes[0]) };
  });
};
