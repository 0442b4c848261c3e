import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import { gapAcross, gapDown, toRows } from '../../label/rows.ts';
import type { TruthLine } from '../../truth.ts';
import { toBox } from '../match-boxes.ts';
import type { TrueNode } from './pair-trees.ts';

/** Rooms on two sides that differ by less, in CSS pixels, are those of something in the middle. */
const MAX_OFF_CENTRE_PX = 2;

/**
 * What a picture shows of a true node: its box where something paints it, else what it holds. Nobody sees the padding of a link
 * without a fill, or how far a text could run on.
 */
export function shownBox(node: TrueNode, texts: readonly TruthLine[]): Box {
  if (node.painted) return node.box;
  const inside = [
    ...node.children.map((child) => shownBox(child, texts)),
    ...node.lines.map((line) => lineBox(line, texts)),
  ];
  return inside.length > 0 ? surround(inside) : node.box;
}

const lineBox = (line: number, texts: readonly TruthLine[]): Box => {
  const text = texts[line];
  // Lines are indices of this list.
  return toBox((text?.lineBox ?? text?.box)!);
};

/** What a node holds as it is seen; the lines of one text are one thing. */
const shownContents = (node: TrueNode, texts: readonly TruthLine[]): Box[] => {
  const isLine = ({ source, lines }: TrueNode): boolean => source === undefined && lines.length > 0;
  const lines = [...node.lines, ...node.children.filter(isLine).flatMap((child) => child.lines)];
  const blocks = Map.groupBy(lines, (line) => texts[line]?.block);
  return [
    ...node.children.filter((child) => !isLine(child)).map((child) => shownBox(child, texts)),
    ...[...blocks.values()].map((block) => surround(block.map((line) => lineBox(line, texts)))),
  ];
};

/** Between what is seen of neighbours, along a row and from row to row, where that is the same everywhere. */
export function shownGaps(node: TrueNode, texts: readonly TruthLine[]): (number | undefined)[] {
  const rows = toRows(shownContents(node, texts).map(({ x, y, width, height }) => [x, y, width, height]));
  return [gapAcross(rows), gapDown(rows)];
}

/** Top, right, bottom and left of contents that are in the middle of their box: whether padding or a height puts them there cannot be seen. */
export function centredRoom(node: TrueNode, texts: readonly TruthLine[], scale: number): (number | undefined)[] {
  const contents = shownContents(node, texts);
  if (contents.length === 0) return [];
  const inner = surround(contents);
  const rooms = [
    inner.y - node.box.y,
    right(node.box) - right(inner),
    bottom(node.box) - bottom(inner),
    inner.x - node.box.x,
  ] as const;
  const isCentred = (a: number, b: number): boolean => a >= 0 && b >= 0 && Math.abs(a - b) <= MAX_OFF_CENTRE_PX * scale;
  const [down, across] = [isCentred(rooms[0], rooms[2]), isCentred(rooms[1], rooms[3])];
  return rooms.map((room, side) => ((side % 2 === 0 ? down : across) ? room : undefined));
}
