import { parseSync } from 'vite';
import { ELEMENT_TYPES } from '../../packages/core/src/ontology/element-types.ts';

const TYPES: ReadonlySet<unknown> = new Set(ELEMENT_TYPES);
/** Fewer types than these are named for what they are; more are a trait. */
const MIN_LISTED = 3;

/** Reading a tree costs far more than looking for words in quotes. */
const mayListTypes = (source: string): boolean =>
  new Set(source.match(/(?<=')[a-z]+(?=')/g)?.filter((word) => TYPES.has(word))).size >= MIN_LISTED;

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The parts of a node that stand for one thing among several. */
const membersOf = (node: Node): readonly unknown[] => {
  if (node.type === 'ArrayExpression') return node['elements'] as unknown[];
  if (node.type === 'CallExpression') return node['arguments'] as unknown[];
  if (node.type === 'TSUnionType') return (node['types'] as Node[]).map((type) => type['literal']);
  if (node.type === 'SwitchStatement') return (node['cases'] as Node[]).map((one) => one['test']);
  return node.type === 'LogicalExpression' ? comparedIn(node) : [];
};

/** What is compared in a chain of conditions. */
const comparedIn = (value: unknown): unknown[] => {
  if (!isNode(value)) return [];
  if (value.type === 'UnaryExpression') return comparedIn(value['argument']);
  if (value.type === 'ParenthesizedExpression') return comparedIn(value['expression']);
  const isComparison = value.type === 'BinaryExpression' && /^[=!]==$/.test(String(value['operator']));
  if (isComparison) return [value['left'], value['right']];
  return value.type === 'LogicalExpression' ? [...comparedIn(value['left']), ...comparedIn(value['right'])] : [];
};

/**
 * Where source text lists three element types or more, by line: in an array, in arguments, in a union, in the cases of a switch or
 * in a chain of comparisons. A record that gives types a word or a measure is a table of its own.
 */
export function findTypeLists(file: string, source: string): string[] {
  if (!mayListTypes(source)) return [];
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    const literals = membersOf(value).map((member) => (isNode(member) ? member['value'] : undefined));
    const types = new Set(literals.filter((literal) => TYPES.has(literal)));
    if (types.size >= MIN_LISTED) found.add(`${file}:${source.slice(0, value.start).split('\n').length}`);
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseSync(file, source).program);
  return [...found];
}
