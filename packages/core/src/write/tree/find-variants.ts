import { kindOf, type PageNode } from '../page/page-node.ts';
import { isTableRow } from './positions.ts';

/** All members of each set in reading order. */
const setsOf = (nodes: readonly PageNode[]): Map<string, PageNode[]> => {
  const sets = new Map<string, PageNode[]>();
  const visit = (node: PageNode): void => {
    const set = node.repeat === undefined ? undefined : sets.get(node.repeat);
    if (set) set.push(node);
    else if (node.repeat !== undefined) sets.set(node.repeat, [node]);
    for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  return sets;
};

/** True for groups that are no more than rows of one set, which is what repeats. */
const isRowOfSet = ({ kind, children }: PageNode): boolean => {
  const [first] = children;
  return kind === 'group' && first?.repeat !== undefined && children.every(({ repeat }) => repeat === first.repeat);
};

/** Members that share this much of their parts are one component; others of the set are variants of their own. */
const MIN_SHARED_PARTS = 0.7;

/** What is in a node: how many parts there are of each way down to them, and how far below its top each of them begins. */
type Parts = { counts: ReadonlyMap<string, number>; tops: ReadonlyMap<string, number> };

const partsOf = (node: PageNode): Parts => {
  const counts = new Map<string, number>();
  const tops = new Map<string, number>();
  // The parts of a row are told apart by their columns, in whatever groups they are.
  const isFlat = isTableRow(node);
  const visit = (one: PageNode, path: string): void => {
    for (const child of one.children) {
      const way = `${isFlat ? '' : path}/${child.kind === 'text' ? 'text' : kindOf(child)}`;
      if (isFlat && child.kind === 'group') {
        visit(child, path);
        continue;
      }
      // However long a list is, it has the same parts.
      const count = child.repeat === undefined ? (counts.get(way) ?? 0) + 1 : 1;
      counts.set(way, count);
      if (!isFlat) tops.set(`${way} ${count}`, child.box.y - node.box.y);
      visit(child, way);
    }
  };
  visit(node, '');
  return { counts, tops };
};

const sharedParts = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number => {
  let [shared, all] = [0, 0];
  for (const way of new Set([...a.keys(), ...b.keys()])) {
    const [one, two] = [a.get(way) ?? 0, b.get(way) ?? 0];
    shared += Math.min(one, two);
    all += Math.max(one, two);
  }
  return all === 0 ? 1 : shared / all;
};

/** Parts that begin closer than this to each other, in CSS pixels, are side by side. */
const MIN_BELOW_PX = 6;

/** True unless one part is above another here and below it there: the same kinds of parts would then mean other things. */
const isSameOrder = (a: Parts['tops'], b: Parts['tops']): boolean => {
  const shared = [...a].flatMap(([way, top]) => (b.has(way) ? [{ here: top, there: b.get(way) ?? 0 }] : []));
  return shared.every((one, at) =>
    shared.slice(at + 1).every((other) => {
      const [here, there] = [one.here - other.here, one.there - other.there];
      return here * there >= 0 || Math.min(Math.abs(here), Math.abs(there)) < MIN_BELOW_PX;
    }),
  );
};

/** The members of a set by their parts. */
const variantsOf = (members: readonly PageNode[]): PageNode[][] => {
  const variants: { parts: Parts; nodes: PageNode[] }[] = [];
  for (const member of members) {
    const parts = partsOf(member);
    const same = variants.find(
      (variant) =>
        sharedParts(variant.parts.counts, parts.counts) >= MIN_SHARED_PARTS &&
        isSameOrder(variant.parts.tops, parts.tops),
    );
    if (same) same.nodes.push(member);
    else variants.push({ parts, nodes: [member] });
  }
  return variants.map(({ nodes }) => nodes);
};

/** For each member of a set all those that are made like it. */
export const findVariants = (nodes: readonly PageNode[]): Map<PageNode, PageNode[]> => {
  const variants = new Map<PageNode, PageNode[]>();
  for (const set of setsOf(nodes).values()) {
    const members = set.filter((member) => !isRowOfSet(member));
    for (const variant of variantsOf(members)) for (const member of variant) variants.set(member, variant);
  }
  return variants;
};
