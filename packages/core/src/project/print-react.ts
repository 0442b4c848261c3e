import type { Component, ElementNode, ListNode, Section, Slot } from './code-node.ts';
import { indent } from './lay-out.ts';
import { keyOf, NUMBER_KEY, toData } from './list-data.ts';
import { MAX_COLUMNS, printArray } from './literals.ts';
import { type JsxFile, printJsx } from './print-jsx.ts';
import type { Classes } from './style/tailwind-classes.ts';

/** Where the files of a project are to each other. */
export type Places = { components: string; data: string };

/** What printing in React needs: classes, and the components that stand for an element. */
export type ReactFacts = Classes & { importOf: (node: ElementNode) => { name: string; source: string } | undefined };

/** A part of the page as a React component without props. */
export const printSection = ({ name, node }: Section, facts: ReactFacts, places: Places, isDefault = false): string =>
  printFile(name, node, facts, places, { type: '', props: '', isDefault });

/** A repeated thing as a React component with props. */
export const printComponent = (component: Component, facts: ReactFacts, places: Places): string => {
  const { name, slots, template } = component;
  if (slots.length === 0) return printFile(name, template, facts, places, { type: '', props: '', isDefault: false });
  const fields = slots.map((slot) => `  ${slot.name}${isOptional(slot) ? '?' : ''}: ${typeOf(slot)};\n`);
  const props = slots.map(({ name: prop, kind }) => (kind === 'class' ? `${prop} = ""` : prop));
  const line = `export function ${name}({ ${props.join(', ')} }: ${name}Props) {`;
  const given =
    line.length <= MAX_COLUMNS ? `{ ${props.join(', ')} }` : `{\n${props.map((prop) => `  ${prop},\n`).join('')}}`;
  return printFile(name, template, facts, places, {
    type: `export type ${name}Props = {\n${fields.join('')}};\n\n`,
    props: `${given}: ${name}Props`,
    isDefault: false,
    types: slots.flatMap((slot) => (slot.kind === 'list' ? [componentOf(slot).name] : [])),
  });
};

type Shape = { type: string; props: string; isDefault: boolean; types?: string[] };

const printFile = (name: string, node: ElementNode, facts: ReactFacts, places: Places, shape: Shape): string => {
  const imports = new Map<string, Set<string>>();
  const add = (source: string, what: string): void => {
    imports.set(source, (imports.get(source) ?? new Set()).add(what));
  };
  const file: JsxFile = {
    classesOf: facts.classesOf,
    tagOf: (node) => {
      const known = facts.importOf(node);
      if (known) add(known.source, known.name);
      return known?.name ?? node.tag;
    },
    dataOf: (list) => toData(list, facts.toClassName),
    useComponent: (used) => add(`${places.components}/${used}`, used),
    useData: (list) => add(`${places.data}/${dataFileOf(list.component)}`, list.data!),
  };
  const one = printJsx(node, file, MAX_COLUMNS - '  return ;'.length);
  const body =
    one.length === 1 && one[0]!.length <= MAX_COLUMNS - '  return ;'.length
      ? [`return ${one[0]};`]
      : ['return (', ...indent(printJsx(node, file, MAX_COLUMNS - 4)), ');'];
  for (const used of shape.types ?? []) add(`${places.components}/${used}`, `type ${used}Props`);
  const head = printImports(imports);
  const keyword = shape.isDefault ? 'export default function' : 'export function';
  return `${head}${shape.type}${keyword} ${name}(${shape.props}) {\n${indent(body).join('\n')}\n}\n`;
};

const printImports = (imports: ReadonlyMap<string, ReadonlySet<string>>): string => {
  const lines = [...imports].toSorted(bySource).map(([source, names]) => {
    const list = [...names].toSorted((a, b) => compare(a.replace('type ', ''), b.replace('type ', '')));
    const line = `import { ${list.join(', ')} } from "${source}";`;
    return line.length <= MAX_COLUMNS || list.length === 1
      ? line
      : `import {\n${list.map((name) => `  ${name},\n`).join('')}} from "${source}";`;
  });
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
};

/** Far ones first, then by name. */
const bySource = ([a]: [string, unknown], [b]: [string, unknown]): number => {
  const near = (source: string): number => (source.startsWith('./') ? 2 : source.startsWith('../') ? 1 : 0);
  return near(a) - near(b) || compare(a, b);
};

/** Names as people sort them: numbers by size, case only where nothing else differs. */
const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

export const isOptional = ({ kind, values }: Slot): boolean =>
  kind === 'class' || kind === 'flag' || values.includes(undefined);

const componentOf = (slot: Slot): Component => (slot.values.find((value) => value !== undefined) as ListNode).component;

const typeOf = (slot: Slot): string => {
  if (slot.kind === 'flag') return 'boolean';
  if (slot.kind === 'list') return arrayTypeOf(componentOf(slot));
  return slot.use === 'aria-checked' ? '"true" | "false"' : 'string';
};

const arrayTypeOf = (component: Component): string => {
  const type = component.slots.length > 0 ? `${component.name}Props` : 'object';
  return keyOf(component) === NUMBER_KEY ? `(${type} & { ${NUMBER_KEY}: string })[]` : `${type}[]`;
};

export const dataFileOf = ({ lists }: Component): string =>
  lists.find(({ data }) => data !== undefined)?.data ?? 'data';

/** The arrays of a component's lists. */
export const printData = (
  component: Component,
  lists: readonly ListNode[],
  { toClassName }: ReactFacts,
  components: string,
): string => {
  const imports = new Map([[`${components}/${component.name}`, new Set([`${component.name}Props`])]]);
  const head = printImports(imports).replace('import {', 'import type {');
  const arrays = lists.map((list) => {
    const start = `export const ${list.data}: ${arrayTypeOf(component)} = `;
    return `${start}${printArray(toData(list, toClassName), 0, start.length)};\n`;
  });
  return (component.slots.length > 0 ? head : '') + arrays.join('\n');
};
