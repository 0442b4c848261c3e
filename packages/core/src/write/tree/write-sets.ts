import type { PageNode } from '../page/page-node.ts';
import { cutAt } from './cut-at.ts';
import { findVariants } from './find-variants.ts';
import { renderTable } from './render-table.ts';
import { columnName, type Data, whichHave } from './share-phrase.ts';
import { cellsOf, NOWHERE_SAID, type NodeWriter, type SetPlace, writeCopies } from './write-nodes.ts';

/** Items with more places than this are written as a component with a table; with fewer in the line where they are. */
const MAX_SLOTS_IN_LINE = 2;

/** A thing that repeats, written once: where it is used the page names it. */
export type Component = { name: string; members: readonly PageNode[]; lines: string[] };

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
  const variants = findVariants(nodes);
  const components: Component[] = [];
  const known = new Map<readonly PageNode[], Component>();
  const formOf = (members: readonly PageNode[], levels: number, isNamed: boolean): Form => {
    const data: Data = { columns: [], isNamed };
    const [first = '', ...below] = writeCopies(
      members,
      data,
      { ...base, writeSet },
      { levels, standings: NOWHERE_SAID },
    );
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
  const writeVariant = (members: readonly PageNode[], { levels, standingOf, isLayered }: SetPlace): string[] => {
    const [first] = members;
    const set = (first && variants.get(first)) ?? members;
    const standing = joinStandings(members.map(standingOf), isLayered);
    if (!first || set.length < 2)
      return members.flatMap((member) =>
        writeCopies([member], NO_DATA, { ...base, writeSet }, { levels, standings: { shared: standingOf(member) } }),
      );
    const before = known.get(set);
    if (before) return [`- ${[useOf(before, members), standing].filter(Boolean).join(', ')}`];
    const form = formOf(set, levels, false);
    if (form.below.length === 0 && form.data.columns.length <= MAX_SLOTS_IN_LINE)
      return members.length > 1
        ? inLine(members, members.length === set.length ? form : formOf(members, levels, false), standing)
        : writeCopies([first], NO_DATA, { ...base, writeSet }, { levels, standings: { shared: standing } });
    const component = createComponent(set, levels);
    known.set(set, component);
    return [`- ${[useOf(component, members), standing].filter(Boolean).join(', ')}`];
  };
  /** Neighbours of one variant at one place across their row or column are written together. */
  const writeSet: NodeWriter['writeSet'] = (members, place, isRows) => {
    if (isRows) for (const member of members) variants.set(member, [...members]);
    if (isRows) return writeVariant(members, place);
    const runs: PageNode[][] = [];
    for (const member of members) {
      const last = runs.at(-1);
      const variant = variants.get(member);
      const isSame = (one: PageNode): boolean =>
        variants.get(one) === variant && (place.isLayered || place.standingOf(one) === place.standingOf(member));
      if (variant && last?.[0] && isSame(last[0])) last.push(member);
      else runs.push([member]);
    }
    return runs.flatMap((run) => writeVariant(run, place));
  };
  return { writeSet, components };
};

/** One thing has nothing that differs. */
export const NO_DATA: Data = { columns: [], isNamed: false };

/** Where several things are: what is said of all of them, on top of each other the place of each, else what is said of some. */
const joinStandings = (standings: readonly string[], isLayered: boolean): string => {
  const [first = '', ...others] = standings;
  if (others.every((words) => words === first)) return first;
  if (isLayered) return `at ${standings.map((words) => words.replace(/^at /, '') || '+0 +0').join(', ')}`;
  return [...new Set(standings.filter(Boolean))]
    .map((words) => `${words} ${whichHave(standings.map((one) => (one === words ? one : undefined)))}`)
    .join(', ');
};

/** Which members of a component are here. */
const useOf = ({ name, members: set }: Component, members: readonly PageNode[]): string => {
  if (members.length === set.length) return `${members.length} × ${name}`;
  const from = set.indexOf(members[0] as PageNode) + 1;
  return members.length === 1 ? `${name} ${from}` : `${name} ${from}–${from + members.length - 1}`;
};
