import type { Box } from '../../geometry.ts';
import { px } from '../number-words.ts';
import type { Outline, OutlineNode, RegionNode } from '../outline/outline-node.ts';
import { isSameWords } from '../structure/same-words.ts';
import { alignWords, freeAfter, gapWords, MAX_GAPS, paddingWords, stepOf } from './flow-words.ts';
import { groupAlike, type Stretch } from './group-alike.ts';
import { isAlike } from './is-alike.ts';
import { isPlain, joinPlain } from './join-plain.ts';
import { lineBox } from './line-box.ts';
import { kindOf } from './name-node.ts';
import { MAX_NAMES, nameThings } from './name-things.ts';
import { type Nested, type NodeFlow, nestFlow } from './nest-flow.ts';
import { standingIn } from './standing-in.ts';
import { FREE_SPACE, type Teller } from './teller.ts';

export type FlowOptions = {
  /** A phrase instead of a landmark's flow, where that is told elsewhere. */
  instead?: ((node: RegionNode) => string | undefined) | undefined;
  /** How many levels and lines it may have; the levels give way until the lines fit. */
  limits?: { levels: number; lines: number };
  tell?: Teller;
};

/** Where a line stands: how many levels may follow, beside its neighbours or under them, alone or for its copies too. */
type Place = Pick<FlowOptions, 'instead'> & {
  levels: number;
  isBeside: boolean;
  isCopy: boolean;
  tell: Teller;
  /** Where each part of the row or column around stands across it. */
  standingOf: (flow: NodeFlow) => string;
};

/** Deeper, or longer if it can be helped, the structure says it better. */
const SHEET = { levels: 6, lines: 72 };
const MIN_LEVELS = 2;

/** Copies are told with one place across their row or column, which may be off by as much as the ink of texts. */
const SAME_STANDING_PX = 4;

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
const joined = (words: readonly (string | false | undefined)[]): string => words.filter(Boolean).join(', ');

/** All things of a flow from the outside in; flows that are alike list theirs in the same order. */
const nodesIn = (flow: NodeFlow): OutlineNode[] => {
  if (flow.kind !== 'item') return flow.children.flatMap(nodesIn);
  const { node, inside } = flow.item;
  return inside ? [node, ...nodesIn(inside)] : [node];
};

const toLines = (flow: NodeFlow): { box: Box } => ({ box: lineBox(flow) });

const AS_USUAL: Place['standingOf'] = () => '';

const listOf = (flows: readonly NodeFlow[], free: readonly number[], { tell, standingOf }: Place): string =>
  tell.list(
    flows.map((flow) => ({ thing: flow.kind === 'item' ? flow.item.node : flow.kind, standing: standingOf(flow) })),
    free,
  );

const flowLines = (flow: NodeFlow, head: string, place: Place, origin: Box = flow.box): string[] => {
  const inner: Place = { ...place, levels: place.levels - 1, isBeside: flow.kind === 'row', standingOf: AS_USUAL };
  const isTooDeep = place.levels === 0;
  if (flow.kind === 'item') {
    if (isTooDeep) return [`- ${head}`, ...indent(place.tell.instead?.(nodesIn(flow), true) ?? [])];
    return [`- ${head}`, ...indent(itemLines(flow.item, inner))];
  }
  const { kind, children, box } = flow;
  const free = kind === 'row' ? freeAfter(children, box) : [];
  const align = kind !== 'layers' && alignWords(children, kind);
  const { isOnlySource } = place.tell;
  const maxGaps = isOnlySource ? MAX_GAPS.all : MAX_GAPS.usual;
  const order =
    kind === 'layers'
      ? 'on top of each other'
      : joined([kind, gapWords(children.map(toLines), kind, free, maxGaps), align]);
  const title = joined([head, order]);
  if (isOnlySource && !align) inner.standingOf = standingIn({ ...flow, box: kind === 'layers' ? origin : box });
  const here = { ...place, standingOf: inner.standingOf };
  if (children.every(isPlain)) return [`- ${title}: ${listOf(children, free, here)}`];
  if (!isTooDeep) return [`- ${title}`, ...indent(childLines(children, free, inner))];
  const rest = place.tell.instead?.(nodesIn(flow), true);
  return rest ? [`- ${title}`, ...indent(rest)] : [`- ${title}: ${listOf(children, free, here)}`];
};

