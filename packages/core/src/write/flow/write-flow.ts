import { px } from '../number-words.ts';
import type { Outline, OutlineNode, RegionNode } from '../outline/outline-node.ts';
import { cutFlow, type Flow } from './cut-flow.ts';
import { alignWords, freeAfter, gapWords, paddingWords } from './flow-words.ts';
import { groupAlike, type Stretch } from './group-alike.ts';
import { isHolder, kindOf, nameOf } from './name-node.ts';

type NodeFlow = Flow<OutlineNode>;

export type FlowOptions = {
  /** A phrase instead of a landmark's flow, where that is told elsewhere. */
  instead?: ((node: RegionNode) => string | undefined) | undefined;
};

/** Where a line stands: how many levels may follow, beside its neighbours or under them, and whether it speaks for many. */
type Place = FlowOptions & { levels: number; isBeside: boolean; isModel: boolean };

/** Deeper, or longer if it can be helped, the structure says it better. */
const MAX_LEVELS = 6;
const MIN_LEVELS = 2;
const MAX_LINES = 60;
/** So many names make a line; the rest of a long row is counted. */
const MAX_NAMES = 8;

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const joined = (words: readonly (string | false | undefined)[]): string => words.filter(Boolean).join(', ');

const isPlain = (flow: NodeFlow): boolean => flow.kind === 'item' && !isHolder(flow.item);

/** What two flows have in common when they could be one component; headings and texts play one part. */
const shapeOf = (flow: NodeFlow): string => {
  if (flow.kind !== 'item') return `${flow.kind}(${flow.children.map(shapeOf).join()})`;
  const { item } = flow;
  const inside = isHolder(item) ? `(${shapeOf(cutFlow(item.children))})` : '';
  return `${item.kind === 'text' ? 'text' : kindOf(item)}${inside}`;
};

const nameIn = (node: OutlineNode, { isModel }: Place): string => (isModel ? kindOf(node) : nameOf(node));

/** The things of a row one after another; an ellipsis where free space stands between them. */
const listNames = (flows: readonly NodeFlow[], free: readonly number[], place: Place): string => {
  const names = flows.map((flow) => (flow.kind === 'item' ? nameIn(flow.item, place) : flow.kind));
  const shown = names.length <= MAX_NAMES ? names : names.slice(0, MAX_NAMES - 1);
  const listed = shown
    .map((name, index) => (index === 0 ? name : `${free.includes(index - 1) ? ' … ' : ', '}${name}`))
    .join('');
  return names.length > shown.length ? `${listed} and ${names.length - shown.length} more` : listed;
};

const flowLines = (flow: NodeFlow, head: string, place: Place): string[] => {
  if (flow.kind === 'item') {
    const lines = itemLines(flow.item, { ...place, isBeside: false });
    return head === '' ? lines : [`- ${head}`, ...indent(lines)];
  }
  const { kind, children, box } = flow;
  const boxes = children.map((child) => child.box);
  const free = kind === 'row' ? freeAfter(boxes, box) : [];
  const order =
    kind === 'layers' ? 'on top of each other' : joined([kind, gapWords(boxes, kind, free), alignWords(boxes, kind)]);
  const title = joined([head, order]);
  if (children.every(isPlain) || place.levels === 0) return [`- ${title}: ${listNames(children, free, place)}`];
  const inner = { ...place, levels: place.levels - 1, isBeside: kind === 'row' };
  return [`- ${title}`, ...indent(groupAlike(children, shapeOf).flatMap((stretch) => stretchLines(stretch, inner)))];
};

const linesOf = (flow: NodeFlow, place: Place): string[] =>
  flow.kind === 'item'
    ? itemLines(flow.item, place)
    : flowLines(flow, place.isBeside ? `${px(flow.box.width)} wide` : '', place);

const stretchLines = ({ copies }: Stretch<NodeFlow>, place: Place): string[] => {
  const [members] = copies as [NodeFlow[]];
  if (copies.length === 1) return members.flatMap((member) => linesOf(member, place));
  if (members.length === 1 && isPlain(members[0]!)) return [`- ${listNames(copies.flat(), [], place)}`];
  const [first, ...rest] = members.flatMap((member) => linesOf(member, { ...place, isModel: true }));
  return members.length === 1
    ? [`- ${copies.length} times ${first!.slice('- '.length)}`, ...rest]
    : [`- ${copies.length} times in turn`, ...indent([first!, ...rest])];
};

const itemLines = (node: OutlineNode, place: Place): string[] => {
  if (!isHolder(node)) return [`- ${nameIn(node, place)}`];
  const extent = place.isBeside ? `${px(node.box.width)} wide` : `${px(node.box.height)} high`;
  const instead = node.kind === 'region' ? place.instead?.(node) : undefined;
  if (instead !== undefined) return [`- ${joined([kindOf(node), extent])}: ${instead}`];
  const flow = cutFlow(node.children);
  const head = joined([nameIn(node, place), extent, paddingWords(node.box, flow.box)]);
  return place.levels === 0 ? [`- ${head}`] : flowLines(flow, head, place);
};

/** As many levels as fit on a sheet. */
const fitted = (write: (place: Place) => string[], options: FlowOptions): string => {
  let levels = MAX_LEVELS;
  let lines: string[];
  do lines = write({ ...options, levels, isBeside: false, isModel: false });
  while (lines.length > MAX_LINES && levels-- > MIN_LEVELS);
  return lines.join('\n');
};

/** How a landmark's parts flow, in the words of flex and grid. */
export const writeRegionFlow = (node: RegionNode): string => fitted((place) => itemLines(node, place), {});

/** How the page flows, in the words of flex and grid, from the outside in. */
export const writeFlow = (outline: Outline, options: FlowOptions = {}): string =>
  outline.children.length === 0 ? '' : fitted((place) => flowLines(cutFlow(outline.children), 'page', place), options);
