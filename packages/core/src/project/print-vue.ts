import { escapeHtml } from '../code/draw/escape-html.ts';
import type { CodeNode, ElementNode, ListNode, Slot } from './code-node.ts';
import { toCamel } from './identifiers.ts';
import { indent } from './lay-out.ts';
import { keyOf, NUMBER_KEY } from './list-data.ts';
import type { DataObject } from './literals.ts';

/** What printing a template needs to know, and what it finds out: the names that the file imports. */
export type VueFile = {
  classesOf: (node: ElementNode) => string[];
  useComponent: (name: string) => void;
  useData: (list: ListNode) => void;
  dataOf: (list: ListNode) => DataObject[];
  columns: number;
};

const VOID: ReadonlySet<string> = new Set(['img', 'input', 'hr', 'br', 'use', 'image']);

/** A node as lines of a Vue template. */
export function printVue(node: ElementNode, file: VueFile, depth: number): string[] {
  const attributes = attributesOf(node, file);
  if (node.children.length === 0)
    return openTag(node.tag, attributes, VOID.has(node.tag) ? ' />' : `></${node.tag}>`, file, depth);
  // White space between words is seen: a text and what is in it stay in one line.
  if (node.children.some((child) => child.kind === 'text')) {
    const words = node.children.map((child) => printNode(child, file, 0).join('')).join('');
    return openTag(node.tag, attributes, `>${words}</${node.tag}>`, file, depth);
  }
  const content = node.children.flatMap((child) => printNode(child, file, depth + 2));
  return [...openTag(node.tag, attributes, '>', file, depth), ...indent(content), `</${node.tag}>`];
}

const openTag = (
  tag: string,
  attributes: readonly string[],
  end: string,
  { columns }: VueFile,
  depth: number,
): string[] => {
  const line = `${[`<${tag}`, ...attributes].join(' ')}${end}`;
  if (depth + line.length <= columns || attributes.length < 2) return [line];
  return [`<${tag}`, ...indent(attributes), end.trimStart()];
};

/** A brace that begins an expression in a template is written as its code. */
const escapeVue = (text: string): string => escapeHtml(text).replaceAll('{', '&#123;');

const printNode = (node: CodeNode, file: VueFile, depth: number): string[] => {
  if (node.kind === 'text') return [typeof node.text === 'object' ? `{{ ${node.text.name} }}` : escapeVue(node.text)];
  if (node.kind === 'list') return printList(node, file, depth);
  if (node.kind === 'element') return printVue(node, file, depth);
  file.useComponent(node.section.name);
  return [`<${node.section.name} />`];
};

const attributesOf = (node: ElementNode, file: VueFile): string[] => {
  const { attributes, when, styleSlot } = node;
  const classes = file.classesOf(node).join(' ');
  return [
    ...(when ? [`v-if="${when.name}"`] : []),
    ...Object.entries(attributes).map(([name, value]) => printAttribute(name, value)),
    ...(classes === '' ? [] : [`class="${classes}"`]),
    ...(styleSlot ? [`:class="${styleSlot.name}"`] : []),
  ];
};

const printAttribute = (name: string, value: string | true | Slot): string => {
  if (value === true) return name;
  return typeof value === 'object' ? `:${name}="${value.name}"` : `${name}="${escapeVue(value)}"`;
};

const printList = (list: ListNode, file: VueFile, depth: number): string[] => {
  const { name, slots } = list.component;
  file.useComponent(name);
  if (!list.slot && slots.length === 0) return list.members.map(() => `<${name} />`);
  const [only] = file.dataOf(list);
  if (!list.slot && list.data === undefined && only) {
    const props = only.filter(([prop]) => prop !== NUMBER_KEY);
    return openTag(
      name,
      props.map(([prop, value]) => printAttribute(prop, value as string | true)),
      ' />',
      file,
      depth,
    );
  }
  if (!list.slot) file.useData(list);
  const item = toCamel(name);
  const array = list.slot?.name ?? list.data;
  return openTag(
    name,
    [`v-for="${item} in ${array}"`, `:key="${item}.${keyOf(list.component)}"`, `v-bind="${item}"`],
    ' />',
    file,
    depth,
  );
};
