import { type Box, centreY } from '../../geometry.ts';
import { kindOf, type PageNode } from '../page/page-node.ts';
import { edgeWords, MAX_EDGE_OFF_PX } from './edge-words.ts';
import { PARTS_FROM, saidStarts } from './flow-words.ts';
import { isPhrase } from './phrase.ts';
import type { NodeWriter } from './write-nodes.ts';
import type { Component } from './write-sets.ts';

/** Parts that are listed of a page; nobody checks more of them one by one. */
const MAX_PARTS = 240;
/** Copies of one component whose corners are listed; how the others follow is told where the component is. */
const MAX_COPIES = 24;
/** Parts whose middles are this near, in CSS pixels, are centred across a row. */
const MAX_MIDDLE_OFF_PX = 4;
/** What the structure's own gaps and paddings put this near, in CSS pixels, needs no place. */
const MAX_SAID_OFF_PX = 1;

/** What is written in one phrase, or holds nothing; of a chart the whole, whose own words say where its parts are. */
const isPart = (node: PageNode): boolean =>
  isPhrase(node) || node.children.length === 0 || (node.kind === 'element' && node.element.type === 'chart');

/** Things that begin at each of some left edges and at each of some top edges: a row, a column, or rows of one form. */
type Places = { name: string; lefts: number[]; tops: number[] };

/** A box, whether what holds it says its place, and the places of its own parts: what is in a group is its holder's. */
type Listed = { box: PageNode; isTold: boolean; places: Places[] };

/** A box says its width, and a text in a face that is surely known has the one of its words. */
const hasKnownWidth = (node: PageNode): boolean =>
  node.kind === 'text' ? node.block.lines.every(({ font }) => font?.sure === true) : node.kind === 'element';

/** True where gaps and paddings say where all children are; in a row only widths that are known can come before others. */
const isSaid = (holder: PageNode): boolean => {
  const { flow, box } = holder;
  const children = holder.children.filter(({ isFloating }) => !isFloating);
  if (!flow) return false;
  const isRow = flow.direction === 'row';
  if (isRow && children.length === 2 && flow.justify) return true;
  if (isRow && !children.slice(0, -1).every(hasKnownWidth)) return false;
  const starts = saidStarts(flow, box, children);
  return (
    starts?.every((start, at) => {
      const { x, y } = children[at]!.box;
      return Math.abs((isRow ? x : y) - start) <= MAX_SAID_OFF_PX;
    }) ?? false
  );
};

type Skip = { isElsewhere: (node: PageNode) => boolean; isSaid: (holder: PageNode) => boolean };

const listBoxes = (box: PageNode, skip: Skip, isBoxTold = false): Listed[] => {
  const places: Places[] = [];
  const boxes: { box: PageNode; isTold: boolean }[] = [];
  const add = (parts: readonly PageNode[], isTold: boolean): void => {
    if (!isTold) places.push(...placesInRow(parts));
  };
  const visit = (holder: PageNode, isInRow: boolean): void => {
    const isRow = isOneRow(holder);
    // A group in a row has no width that is written, so that nothing can be pushed apart in it.
    const isPushed = isInRow && holder.flow?.justify !== undefined;
    // Of what is layered the structure itself says where it is.
    const isTold = holder.isLayered === true || (!isPushed && skip.isSaid(holder));
    const listed = holder.children.filter((node) => !skip.isElsewhere(node));
    // Rows in a row are one.
    const inRow = (node: PageNode): PageNode[] =>
      node.kind === 'group' && isOneRow(node) && !skip.isElsewhere(node) ? node.children.flatMap(inRow) : [node];
    const here = isRow && !isTold ? listed.flatMap(inRow).filter((node) => !skip.isElsewhere(node)) : listed;
    if (isRow) add(here.filter(isPart), isTold);
    for (const child of here) {
      if (isPart(child)) add(isRow ? [] : [child], isTold);
      else if (child.kind === 'group') visit(child, isRow);
      else boxes.push({ box: child, isTold });
    }
  };
  visit(box, false);
  return [{ box, isTold: isBoxTold, places }, ...boxes.flatMap((one) => listBoxes(one.box, skip, one.isTold))];
};

const isOneRow = ({ flow, isLayered }: PageNode): boolean => flow?.direction === 'row' && !flow.wrap && !isLayered;

