import { mergeWords } from './merge-words.ts';
import { firstOf, isView, isWords, type WidthContent, type WidthView } from './width-view.ts';

/**
 * Two pages as one: every element of either is in it once, in a parent of its own page, and what both have is one element. So at each
 * width the page holds what was measured there and nothing else, whatever the others need.
 */
export function mergePages(page: WidthView, other: WidthView): WidthView {
  return {
    ...page,
    at: joinWidths(page, other),
    keys: joinKeys([page, other]),
    children: mergeLists(boxesOf(page), boxesOf(other)),
  };
}

const joinWidths = (a: WidthView, b: WidthView): WidthView['at'] => a.at.map((view, width) => view ?? b.at[width]);

const joinKeys = (views: readonly WidthView[]): Set<string> => new Set(views.flatMap(({ keys }) => [...keys]));

const boxesOf = ({ children }: WidthView): WidthView[] => children.filter(isView);

/** Elements beside each other at one width, with those that are beside each other at another. */
const mergeLists = (some: readonly WidthView[], others: readonly WidthView[]): WidthView[] => {
  const holders = new Map(some.flatMap(({ keys }, a) => [...keys].map((key) => [key, a] as const)));
  const links = keepStars(linksBetween(holders, others));
  const linksOf = Map.groupBy(links, ({ a }) => a);
  const linksOfOther = Map.groupBy(links, ({ b }) => b);
  const kept = others.map((other, b) => {
    const linked = new Set(linksOfOther.get(b)?.map(({ a }) => a));
    const isForeign = (key: string): boolean => holders.has(key) && !linked.has(holders.get(key)!);
    return partFrom(other, isForeign);
  });
  const done = new Map<WidthView, WidthView[]>();
  for (const [at, one] of some.entries()) {
    const partners = linksOf.get(at)?.map(({ b }) => b) ?? [];
    if (partners.length !== 1) {
      done.set(
        one,
        partners.length === 0
          ? [one]
          : [
              wrap(
                one,
                partners.map((b) => kept[b]!),
              ),
            ],
      );
      for (const b of partners) done.set(kept[b]!, []);
      continue;
    }
    const other = kept[partners[0]!]!;
    const siblings = linksOfOther.get(partners[0]!)!.map(({ a }) => a);
    if (siblings.length === 1) done.set(one, mergePair(one, other));
    // The first of those that another width has in one box stands for all of them.
    else if (Math.min(...siblings) === at)
      done.set(one, [
        wrapOther(
          other,
          some.filter((_, a) => siblings.includes(a)),
        ),
      ]);
    else done.set(one, []);
    done.set(other, []);
  }
  return inOrder(some, kept, linksOfOther, done);
};

type Link = { a: number; b: number; shared: number };

/** Which of some and of others hold the same units, and how many. */
const linksBetween = (holders: ReadonlyMap<string, number>, others: readonly WidthView[]): Link[] =>
  others.flatMap(({ keys }, b) => {
    const shared = new Map<number, number>();
    for (const key of keys) {
      const a = holders.get(key);
      if (a !== undefined) shared.set(a, (shared.get(a) ?? 0) + 1);
    }
    return [...shared].map(([a, count]) => ({ a, b, shared: count }));
  });

/**
 * One box may be several at another width, and several one; but not both at once, since boxes hold each other and do not cross. The
 * links that share most are kept.
 */
const keepStars = (links: readonly Link[]): Link[] => {
  const [ofA, ofB] = [new Map<number, Link[]>(), new Map<number, Link[]>()];
  const best = links.toSorted((one, other) => other.shared - one.shared || one.a - other.a || one.b - other.b);
  return best.filter((link) => {
    const [own, others] = [ofA.get(link.a) ?? [], ofB.get(link.b) ?? []];
    // It may join what is free to what is free, or to the middle of a star.
    const isEnd = (one: readonly Link[], count: (link: Link) => number): boolean =>
      one.length === 1 && count(one[0]!) > 1;
    if (own.length > 0 && others.length > 0) return false;
    if (isEnd(own, ({ b }) => ofB.get(b)!.length) || isEnd(others, ({ a }) => ofA.get(a)!.length)) return false;
    ofA.set(link.a, [...own, link]);
    ofB.set(link.b, [...others, link]);
    return true;
  });
};

/** The same without the names that it shares with any but these: what cannot be one element is two. */
const partFrom = (other: WidthView, isForeign: (key: string) => boolean): WidthView => {
  if (![...other.keys].some(isForeign)) return other;
  const keys = new Set([...other.keys].map((key) => (isForeign(key) ? `${key}*` : key)));
  const children = other.isUnit ? other.children : boxesOf(other).map((child) => partFrom(child, isForeign));
  return { ...other, keys, children };
};

