import type { Box } from '../../geometry.ts';
import { cutShort } from '../../text/cut-short.ts';
import { quoteText } from '../../text/quote-text.ts';
import { kindOf, type PageNode, textNodesOf } from '../page/page-node.ts';
import { isLayered } from './flow-words.ts';
import { isPhrase } from './phrase.ts';
import type { NodeWriter } from './write-nodes.ts';
import type { Component } from './write-sets.ts';

/** Enough of a text to find the box that it heads. */
const MAX_HEADING_CHARS = 16;
/** Parts that are listed of a page; nobody checks more of them one by one. */
const MAX_PARTS = 240;
/** Copies of one component whose corners are listed; how the others follow is told where the component is. */
const MAX_COPIES = 24;
/** Edges that differ by no more, in CSS pixels, are written as one. */
const MAX_EDGE_OFF_PX = 1;

const cornerOf = ({ box: { x, y } }: PageNode): string => `${Math.round(x)},${Math.round(y)}`;

const isHeading = (node: PageNode): boolean => node.kind === 'text' && node.tag !== undefined && node.tag !== 'link';

const nameOfBox = (node: PageNode): string => {
  const text = textNodesOf(node.children).find(isHeading);
  return [kindOf(node), text && quoteText(cutShort(text.block.text, MAX_HEADING_CHARS))].filter(Boolean).join(' ');
};

/** What is written in one phrase, or holds nothing; of a chart the whole, whose own words say where its parts are. */
const isPart = (node: PageNode): boolean =>
  isPhrase(node) || node.children.length === 0 || (node.kind === 'element' && node.element.type === 'chart');

/** Things that begin at each of some left edges and at each of some top edges: a row, a column, or rows of one form. */
type Places = { lefts: number[]; tops: number[] };

/** A box and the places of its own parts: what is in a group is its holder's. */
type Listed = { box: PageNode; places: Places[] };

const listBoxes = (box: PageNode, isElsewhere: (node: PageNode) => boolean): Listed[] => {
  const places: Places[] = [];
  const boxes: PageNode[] = [];
  const add = (parts: readonly PageNode[], isTold: boolean): void => {
    // Of what is layered the structure itself says where it is.
    if (parts.length > 0 && !isTold) places.push(placesInRow(parts));
  };
  const visit = (holder: PageNode): void => {
    const isRow = isOneRow(holder);
    const isTold = isLayered(holder.children);
    const listed = holder.children.filter((node) => !isElsewhere(node));
    // Rows in a row are one.
    const inRow = (node: PageNode): PageNode[] =>
      node.kind === 'group' && isOneRow(node) && !isElsewhere(node) ? node.children.flatMap(inRow) : [node];
    const here = isRow ? listed.flatMap(inRow).filter((node) => !isElsewhere(node)) : listed;
    if (isRow) add(here.filter(isPart), isTold);
    for (const child of here) {
      if (isPart(child)) add(isRow ? [] : [child], isTold);
      else if (child.kind === 'group') visit(child);
      else boxes.push(child);
    }
  };
  visit(box);
  return [{ box, places }, ...boxes.flatMap((one) => listBoxes(one, isElsewhere))];
};

const isOneRow = ({ flow, children }: PageNode): boolean =>
  flow?.direction === 'row' && !flow.wrap && !isLayered(children);

/** Parts of a row are centred across it: its top says where all of them are. */
const placesInRow = (parts: readonly PageNode[]): Places => ({
  lefts: parts.map(({ box }) => Math.round(box.x)),
  tops: [Math.round(Math.min(...parts.map(({ box }) => box.y)))],
});

const areNear = (one: readonly number[], two: readonly number[]): boolean =>
  one.length === two.length && one.every((edge, at) => Math.abs(edge - two[at]!) <= MAX_EDGE_OFF_PX);

/** Neighbours that begin at the same left edges, as one. */
const joinPlaces = (places: readonly Places[]): Places[] => {
  const joined: Places[] = [];
  for (const { lefts, tops } of places) {
    const last = joined.at(-1);
    if (last && areNear(last.lefts, lefts)) last.tops.push(...tops);
    else joined.push({ lefts, tops: [...tops] });
  }
  return joined;
};

const placeWords = (places: readonly Places[], { x, y }: Pick<Box, 'x' | 'y'>): string =>
  joinPlaces(places)
    .map(({ lefts, tops }) => {
      const from = (edges: readonly number[], start: number): string =>
        edges.map((edge) => edge - Math.round(start)).join(' ');
      return `${from(lefts, x)} @${from(tops, y)}`;
    })
    .join(', ');

const lineOf = (head: string, places: string): string => `- ${head}${places === '' ? '' : `: ${places}`}`;

const PAGE = { x: 0, y: 0 };

/** Where boxes and all that is in them begin on the page; what is in a component once, from its own corner. */
export const writePlaces = (
  nodes: readonly PageNode[],
  components: readonly Component[],
  instead: NodeWriter['instead'],
): string => {
  const copies = new Set(components.flatMap(({ members }) => members));
  const isElsewhere = (node: PageNode): boolean => copies.has(node) || instead?.(node) !== undefined;
  let free = MAX_PARTS;
  const words = (places: readonly Places[], from: Pick<Box, 'x' | 'y'>): string => {
    const taken = places.filter(({ lefts }) => {
      if (lefts.length > free) return false;
      free -= lefts.length;
      return true;
    });
    return [placeWords(taken, from), taken.length < places.length ? '…' : ''].filter(Boolean).join(' ');
  };
  const boxes = nodes
    .flatMap((node) => listBoxes(node, isElsewhere))
    .filter(({ box, places }) => places.length > 0 || box.kind !== 'page')
    .map(({ box, places }) => lineOf(`${nameOfBox(box)} ${cornerOf(box)}`, words(places, PAGE)));
  const sets = components.flatMap(({ name, members }) => {
    const [first] = members;
    if (!first) return [];
    // What repeats in what repeats has a line of its own.
    const places = listBoxes(first, isElsewhere).flatMap((listed) => listed.places);
    const corners = [...members.slice(0, MAX_COPIES).map(cornerOf), ...(members.length > MAX_COPIES ? ['…'] : [])];
    return [lineOf(`${name} ${corners.join(' ')}`, words(places, first.box))];
  });
  return [...boxes, ...sets].join('\n');
};
