import type { CodeNode, ElementNode, ListNode, Slot } from './code-node.ts';
import { toCamel } from './identifiers.ts';
import { type Block, indent, layOutElement } from './lay-out.ts';
import { keyOf, NUMBER_KEY } from './list-data.ts';
import { type DataObject, toLiteral } from './literals.ts';

/** What printing a node needs to know, and what it finds out: the names that the file imports. */
export type JsxFile = {
  classesOf: (node: ElementNode) => string[];
  /** Its tag, or the component that stands for it. */
  tagOf: (node: ElementNode) => string;
  useComponent: (name: string) => void;
  useData: (list: ListNode) => void;
  dataOf: (list: ListNode) => DataObject[];
};

const JSX_NAMES: Readonly<Record<string, string>> = {
  checked: 'defaultChecked',
  'text-anchor': 'textAnchor',
  'fill-opacity': 'fillOpacity',
};
/** Text with one of these would be read as code, or is set off by linters. */
const UNSAFE_TEXT = /[{}<>&"'\\]|\/\/|\/\*|^\s|\s$|\s\s|[^\S ]/;
const UNSAFE_ATTRIBUTE = /["&\\{}<>]|[^\S ]|\p{Cc}/u;

/** A node as lines of JSX, at most so many columns wide where it can be. */
export function printJsx(node: ElementNode, file: JsxFile, columns: number): string[] {
  const isProse = node.children.some((child) => child.kind === 'text') && node.children.length > 1;
  const blocks = node.children.map((child) => toBlock(child, file, columns - 2, isProse));
  return layOutElement(file.tagOf(node), attributesOf(node, file), blocks, columns);
}

const toBlock = (node: CodeNode, file: JsxFile, columns: number, isProse: boolean): Block => {
  if (node.kind === 'text') return textBlock(node.text, isProse, columns);
  if (node.kind === 'list')
    return {
      kind: node.data === undefined && !node.slot ? 'tag' : 'expression',
      lines: printList(node, file, columns),
    };
  if (node.kind === 'section') {
    file.useComponent(node.section.name);
    return { kind: 'tag', lines: [`<${node.section.name} />`] };
  }
  if (!node.when) return { kind: 'tag', lines: printJsx(node, file, columns) };
  const inner = printJsx(node, file, columns - 2);
  const line = `{${node.when.name} && ${inner[0]}}`;
  if (inner.length === 1 && line.length <= columns) return { kind: 'expression', lines: [line] };
  return { kind: 'expression', lines: [`{${node.when.name} && (`, ...indent(inner), ')}'] };
};

const textBlock = (text: string | Slot, isProse: boolean, columns: number): Block => {
  if (typeof text === 'object') return { kind: 'expression', lines: [`{${text.name}}`] };
  if (text === ' ') return { kind: 'expression', lines: ['{" "}'] };
  if (!isProse && !UNSAFE_TEXT.test(text)) return { kind: 'words', text };
  const literal = toLiteral(text);
  return { kind: 'expression', lines: literal.length + 2 <= columns ? [`{${literal}}`] : ['{', `  ${literal}`, '}'] };
};

const attributesOf = (node: ElementNode, file: JsxFile): string[] => {
  const { attributes } = node;
  const printed = Object.entries(attributes).map(([name, value]) => {
    const jsx = JSX_NAMES[name] ?? name;
    if (value === true) return jsx;
    return typeof value === 'object' ? `${jsx}={${value.name}}` : printAttribute(jsx, value);
  });
  const classes = printClasses(file.classesOf(node), node.styleSlot);
  return classes === undefined ? printed : [...printed, classes];
};

const printAttribute = (name: string, value: string): string =>
  UNSAFE_ATTRIBUTE.test(value) ? `${name}={${toLiteral(value)}}` : `${name}="${value}"`;

const printClasses = (classes: readonly string[], slot: Slot | undefined): string | undefined => {
  const own = classes.join(' ');
  if (!slot) return own === '' ? undefined : `className="${own}"`;
  return own === '' ? `className={${slot.name}}` : `className={\`${own} \${${slot.name}}\`}`;
};

/** One member is written with its props, several come from an array. */
const printList = (list: ListNode, file: JsxFile, columns: number): string[] => {
  const { name } = list.component;
  file.useComponent(name);
  // Members that differ in nothing are written one after the other.
  if (!list.slot && list.component.slots.length === 0) return list.members.map(() => `<${name} />`);
  const [only] = file.dataOf(list);
  if (!list.slot && list.members.length === 1 && only?.every(([, value]) => typeof value !== 'object')) {
    const attributes = only
      .filter(([prop]) => prop !== NUMBER_KEY)
      .map(([prop, value]) => (value === true ? prop : printAttribute(prop, value as string)));
    return layOutElement(name, attributes, [], columns);
  }
  if (!list.slot) file.useData(list);
  const isOptional = list.slot?.values.includes(undefined);
  const [array, item] = [`${list.slot?.name ?? list.data}${isOptional ? '?' : ''}`, toCamel(name)];
  return [
    `{${array}.map((${item}) => (`,
    ...indent(layOutElement(name, [`key={${item}.${keyOf(list.component)}}`, `{...${item}}`], [], columns - 2)),
    '))}',
  ];
};
