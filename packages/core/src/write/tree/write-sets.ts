import { kindOf, type PageNode } from '../page/page-node.ts';
import { cutAt } from './cut-at.ts';
import { isTableRow } from './positions.ts';
import { renderTable } from './render-table.ts';
import { columnName, type Data } from './share-phrase.ts';
import { cellsOf, type NodeWriter, type Place, writeCopies } from './write-nodes.ts';

/** Items with more places than this are written as a component with a table; with fewer in the line where they are. */
const MAX_SLOTS_IN_LINE = 2;

/** A thing that repeats, written once: where it is used the page names it. */
export type Component = { name: string; members: readonly PageNode[]; lines: string[] };

/** All members of each set in reading order. */
const setsOf = (nodes: readonly PageNode[]): Map<string, PageNode[]> => {
  const sets = new Map<string, PageNode[]>();
  const visit = (node: PageNode): void => {
    if (node.repeat !== undefined) sets.set(node.repeat, [...(sets.get(node.repeat) ?? []), node]);
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

const tableOf = ({ columns }: Data, count: number, maxItems: number | undefined): string[] => {
  if (columns.length === 0) return [];
  const rows = Array.from({ length: count }, (_, index) => columns.map((column) => column[index] ?? ''));
  const { shown, more } = cutAt(rows, maxItems ?? count);
  const names = columns.map((_, index) => columnName(index));
  const table = renderTable(names, shown).filter((line) => line !== '');
  return ['', ...table, ...(more ? [`${more.trim()} like these`] : [])];
};

/** Members that share this much of their parts are one component; others of the set are variants of their own. */
const MIN_SHARED_PARTS = 0.7;

/** What is in a node, each part by its way down to it. */
const partsOf = (node: PageNode): Map<string, number> => {
  const parts = new Map<string, number>();
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
      parts.set(way, child.repeat === undefined ? (parts.get(way) ?? 0) + 1 : 1);
      visit(child, way);
    }
  };
  visit(node, '');
  return parts;
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

/** The members of a set by their parts. */
const variantsOf = (members: readonly PageNode[]): PageNode[][] => {
  const variants: { parts: ReadonlyMap<string, number>; nodes: PageNode[] }[] = [];
  for (const member of members) {
    const parts = partsOf(member);
    const same = variants.find((variant) => sharedParts(variant.parts, parts) >= MIN_SHARED_PARTS);
    if (same) same.nodes.push(member);
    else variants.push({ parts, nodes: [member] });
  }
  return variants.map(({ nodes }) => nodes);
};

type Form = { line: string; below: string[]; data: Data };

/** Writes sets: the simple ones where they are, the others as components, which are collected. */
export const createSetWriter = (
  nodes: readonly PageNode[],
  base: Pick<NodeWriter, 'voice' | 'instead'>,
): { writeSet: NodeWriter['writeSet']; components: Component[] } => {
  const { maxItems } = base.voice;
  const variants = new Map<PageNode, PageNode[]>();
  for (const set of setsOf(nodes).values()) {
    const members = set.filter((member) => !isRowOfSet(member));
    for (const variant of variantsOf(members)) for (const member of variant) variants.set(member, variant);
  }
  const components: Component[] = [];
  const known = new Map<readonly PageNode[], Component>();
  const formOf = (members: readonly PageNode[], levels: number, isNamed: boolean): Form => {
    const data: Data = { columns: [], isNamed };
    const [first = '', ...below] = writeCopies(members, data, { ...base, writeSet }, { levels, standing: '' });
    return { line: first.slice('- '.length), below, data };
  };
  const createComponent = (set: readonly PageNode[], levels: number): Component => {
    const { line, below, data } = formOf(set, levels, true);
    const name = columnName(components.length).toUpperCase();
    const [first] = set;
    const what = first && first.kind !== 'group' ? '' : 'group, ';
    const lines = [`**${name}** (${set.length} ×) ${what}${line}`, ...below, ...tableOf(data, set.length, maxItems)];
    const component = { name, members: set, lines };
    components.push(component);
    return component;
  };
  const inLine = (members: readonly PageNode[], { line, data }: Form, standing: string): string[] => {
    const items = cellsOf(data, members.length);
    const { shown, more } = cutAt(items, maxItems ?? items.length);
    const what = [standing, `${members.length} × ${line}`].filter(Boolean).join(', ');
    return [`- ${what}${data.columns.length > 0 ? `: ${shown.join(', ')}${more}` : ''}`];
  };
  const writeVariant = (members: readonly PageNode[], { levels, standing }: Place): string[] => {
    const [first] = members;
    const set = (first && variants.get(first)) ?? members;
    if (!first || set.length < 2)
      return members.flatMap((member) => writeCopies([member], NO_DATA, { ...base, writeSet }, { levels, standing }));
    const before = known.get(set);
    if (before) return [`- ${[useOf(before, members), standing].filter(Boolean).join(', ')}`];
    const form = formOf(set, levels, false);
    if (form.below.length === 0 && form.data.columns.length <= MAX_SLOTS_IN_LINE)
      return members.length > 1
        ? inLine(members, members.length === set.length ? form : formOf(members, levels, false), standing)
        : writeCopies([first], NO_DATA, { ...base, writeSet }, { levels, standing });
    const component = createComponent(set, levels);
    known.set(set, component);
    return [`- ${[useOf(component, members), standing].filter(Boolean).join(', ')}`];
  };
  /** Neighbours of one variant are written together. */
  const writeSet: NodeWriter['writeSet'] = (members, place, isRows) => {
    if (isRows) for (const member of members) variants.set(member, [...members]);
    if (isRows) return writeVariant(members, place);
    const runs: PageNode[][] = [];
    for (const member of members) {
      const last = runs.at(-1);
      const variant = variants.get(member);
      if (variant && last?.[0] && variants.get(last[0]) === variant) last.push(member);
      else runs.push([member]);
    }
    return runs.flatMap((run) => writeVariant(run, place));
  };
  return { writeSet, components };
};

/** One thing has nothing that differs. */
export const NO_DATA: Data = { columns: [], isNamed: false };

/** Which members of a component are here. */
const useOf = ({ name, members: set }: Component, members: readonly PageNode[]): string => {
  if (members.length === set.length) return `${members.length} × ${name}`;
  const from = set.indexOf(members[0] as PageNode) + 1;
  return members.length === 1 ? `${name} ${from}` : `${name} ${from}–${from + members.length - 1}`;
};