const wrap = (box: WidthView, held: readonly WidthView[]): WidthView => ({
  ...box,
  keys: joinKeys([box, ...held]),
  children: mergeLists(boxesOf(box), held),
});

const wrapOther = (box: WidthView, held: readonly WidthView[]): WidthView => ({
  ...box,
  keys: joinKeys([box, ...held]),
  children: mergeLists(held, boxesOf(box)),
});

const mergePair = (one: WidthView, other: WidthView): WidthView[] => {
  if (one.isUnit && other.isUnit) return mergeUnits(one, other);
  if (one.isUnit || isAround(other, one)) return [wrapOther(other, [one])];
  if (other.isUnit || isAround(one, other)) return [wrap(one, [other])];
  return [mergePages(one, other)];
};

/** It is of another kind and holds one box of the kind that is asked for. */
const isAround = (box: WidthView, asked: WidthView): boolean => {
  const [only, ...more] = boxesOf(box);
  const { use } = firstOf(asked);
  return (
    more.length === 0 && only !== undefined && !only.isUnit && firstOf(box).use !== use && firstOf(only).use === use
  );
};

/** One element where both are made alike, else each at its own width. */
const mergeUnits = (one: WidthView, other: WidthView): WidthView[] => {
  const merged = zip(one, other);
  return merged ? [merged] : [one, { ...other, keys: new Set([...other.keys].map((key) => `${key}*`)) }];
};

const zip = (one: WidthView, other: WidthView): WidthView | undefined => {
  const [a, b] = [firstOf(one), firstOf(other)];
  const isHeld = a.tag !== b.tag && !(TEXT_TAG.test(a.tag) && TEXT_TAG.test(b.tag));
  if (isHeld || (a.tag === 'input' && a.attributes.type !== b.attributes.type)) return undefined;
  const at = joinWidths(one, other);
  const joined = { at, isUnit: true, keys: one.keys };
  if (hasWords(one) && hasWords(other)) return { ...joined, ...zipWords(one, other, at) };
  if (one.children.length !== other.children.length) return undefined;
  const children = one.children.map((child, index) => {
    const partner = other.children[index]!;
    if (isView(child) && isView(partner)) return zip(child, partner);
    return isView(child) || isView(partner) ? undefined : child;
  });
  return children.every((child) => child !== undefined) ? { ...joined, children } : undefined;
};

/** Headings, paragraphs, links and items of lists hold words alike. */
const TEXT_TAG = /^(h[1-6]|p|span|li|a|div)$/;

const isWord = (child: WidthContent): boolean => !isView(child) || firstOf(child).isInline === true;

const hasWords = ({ children }: WidthView): boolean =>
  children.some(isWord) && children.every((child) => !isView(child) || firstOf(child).tag !== 'text');

/** The words of both, and the icons that each of them has before and after. */
const zipWords = (one: WidthView, other: WidthView, at: WidthView['at']): Pick<WidthView, 'children' | 'wraps'> => {
  const marksOf = ({ children }: WidthView): [before: WidthView[], after: WidthView[]] => {
    const first = children.findIndex(isWord);
    const marks = (list: readonly WidthContent[]): WidthView[] => list.filter(isView).filter((child) => !isWord(child));
    return [marks(children.slice(0, first)), marks(children.slice(first))];
  };
  const [[before, after], [otherBefore, otherAfter]] = [marksOf(one), marksOf(other)];
  const { words, wraps } = mergeWords(at.map((view) => view?.children.filter(isWords)));
  return { children: [...zipMarks(before, otherBefore), ...words, ...zipMarks(after, otherAfter)], wraps };
};

const zipMarks = (some: readonly WidthView[], others: readonly WidthView[]): WidthView[] => {
  const zipped = some.map((mark, at) => (some.length === others.length ? zip(mark, others[at]!) : undefined));
  return zipped.every((mark) => mark !== undefined) && some.length === others.length ? zipped : [...some, ...others];
};

/** In the order of some; what only others have comes after what it follows there. */
const inOrder = (
  some: readonly WidthView[],
  others: readonly WidthView[],
  linksOf: ReadonlyMap<number, readonly Link[]>,
  done: ReadonlyMap<WidthView, WidthView[]>,
): WidthView[] => {
  const after = new Map<number, WidthView[]>();
  let last = -1;
  for (const [b, other] of others.entries()) {
    const linked = linksOf.get(b)?.map(({ a }) => a) ?? [];
    if (linked.length > 0) last = Math.max(...linked);
    else after.set(last, [...(after.get(last) ?? []), other]);
  }
  return [...(after.get(-1) ?? []), ...some.flatMap((one, a) => [...(done.get(one) ?? []), ...(after.get(a) ?? [])])];
};
