import type { PageNode } from '../page/page-node.ts';
import { cutAt } from './cut-at.ts';
import { renderTable } from './render-table.ts';
import { columnName, type Data } from './share-phrase.ts';
import { cellsOf, type NodeWriter, writeCopies } from './write-nodes.ts';

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

type Form = { line: string; below: string[]; data: Data };

/** Writes sets: the simple ones where they are, the others as components, which are collected. */
export const createSetWriter = (
  nodes: readonly PageNode[],
  base: Pick<NodeWriter, 'voice' | 'instead'>,
): { writeSet: NodeWriter['writeSet']; components: Component[] } => {
  const { maxItems } = base.voice;
  const sets = setsOf(nodes);
  const components: Component[] = [];
  const known = new Map<string, Component>();
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
  const writeSet: NodeWriter['writeSet'] = (members, { levels, standing }) => {
    const [first] = members;
    const id = first?.repeat ?? '';
    const set = sets.get(id) ?? members;
    if (!first || set.length < 2 || members.every(isRowOfSet))
      return members.flatMap((member) => writeCopies([member], NO_DATA, { ...base, writeSet }, { levels, standing }));
    if (members.length > 1 && !known.has(id)) {
      const form = formOf(members, levels, false);
      if (form.below.length === 0 && form.data.columns.length <= MAX_SLOTS_IN_LINE)
        return inLine(members, form, standing);
    }
    const component = known.get(id) ?? createComponent(set, levels);
    known.set(id, component);
    return [`- ${[useOf(component, members), standing].filter(Boolean).join(', ')}`];
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
