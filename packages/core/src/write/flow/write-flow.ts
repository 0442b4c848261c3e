import { px } from '../number-words.ts';
import type { Outline, OutlineNode, RegionNode } from '../outline/outline-node.ts';
import { alignWords, freeAfter, gapWords, paddingWords, stepOf } from './flow-words.ts';
import { groupAlike, type Stretch } from './group-alike.ts';
import { isAlike } from './is-alike.ts';
import { isPlain, joinPlain } from './join-plain.ts';
import { kindOf, nameOf } from './name-node.ts';
import { type Nested, type NodeFlow, nestFlow } from './nest-flow.ts';

export type FlowOptions = {
  /** A phrase instead of a landmark's flow, where that is told elsewhere. */
  instead?: ((node: RegionNode) => string | undefined) | undefined;
};

/**
 * Where a line stands: how many levels may follow, beside its neighbours or under them, and what it calls things: by
 * their words, or where it speaks for many by their kinds, which for texts may be several.
 */
type Place = FlowOptions & { levels: number; isBeside: boolean; names: 'words' | 'kinds' | 'mixed kinds' };

/** Deeper, or longer if it can be helped, the structure says it better. */
const MAX_LEVELS = 6;
const MIN_LEVELS = 2;
const MAX_LINES = 72;
/** So many names make a line; the rest of a long row is counted. */
const MAX_NAMES = 8;
/** Stands where free space is, in a line and between lines. */
const FREE_SPACE = '…';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const joined = (words: readonly (string | false | undefined)[]): string => words.filter(Boolean).join(', ');

const kindsIn = (flow: NodeFlow): string => {
  if (flow.kind !== 'item') return flow.children.map(kindsIn).join();
  return flow.item.inside ? kindsIn(flow.item.inside) : kindOf(flow.item.node);
};

const nameIn = (node: OutlineNode, { names }: Place): string => {
  if (names === 'words') return nameOf(node);
  return names === 'mixed kinds' && node.kind === 'text' ? 'text' : kindOf(node);
};

/** The things of a row one after another, with the free space between them. */
const listNames = (flows: readonly NodeFlow[], free: readonly number[], place: Place): string => {
  const names = flows.map((flow) => (flow.kind === 'item' ? nameIn(flow.item.node, place) : flow.kind));
  const shown = names.length <= MAX_NAMES ? names : names.slice(0, MAX_NAMES - 1);
  const listed = shown
    .map((name, index) => (index === 0 ? name : `${free.includes(index - 1) ? ` ${FREE_SPACE} ` : ', '}${name}`))
    .join('');
  return names.length > shown.length ? `${listed} and ${names.length - shown.length} more` : listed;
};

const flowLines = (flow: NodeFlow, head: string, place: Place): string[] => {
  const inner = { ...place, levels: place.levels - 1, isBeside: flow.kind === 'row' };
  if (flow.kind === 'item') {
    if (place.levels === 0) return [`- ${head}`];
    return [`- ${head}`, ...indent(itemLines(flow.item, inner))];
  }
  const { kind, children, box } = flow;
  const free = kind === 'row' ? freeAfter(children, box) : [];
  const order =
    kind === 'layers'
      ? 'on top of each other'
      : joined([kind, gapWords(children, kind, free), alignWords(children, kind)]);
  const title = joined([head, order]);
  if (children.every(isPlain) || place.levels === 0) return [`- ${title}: ${listNames(children, free, place)}`];
  return [`- ${title}`, ...indent(childLines(children, free, inner))];
};

/** What stands between two free spaces is told together. */
const childLines = (children: readonly NodeFlow[], free: readonly number[], place: Place): string[] =>
  [...free, children.length - 1].flatMap((last, index, ends) => {
    const part = children.slice(index === 0 ? 0 : ends[index - 1]! + 1, last + 1);
    const stretches = groupAlike(part, (a, b) => isAlike(a, b, place.isBeside));
    const lines = joinPlain(stretches, MAX_NAMES).flatMap((stretch) => stretchLines(stretch, place));
    return index === 0 ? lines : [`- ${FREE_SPACE}`, ...lines];
  });

const linesOf = (flow: NodeFlow, place: Place): string[] => {
  if (flow.kind === 'item') return itemLines(flow.item, place);
  // The words of the others may make theirs wider.
  const isOwnWidth = place.isBeside && place.names === 'words';
  return flowLines(flow, isOwnWidth ? `${px(flow.box.width)} wide` : '', place);
};

const stretchLines = ({ copies }: Stretch<NodeFlow>, place: Place): string[] => {
  const [members] = copies as [NodeFlow[]];
  if (members.length === 1 && copies.every(([one]) => isPlain(one!)))
    return [`- ${listNames(copies.flat(), [], place)}`];
  if (copies.length === 1) return members.flatMap((member) => linesOf(member, place));
  const kinds = new Set(copies.map((copy) => copy.map(kindsIn).join()));
  const names = kinds.size === 1 ? 'kinds' : 'mixed kinds';
  const [first, ...rest] = members.flatMap((member) => linesOf(member, { ...place, names }));
  const step =
    !place.isBeside &&
    stepOf(
      copies.map(([one]) => one!),
      'column',
    );
  const times = `${copies.length} times${step ? ` (every ${step})` : ''}`;
  return members.length === 1
    ? [`- ${times} ${first!.slice('- '.length)}`, ...rest]
    : [`- ${times} in turn`, ...indent([first!, ...rest])];
};

const itemLines = ({ node, inside }: Nested, place: Place): string[] => {
  const extent = place.isBeside ? `${px(node.box.width)} wide` : `${px(node.box.height)} high`;
  if (node.kind === 'region') {
    const instead = node.children.length === 0 ? 'empty' : place.instead?.(node);
    if (instead !== undefined) return [`- ${joined([kindOf(node), extent])}: ${instead}`];
  }
  if (!inside) return [`- ${nameIn(node, place)}`];
  const head = joined([nameIn(node, place), extent, paddingWords(node.box, inside.box)]);
  return place.levels === 0 ? [`- ${head}`] : flowLines(inside, head, place);
};

/** As many levels as fit on a sheet. */
const fitted = (write: (place: Place) => string[], options: FlowOptions): string => {
  let levels = MAX_LEVELS;
  let lines: string[];
  do lines = write({ ...options, levels, isBeside: false, names: 'words' });
  while (lines.length > MAX_LINES && levels-- > MIN_LEVELS);
  return lines.join('\n');
};

/** How a landmark's parts flow, in the words of flex and grid. */
export const writeRegionFlow = (node: RegionNode): string => {
  const flow = nestFlow([node]);
  return fitted((place) => linesOf(flow, place), {});
};

/** How the page flows, in the words of flex and grid, from the outside in. */
export const writeFlow = (outline: Outline, options: FlowOptions = {}): string => {
  if (outline.children.length === 0) return '';
  const flow = nestFlow(outline.children);
  return fitted((place) => flowLines(flow, 'page', place), options);
};