/** What stands between two free spaces is told together. */
const childLines = (children: readonly NodeFlow[], free: readonly number[], place: Place): string[] =>
  [...free, children.length - 1].flatMap((last, index, ends) => {
    const part = children.slice(index === 0 ? 0 : ends[index - 1]! + 1, last + 1);
    const isCopy = (a: NodeFlow, b: NodeFlow): boolean =>
      isAlike(a, b, place.isBeside) && isSameWords(place.standingOf(a), place.standingOf(b), SAME_STANDING_PX);
    const stretches = groupAlike(part, isCopy);
    const lines = joinPlain(stretches, MAX_NAMES).flatMap((stretch) => stretchLines(stretch, place));
    return index === 0 ? lines : [`- ${FREE_SPACE}`, ...lines];
  });

const linesOf = (flow: NodeFlow, place: Place): string[] => {
  const at = place.standingOf(flow);
  if (flow.kind === 'item') return itemLines(flow.item, place, at);
  // The words of the others may make theirs wider.
  const isOwnWidth = place.isBeside && !place.isCopy;
  return flowLines(flow, joined([isOwnWidth && `${px(flow.box.width)} wide`, at]), place);
};

const stretchLines = ({ copies }: Stretch<NodeFlow>, place: Place): string[] => {
  const [members] = copies as [NodeFlow[]];
  if (members.length === 1 && copies.every(([one]) => isPlain(one!))) return [`- ${listOf(copies.flat(), [], place)}`];
  if (copies.length === 1) return members.flatMap((member) => linesOf(member, place));
  const { tell, contents } = place.tell.ofCopies(copies.map((copy) => copy.flatMap(nodesIn)));
  const [first, ...rest] = members.flatMap((member) => linesOf(member, { ...place, tell, isCopy: true }));
  const own = contents?.() ?? [];
  const step =
    !place.isBeside &&
    stepOf(
      copies.map(([one]) => one!),
      'column',
    );
  const times = `${copies.length} times${step ? ` (every ${step})` : ''}`;
  return members.length === 1
    ? [`- ${times} ${first!.slice('- '.length)}`, ...rest, ...indent(own)]
    : [`- ${times} in turn`, ...indent([first!, ...rest, ...own])];
};

const itemLines = ({ node, inside }: Nested, place: Place, at = ''): string[] => {
  const { tell, isBeside } = place;
  if (node.kind === 'region') {
    const instead = node.children.length === 0 ? 'empty' : place.instead?.(node);
    const extent = isBeside ? `${px(node.box.width)} wide` : `${px(node.box.height)} high`;
    if (instead !== undefined) return [`- ${joined([kindOf(node), extent])}: ${instead}`];
  }
  if (!inside) return [`- ${tell.list([{ thing: node, standing: at }], [])}`];
  const told = tell.instead?.([node], false);
  if (told) return told;
  // Things on top of each other are told by their places in the box, which has no padding then.
  const isPlaced = tell.isOnlySource && inside.kind === 'layers';
  const head = joined([tell.holder(node, isBeside), at, !isPlaced && paddingWords(node.box, lineBox(inside))]);
  return place.levels === 0
    ? [`- ${head}`, ...indent(tell.instead?.(nodesIn(inside), true) ?? [])]
    : flowLines(inside, head, place, node.box);
};

/** As many levels as fit on a sheet. */
const fitted = (
  write: (place: Place) => string[],
  { limits = SHEET, tell = nameThings, instead }: FlowOptions,
): string => {
  let { levels } = limits;
  let lines: string[];
  do lines = write({ instead, tell, levels, isBeside: false, isCopy: false, standingOf: AS_USUAL });
  while (lines.length > limits.lines && levels-- > MIN_LEVELS);
  return lines.join('\n');
};

/** How a landmark's parts flow, in the words of flex and grid. */
export const writeRegionFlow = (node: RegionNode, options: FlowOptions = {}): string => {
  const flow = nestFlow([node]);
  return fitted((place) => linesOf(flow, place), options);
};

/** How the page flows, in the words of flex and grid, from the outside in. */
export const writeFlow = (outline: Outline, options: FlowOptions = {}): string => {
  if (outline.children.length === 0) return '';
  const flow = nestFlow(outline.children);
  return fitted((place) => flowLines(flow, 'page', place), options);
};
