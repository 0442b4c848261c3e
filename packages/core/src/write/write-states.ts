import type { PageState } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import type { TreeNode } from '../page-tree.ts';
import { cutPart } from '../states/cut-part.ts';
import { type ReadState, readStates } from '../states/read-states.ts';
import type { Anchor, Backdrop, LookChange, StateChanges, StatePart, ThemeToken } from '../states/state-changes.ts';
import { plainName, quoteText } from '../text/quote-text.ts';
import { treeOf } from '../tree/tree-of.ts';
import { counted, px, sizeOf } from './number-words.ts';
import { readPage } from './page/read-page.ts';
import type { Voice } from './tree/voice.ts';
import { writeStructure } from './write-structure.ts';

/** More of a kind than these are counted and not listed. */
const MAX_LISTED = { full: 24, concise: 4 };
type Detail = keyof typeof MAX_LISTED;

/** What changes on a page in each of its other states, and nothing that stays; the page is given at all widths that it was measured at. */
export const writeStates = (
  widths: readonly Measurement[],
  states: readonly PageState[],
  voice: Voice,
  detail: Detail = 'full',
): string => {
  return readStates(widths, states)
    .map((one) => {
      const lines = writeChanges(one, voice, detail);
      return [
        `**${plainName(one.title)}** (${attributeWords(one)}):`,
        ...(lines.length > 0 ? lines : ['- No difference was measured.']),
      ].join('\n');
    })
    .join('\n\n');
};

const attributeWords = ({ attribute: { name, value }, theme }: ReadState): string => {
  const set = `\`${name}="${value}"\` on \`<html>\``;
  return theme?.tone ? `\`@media (prefers-color-scheme: ${theme.tone})\`, and ${set}` : set;
};

const writeChanges = ({ page, state, changes, theme }: ReadState, voice: Voice, detail: Detail): string[] => {
  const { appeared, vanished, looks, moves, backdrop } = changes;
  const nodes = nodesById(page);
  const most = MAX_LISTED[detail];
  const own = looks.filter(({ property }) => !theme || property === 'height');
  return [
    ...(theme ? writeTheme(theme.tokens, most) : []),
    ...listed(appeared, most, (part) => writePart(part, state, backdrop, voice, detail), 'more part'),
    ...listed(own, most, (look) => writeLook(look, nodes), 'more change'),
    ...listed(groupMoves(moves), most, (move) => writeMove(move, nodes), 'more move'),
    ...(vanished.length > 0 ? [`- Hidden: ${nameNodes(vanished, most)}.`] : []),
  ];
};

const listed = <T>(list: readonly T[], most: number, write: (one: T) => string, word: string): string[] => [
  ...list.slice(0, most).map(write),
  ...(list.length > most ? [`- ${counted(list.length - most, word)}.`] : []),
];

const writeTheme = (tokens: readonly ThemeToken[], most: number): string[] => [
  `- These colours change: ${tokens
    .slice(0, most)
    .map(({ name, from, to }) => `${name} ${from} → ${to}`)
    .join('; ')}${tokens.length > most ? `; and ${tokens.length - most} more` : ''}.`,
];

const writePart = (
  part: StatePart,
  state: Measurement,
  backdrop: Backdrop | undefined,
  voice: Voice,
  detail: Detail,
): string => {
  const where = backdrop ? `over a backdrop ${backdrop.color} at ${px(backdrop.opacity * 100)} %` : anchorWords(part);
  const place = `x ${px(part.box.x)}, y ${px(part.box.y)}`;
  const head = `- Appears ${where ? `${where}, at ${place}` : `at ${place}`}, ${sizeOf(part.box)} px`;
  if (detail === 'concise') return `${head}: ${nameNodes(part.nodes, MAX_LISTED.concise)}.`;
  const { components, tree } = writeStructure(readPage(cutPart(state, part)).root.children, voice);
  const lines = [tree, components].filter(Boolean).join('\n').split('\n');
  return [`${head}:`, ...lines.map((line) => `  ${line}`.trimEnd())].join('\n');
};

const SIDES: Readonly<Record<Anchor['side'], string>> = {
  below: 'below',
  above: 'above',
  left: 'left of',
  right: 'right of',
};

const anchorWords = ({ anchor }: StatePart): string => {
  if (!anchor) return '';
  const { text, type, side, gap, aligned } = anchor;
  const what = text === undefined ? `the ${type}` : quoteText(text);
  return `${px(gap)} px ${SIDES[side]} ${what}${aligned ? ` with ${aligned} edges aligned` : ''}`;
};

const writeLook = ({ id, property, from, to }: LookChange, nodes: ReadonlyMap<string, TreeNode>): string => {
  const what = nameNode(nodes.get(id)!);
  if (property === 'shadow') return `- ${what}: ${to === 'none' ? 'no shadow' : 'gets a shadow'}.`;
  if (property === 'height') return `- ${what}: ${to} px high instead of ${from} px.`;
  return `- ${what}: ${property} ${from} → ${to}.`;
};

type Move = { by: number; ids: string[] };

/** Things that move by the same distance are one sentence. */
const groupMoves = (moves: StateChanges['moves']): Move[] =>
  [...Map.groupBy(moves, ([, by]) => Math.round(by))].map(([by, moved]) => ({ by, ids: moved.map(([id]) => id) }));

const writeMove = ({ by, ids }: Move, nodes: ReadonlyMap<string, TreeNode>): string => {
  const first = ids.map((id) => nodes.get(id)!).sort((a, b) => a.box.y - b.box.y)[0]!;
  const rest = ids.length > 1 ? ` and ${counted(ids.length - 1, 'more item')}` : '';
  return `- ${nameNode(first)}${rest}: ${Math.abs(by)} px farther ${by > 0 ? 'down' : 'up'}.`;
};

const nodesById = (measurement: Measurement): ReadonlyMap<string, TreeNode> => {
  const nodes = new Map<string, TreeNode>();
  const visit = (node: TreeNode): void => {
    nodes.set(node.id, node);
    node.children.forEach(visit);
  };
  visit(treeOf(measurement).root);
  return nodes;
};

const textsIn = (node: TreeNode): string[] =>
  node.kind === 'text' ? [node.text ?? ''] : node.children.flatMap(textsIn);

/** What a reader finds a node by: its words, else its kind and place. */
const nameNode = (node: TreeNode): string => {
  const [text] = textsIn(node);
  const type = `${node.type.charAt(0).toUpperCase()}${node.type.slice(1)}`;
  if (text === undefined) return `${type} at x ${px(node.box.x)}, y ${px(node.box.y)}`;
  return node.kind === 'text' ? quoteText(text) : `${type} with ${quoteText(text)}`;
};

const nameNodes = (nodes: readonly TreeNode[], most: number): string => {
  const texts = nodes.flatMap(textsIn);
  const kinds = [
    ...Map.groupBy(
      nodes.filter((node) => textsIn(node).length === 0),
      ({ type }) => type,
    ),
  ];
  const more = texts.length - most;
  return [
    ...texts.slice(0, most).map(quoteText),
    ...(more > 0 ? [`${more} more`] : []),
    ...kinds.map(([type, list]) => counted(list.length, type)),
  ].join(', ');
};
