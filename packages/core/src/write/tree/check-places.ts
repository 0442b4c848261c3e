import type { Box } from '../../geometry.ts';
import { cutShort } from '../../text/cut-short.ts';
import { quoteText } from '../../text/quote-text.ts';
import { kindOf, type PageNode, textNodesOf } from '../page/page-node.ts';
import { isPhrase } from './phrase.ts';
import type { NodeWriter } from './write-nodes.ts';
import type { Component } from './write-sets.ts';

/** Enough of a text to find it: of a box, and of a part of one, of which there are many more. */
const MAX_BOX_CHARS = 16;
const MAX_PART_CHARS = 10;
/** Parts that are listed of a page; nobody checks more of them one by one. */
const MAX_PARTS = 240;
/** Copies of one component whose corners are listed; how the others follow is told where the component is. */
const MAX_COPIES = 24;

const placeOf = ({ box: { x, y } }: PageNode): string => `${Math.round(x)},${Math.round(y)}`;

const placeIn =
  (holder: Box) =>
  ({ box: { x, y } }: PageNode): string =>
    `+${Math.round(x - holder.x)},+${Math.round(y - holder.y)}`.replaceAll('+-', '-');

const isHeading = (node: PageNode): boolean => node.kind === 'text' && node.tag !== undefined && node.tag !== 'link';

const nameOfBox = (node: PageNode): string => {
  const text = textNodesOf(node.children).find(isHeading);
  return [kindOf(node), text && quoteText(cutShort(text.block.text, MAX_BOX_CHARS))].filter(Boolean).join(' ');
};

const nameOfPart = (node: PageNode): string => {
  const [text] = textNodesOf([node]);
  const says = text && quoteText(cutShort(text.block.text, MAX_PART_CHARS));
  if (node.kind === 'text') return says ?? '';
  return [kindOf(node), says].filter(Boolean).join(' ');
};

/** What is written in one phrase, or holds nothing; of a chart the whole, whose own words say where its parts are. */
const isPart = (node: PageNode): boolean =>
  isPhrase(node) || node.children.length === 0 || (node.kind === 'element' && node.element.type === 'chart');

/** A box and its own parts: what is in a group is its holder's. */
type Listed = { box: PageNode; parts: PageNode[] };

const listBoxes = (box: PageNode, isElsewhere: (node: PageNode) => boolean): Listed[] => {
  const parts: PageNode[] = [];
  const boxes: PageNode[] = [];
  const visit = (node: PageNode): void => {
    if (isElsewhere(node)) return;
    if (isPart(node)) parts.push(node);
    else if (node.kind === 'group') node.children.forEach(visit);
    else boxes.push(node);
  };
  box.children.forEach(visit);
  return [{ box, parts }, ...boxes.flatMap((one) => listBoxes(one, isElsewhere))];
};

/** Parts with their places; neighbours of one name, such as the stars of a rating, are named once. */
const partWords = (parts: readonly PageNode[], toPlace: (part: PageNode) => string): string => {
  const runs: { name: string; places: string[] }[] = [];
  for (const part of parts) {
    const name = nameOfPart(part);
    const last = runs.at(-1);
    if (last?.name === name) last.places.push(toPlace(part));
    else runs.push({ name, places: [toPlace(part)] });
  }
  return runs.map(({ name, places }) => `${name} ${places.join(' ')}`).join('; ');
};

const lineOf = (head: string, parts: string): string => `- ${head}${parts === '' ? '' : `: ${parts}`}`;

/** Where the top left corners of boxes and of all that is in them are on the page; what is in a component once, from its own corner. */
export const writePlaces = (
  nodes: readonly PageNode[],
  components: readonly Component[],
  instead: NodeWriter['instead'],
): string => {
  const copies = new Set(components.flatMap(({ members }) => members));
  const isElsewhere = (node: PageNode): boolean => copies.has(node) || instead?.(node) !== undefined;
  let free = MAX_PARTS;
  const words = (parts: readonly PageNode[], toPlace: (part: PageNode) => string): string => {
    const taken = parts.slice(0, free);
    free -= taken.length;
    return [partWords(taken, toPlace), taken.length < parts.length ? '…' : ''].filter(Boolean).join(' ');
  };
  const boxes = nodes
    .flatMap((node) => listBoxes(node, isElsewhere))
    .filter(({ box, parts }) => parts.length > 0 || box.kind !== 'page')
    .map(({ box, parts }) => lineOf(`${nameOfBox(box)} ${placeOf(box)}`, words(parts, placeOf)));
  const sets = components.flatMap(({ name, members }) => {
    const [first] = members;
    if (!first) return [];
    // What repeats in what repeats has a line of its own.
    const parts = listBoxes(first, isElsewhere).flatMap((listed) => listed.parts);
    const places = [...members.slice(0, MAX_COPIES).map(placeOf), ...(members.length > MAX_COPIES ? ['…'] : [])];
    return [lineOf(`${name} ${places.join(' ')}`, words(parts, placeIn(first.box)))];
  });
  return [...boxes, ...sets].join('\n');
};
