import type { View } from '../code/view.ts';
import { widthClass } from '../code/width-rules.ts';
import { backgroundOf } from '../color/page-tone.ts';
import { pageWidthOf } from '../page-place.ts';
import {
  type CodeNode,
  type Component,
  type ElementNode,
  isElement,
  type ListNode,
  type Section,
} from './code-node.ts';
import { type AssetStore, createAssetStore } from './collect-assets.ts';
import { completeComponents, findComponents } from './components/find-components.ts';
import { nameComponents } from './components/name-components.ts';
import { splitSections } from './components/split-sections.ts';
import { createIdentifiers, toCamel, toPascal, toPlural } from './identifiers.ts';
import { tidyCode } from './tidy-code.ts';
import { toCode } from './to-code.ts';
import { createRangeNames, type MeasuredPage, type StateRules, viewStates } from './view-states.ts';

/** A page of a project: its name gives the route. */
export type ProjectPage = MeasuredPage & { name: string };

/** The pages of a project as code that no language has printed yet. */
export type ProjectCode = {
  pages: (Section & { page: ProjectPage })[];
  sections: Section[];
  components: Component[];
  /** Lists that have an array of their own, by the component of their members. */
  lists: ReadonlyMap<Component, ListNode[]>;
  assets: AssetStore;
  /** The font of most texts, which the page hands down. */
  font: string;
  /** What holds at some widths of pages that were measured at several; each range of widths once. */
  ranges: string[];
  /** What other states of the pages change. */
  states: StateRules[];
};

/** Pages as sections, components and data; what pages have in common is there once. */
export function buildCode(pages: readonly ProjectPage[]): ProjectCode {
  const assets = createAssetStore();
  const nameOf = createRangeNames();
  const seen = pages.map((page, at) => viewStates(page, assets, at, nameOf));
  const views = seen.map(({ view }) => view);
  const font = mostFrequent(views, 'font-family:') ?? 'sans-serif';
  const roots = seen.map(({ view, variants }) => {
    const root = toCode(view, new Map([['font-family', font]]), assets.addressOfDrawing, variants);
    tidyCode(root);
    return root;
  });
  for (const [at, root] of roots.entries()) root.rules = [...root.rules, ...widthRulesOf(pages[at]!, pages)];
  const components = findComponents(roots);
  completeComponents(components);
  const distinct = createIdentifiers();
  const names = pages.map(({ name }, at) =>
    pages.length === 1 ? 'App' : distinct(`${toPascal(name, 3) ?? `Screen${at + 1}`}Page`),
  );
  nameComponents(components, distinct);
  const sections: Section[] = [];
  for (const root of roots) splitSections(root, sections, distinct);
  const lists = nameLists([...roots, ...sections.map(({ node }) => node)]);
  return {
    pages: roots.map((node, at) => ({ name: names[at]!, node: onOwnGround(node, pages, at), page: pages[at]! })),
    sections,
    components: components.filter((component) =>
      isUsed(component, components, lists, [...roots, ...sections.map(({ node }) => node)]),
    ),
    lists,
    assets,
    font,
    ranges: [...new Set(seen.flatMap(({ ranges = [] }) => ranges))],
    states: seen.flatMap(({ rules }) => rules ?? []),
  };
}

/** The widths of pages that were measured at one, each once and the widest first. */
export const ownWidthsOf = (pages: readonly ProjectPage[]): number[] =>
  [
    ...new Set(
      pages
        .filter(({ narrower = [] }) => narrower.length === 0)
        .map(({ measurement }) => Math.round(pageWidthOf(measurement))),
    ),
  ].sort((a, b) => b - a);

/** Among pages of other widths a page says its own: each breaks its lines below that. */
const widthRulesOf = (page: ProjectPage, pages: readonly ProjectPage[]): string[] => {
  const [own] = ownWidthsOf([page]);
  return own === undefined || ownWidthsOf(pages).length < 2 ? [] : [widthClass(own)];
};

/** The style sheet paints the window like the first page; another that is painted otherwise does so itself, from side to side. */
const onOwnGround = (node: ElementNode, pages: readonly ProjectPage[], at: number): ElementNode => {
  const [first, own] = [pages[0]!, pages[at]!].map(({ measurement }) => backgroundOf(measurement));
  if (own === undefined || own === first) return node;
  const style = new Map([
    ['min-height', '100vh'],
    ['background', own],
  ]);
  return {
    kind: 'element',
    tag: 'div',
    use: 'ground',
    attributes: {},
    style,
    rules: [],
    isInline: false,
    children: [node],
  };
};

const mostFrequent = (views: readonly View[], property: string): string | undefined => {
  const counts = new Map<string, number>();
  const visit = (view: View): void => {
    const found = view.look.find((rule) => rule.startsWith(property));
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1);
    for (const child of view.children) if (typeof child !== 'string') visit(child);
  };
  views.forEach(visit);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0].slice(property.length);
};

const listsIn = (node: CodeNode): ListNode[] => {
  if (node.kind === 'list') return [node];
  return isElement(node) ? node.children.flatMap(listsIn) : [];
};

/** Names the arrays of lists that stand in pages and sections; a single member is written where it is. */
const nameLists = (nodes: readonly ElementNode[]): Map<Component, ListNode[]> => {
  const distinct = createIdentifiers();
  const named = new Map<Component, ListNode[]>();
  for (const list of nodes.flatMap(listsIn)) {
    const hasLists = list.component.slots.some(({ kind }) => kind === 'list');
    if (list.component.slots.length === 0 || (list.members.length === 1 && !hasLists)) continue;
    list.data = toCamel(distinct(toPlural(list.component.name)));
    named.set(list.component, [...(named.get(list.component) ?? []), list]);
  }
  return named;
};

/** What only dropped copies of a section used is not written. */
const isUsed = (
  component: Component,
  all: readonly Component[],
  lists: ReadonlyMap<Component, ListNode[]>,
  nodes: readonly ElementNode[],
): boolean =>
  lists.has(component) ||
  nodes.flatMap(listsIn).some((list) => list.component === component) ||
  all.some((outer) =>
    outer.slots.some(
      ({ kind, values }) =>
        kind === 'list' &&
        values.some((value) => typeof value === 'object' && 'component' in value && value.component === component),
    ),
  );