/** Parts of a row that are centred across it have one top, that of the highest; others have their own. */
const placesInRow = (parts: readonly PageNode[]): Places[] => {
  const lines: PageNode[][] = [];
  for (const part of parts) {
    const line = lines.find(([first]) => Math.abs(centreY(first!.box) - centreY(part.box)) <= MAX_MIDDLE_OFF_PX);
    if (line) line.push(part);
    else lines.push([part]);
  }
  return lines.map((line) => ({
    name: nameOf(line),
    lefts: line.map(({ box }) => Math.round(box.x)),
    tops: [Math.round(Math.min(...line.map(({ box }) => box.y)))],
  }));
};

/** What all parts of a row are; their words are in the structure, which says each once. */
const nameOf = (parts: readonly PageNode[]): string => {
  const [kind = '', ...others] = new Set(parts.map(kindOf));
  return others.length === 0 ? kind : 'row';
};

const areNear = (one: readonly number[], two: readonly number[]): boolean =>
  one.length === two.length && one.every((edge, at) => Math.abs(edge - two[at]!) <= MAX_EDGE_OFF_PX);

/** Neighbours that begin at the same left edges, as one. */
const joinPlaces = (places: readonly Places[]): Places[] => {
  const joined: Places[] = [];
  for (const { name, lefts, tops } of places) {
    const last = joined.at(-1);
    if (last && areNear(last.lefts, lefts)) {
      last.tops.push(...tops);
      if (last.name !== name) last.name = lefts.length > 1 ? 'row' : 'column';
    } else joined.push({ name, lefts, tops: [...tops] });
  }
  return joined;
};

/** Copies side by side, as rows of them. */
const cornersOf = (members: readonly PageNode[]): Places[] => {
  const rows: Places[] = [];
  for (const { box } of members) {
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    const last = rows.at(-1);
    if (last && areNear(last.tops, [top]) && left > last.lefts.at(-1)!) last.lefts.push(left);
    else rows.push({ name: '', lefts: [left], tops: [top] });
  }
  return rows;
};

const placeWords = (places: readonly Places[], { x, y }: Pick<Box, 'x' | 'y'>): string =>
  joinPlaces(places)
    .map(({ name, lefts, tops }) => {
      const from = (edges: readonly number[], start: number): string =>
        edgeWords(edges.map((edge) => edge - Math.round(start)));
      return [name, from(lefts, x), `@${from(tops, y)}`].filter(Boolean).join(' ');
    })
    .join(', ');

const partsIn = (node: PageNode): PageNode[] => (isPart(node) ? [node] : node.children.flatMap(partsIn));

/** True where all parts are in the middle of a row: then only their left edges have to be said. */
const isCentred = (row: PageNode): boolean =>
  row.children.flatMap(partsIn).every(({ box }) => Math.abs(centreY(box) - centreY(row.box)) <= MAX_MIDDLE_OFF_PX);

const PAGE = { x: 0, y: 0 };

type Entry = { head: string; places: string };

/** Boxes of which nothing else is listed share a line with the next. */
const linesOf = (entries: readonly Entry[]): string[] => {
  const lines: string[] = [];
  let heads: string[] = [];
  for (const [at, { head, places }] of entries.entries()) {
    heads.push(places === '' ? head : `${head}: ${places}`);
    if (places === '' && at < entries.length - 1) continue;
    lines.push(`- ${heads.join('; ')}`);
    heads = [];
  }
  return lines;
};

/** Where boxes begin on the page, and what in them its flow does not say; what is in a component once, from its own corner. */
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
    .flatMap((node) => listBoxes(node, { isElsewhere, isSaid }))
    // Landmarks are told in any case: the rest is checked from them.
    .filter(({ box, isTold, places }) => places.length > 0 || box.kind === 'region' || !(isTold || box.kind === 'page'))
    .map(({ box, places }): Entry => {
      const corner = `${Math.round(box.box.x)},${Math.round(box.box.y)}`;
      return { head: `${kindOf(box)} ${corner}`, places: words(places, PAGE) };
    });
  const sets = components.flatMap(({ name, members, lines: [line = ''] }): Entry[] => {
    const [first] = members;
    if (!first) return [];
    // What repeats in what repeats has a line of its own. Rows of copies say where their parts begin, or how far apart they are.
    const inCopies = {
      isElsewhere,
      isSaid: (holder: PageNode) => (isOneRow(holder) && isCentred(holder)) || isSaid(holder),
    };
    const isRow = line.includes(PARTS_FROM) && isCentred(first);
    const places = isRow ? [] : listBoxes(first, inCopies).flatMap((listed) => listed.places);
    const corners = placeWords(cornersOf(members.slice(0, MAX_COPIES)), PAGE);
    const more = members.length > MAX_COPIES ? ' …' : '';
    return [{ head: `${name} ${corners}${more}`, places: words(places, first.box) }];
  });
  return linesOf([...boxes, ...sets]).join('\n');
};
