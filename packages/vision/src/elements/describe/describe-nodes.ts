import { area, type Box, bottom, contains, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { parseHex } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import type { Border, Fill } from '../../scene/scene.ts';
import { NODE_KINDS, type PageNode } from '../nodes/page-node.ts';
import { brightness, CROP_LENGTH, cropInside, cropNode, INSIDE_LENGTH } from './crop-node.ts';
import { lookInside } from './look-inside.ts';

/** Numbers that the network is given of all nodes of a page. */
export type NodeFacts = {
  count: number;
  /** `FACTS` numbers a node. */
  facts: Float32Array;
  /** x, y, width and height in CSS pixels. */
  boxes: Float32Array;
  /** `WORDS` numbers a node: which word it begins with, or 0. */
  words: Int32Array;
  /** A square around each node, in grey. */
  crops: Uint8Array;
  /** Each node alone, stretched to a square, in colour. */
  insides: Uint8Array;
};

/** How many words of a node are reported, and in how many numbers words are reported. */
export const WORDS = 2;
export const WORD_NUMBERS = 1024;

/** Contents may stand out of what holds them by so many pixels. */
const SLACK = 2;
/** Boxes whose sides differ by no more than this, in CSS pixels, are of one size. */
const SAME_SIZE = 2;

type Held = { holder?: PageNode | undefined; depth: number };

/** What each node looks like, where it lies and what lies in it; no opinion of what it is. */
export function describeNodes(nodes: readonly PageNode[], pixels: Pixels, scale: number): NodeFacts {
  const count = nodes.length;
  const words = new Int32Array(count * WORDS);
  const rows = nodes.map((node, index) => {
    const held = holderOf(node, nodes);
    const inside = nodes.filter((other) => other !== node && contains(node.box, other.box, SLACK));
    const lines = linesOf(node, inside);
    words.set(wordNumbers(lines), index * WORDS);
    return [
      ...placeFacts(node.box, held, pixels, scale),
      ...NODE_KINDS.map((kind) => Number(kind === node.kind)),
      ...paintFacts(node, pixels, scale),
      ...textFacts(node, lines, scale),
      ...contentFacts(node, inside, nodes, scale),
    ];
  });
  const boxes = new Float32Array(count * 4);
  const crops = new Uint8Array(count * CROP_LENGTH);
  const insides = new Uint8Array(count * INSIDE_LENGTH);
  for (const [index, node] of nodes.entries()) {
    const { x, y, width, height } = node.box;
    boxes.set([x / scale, y / scale, width / scale, height / scale], index * 4);
    cropNode(pixels, node.box, scale, crops, index * CROP_LENGTH);
    cropInside(pixels, node.box, insides, index * INSIDE_LENGTH);
  }
  return { count, facts: Float32Array.from(rows.flat()), boxes, words, crops, insides };
}

const log = (value: number): number => Math.log2(1 + Math.max(0, value)) / 10;
const rgb = (color: number): number[] => [(color >> 16) / 255, ((color >> 8) & 255) / 255, (color & 255) / 255];
const isHolder = ({ kind }: PageNode): boolean => kind === 'surface';

/** The smallest surface that holds a node, and how many do. */
const holderOf = (node: PageNode, nodes: readonly PageNode[]): Held => {
  const size = area(node.box);
  let [holder, depth]: [PageNode | undefined, number] = [undefined, 0];
  for (const other of nodes) {
    if (!isHolder(other) || other === node || area(other.box) <= size || !contains(other.box, node.box, SLACK))
      continue;
    depth++;
    if (!holder || area(other.box) < area(holder.box)) holder = other;
  }
  return { holder, depth };
};

const placeFacts = (box: Box, { holder, depth }: Held, { width, height }: Pixels, scale: number): number[] => {
  const around = holder?.box ?? { x: 0, y: 0, width, height };
  return [
    log(box.width / scale),
    log(box.height / scale),
    Math.log2(Math.max(1, box.width) / Math.max(1, box.height)) / 5,
    box.x / width,
    right(box) / width,
    box.y / height,
    bottom(box) / height,
    log(box.y / scale),
    log((height - bottom(box)) / scale),
    box.width / width,
    box.height / height,
    log(width / scale),
    log(height / scale),
    log((box.x - around.x) / scale),
    log((box.y - around.y) / scale),
    log((right(around) - right(box)) / scale),
    log((bottom(around) - bottom(box)) / scale),
    box.width / around.width,
    box.height / around.height,
    Number(!holder),
    depth / 6,
  ];
};

const paintFacts = ({ box, surface }: PageNode, pixels: Pixels, scale: number): number[] => {
  const look = lookInside(pixels, box);
  const fill = surface?.fill;
  const own = fill ? mainColor(fill) : look.main;
  const behind = colorAround(pixels, box);
  const border = surface?.border;
  const shadow = surface?.shadows[0];
  const corners = surface?.corners ?? [0, 0, 0, 0];
  const radius = Math.max(...corners);
  const line = border ? borderColor(border) : own;
  return [
    ...rgb(own),
    ...rgb(behind),
    ...rgb(line),
    (brightness(own) - brightness(behind)) / 255,
    ...rgb(own).map((level, channel) => Math.abs(level - (rgb(behind)[channel] ?? 0))),
    Number(fill !== undefined),
    Number(fill?.kind === 'linear' || fill?.kind === 'radial'),
    Number(fill?.kind === 'soft' || fill?.kind === 'stripes'),
    Number(border !== undefined),
    (border?.widths.filter((width) => width > 0).length ?? 0) / 4,
    Math.max(0, ...(border?.widths ?? [])) / scale / 4,
    log(radius / scale),
    radius / Math.max(1, Math.min(box.width, box.height)),
    Math.min(...corners) / Math.max(1, radius),
    Number(shadow !== undefined),
    log((shadow?.blur ?? 0) / scale),
    look.mainShare,
    look.variety,
    look.chroma,
    look.spread,
    look.edges,
  ];
};

const mainColor = (fill: Fill): number => {
  if (fill.kind === 'flat') return fill.color;
  if (fill.kind === 'linear' || fill.kind === 'radial') return fill.stops[0]?.color ?? 0;
  return fill.kind === 'soft' ? (fill.colors[0] ?? 0) : (fill.bands[0]?.color ?? 0);
};

const borderColor = ({ widths, colors }: Border): number =>
  colors[
    Math.max(
      0,
      widths.findIndex((width) => width > 0),
    )
  ] ?? 0;

/** The colour that most of the places just outside the middles of the sides and the corners have. */
const colorAround = ({ width, height, colors }: Pixels, box: Box): number => {
  const [left, top] = [Math.round(box.x) - 2, Math.round(box.y) - 2];
  const [end, low] = [Math.round(right(box)) + 1, Math.round(bottom(box)) + 1];
  const [middleX, middleY] = [(left + end) >> 1, (top + low) >> 1];
  const places = [
    [left, middleY],
    [end, middleY],
    [middleX, top],
    [middleX, low],
    [left, top],
    [end, top],
    [left, low],
    [end, low],
  ];
  const counts = new Map<number, number>();
  let [main, most] = [0, 0];
  for (const [x = 0, y = 0] of places) {
    const inX = Math.min(width - 1, Math.max(0, x));
    const inY = Math.min(height - 1, Math.max(0, y));
    const color = colors[inY * width + inX] ?? 0;
    const count = (counts.get(color) ?? 0) + 1;
    counts.set(color, count);
    if (count > most) [main, most] = [color, count];
  }
  return main;
};

const textFacts = (node: PageNode, lines: readonly TextLine[], scale: number): number[] => {
  const joined = lines.map(({ text }) => text).join(' ');
  const chars = [...joined];
  const share = (wanted: RegExp): number =>
    chars.length === 0 ? 0 : chars.filter((char) => wanted.test(char)).length / chars.length;
  const sizes = lines.map(({ fontSize }) => fontSize / scale);
  const around = lines.length > 0 ? surround(lines.map(({ box }) => box)) : undefined;
  const first = lines[0];
  return [
    Number(lines.length > 0),
    log(lines.length),
    log(chars.length),
    log(joined.split(' ').length),
    share(/\d/),
    share(/\p{Lu}/u),
    share(/[^\p{L}\d\s]/u),
    Number(/[:*]$/.test(joined)),
    Number(/[.!?]$/.test(joined)),
    Number(/\d/.test(joined) && !/\p{L}/u.test(joined)),
    Number(/[@/]|\.\.\.|…$/.test(joined)),
    log(Math.max(0, ...sizes)),
    log(sizes.length > 0 ? Math.min(...sizes) : 0),
    (first?.fontWeight ?? 400) / 900,
    ...rgb(first ? parseHex(first.color) : 0),
    around ? (around.x + around.width / 2 - node.box.x) / Math.max(1, node.box.width) : 0.5,
    around ? (around.y + around.height / 2 - node.box.y) / Math.max(1, node.box.height) : 0.5,
    around ? around.width / Math.max(1, node.box.width) : 0,
    around ? around.height / Math.max(1, node.box.height) : 0,
    around ? log((around.x - node.box.x) / scale) : 0,
  ];
};

/** The texts in a node, in reading order; of a text itself. */
const linesOf = (node: PageNode, inside: readonly PageNode[]): TextLine[] =>
  node.text
    ? [node.text]
    : inside
        .flatMap(({ kind, text }) => (kind === 'text' && text ? [text] : []))
        .toSorted((one, other) => one.box.y - other.box.y || one.box.x - other.box.x);

const contentFacts = (
  node: PageNode,
  inside: readonly PageNode[],
  nodes: readonly PageNode[],
  scale: number,
): number[] => {
  const size = Math.max(1, area(node.box));
  const near = SAME_SIZE * scale;
  const alike = nodes.filter(
    (other) =>
      other !== node &&
      other.kind === node.kind &&
      Math.abs(other.box.width - node.box.width) <= near &&
      Math.abs(other.box.height - node.box.height) <= near,
  );
  const inRow = alike.filter(({ box }) => Math.abs(box.y - node.box.y) <= near);
  const inColumn = alike.filter(({ box }) => Math.abs(box.x - node.box.x) <= near);
  return [
    ...NODE_KINDS.map((kind) => log(inside.filter((other) => other.kind === kind).length)),
    inside.filter(({ kind }) => kind === 'text').reduce((sum, { box }) => sum + area(box), 0) / size,
    Math.min(1, inside.filter(({ kind }) => kind === 'picture').reduce((sum, { box }) => sum + area(box), 0) / size),
    log(alike.length),
    log(inRow.length),
    log(inColumn.length),
  ];
};

/** The first words of what a node says, as numbers that stay the same from run to run. */
const wordNumbers = ([line]: readonly TextLine[]): number[] => {
  const words = line ? line.text.toLowerCase().match(/\p{L}+/gu) : undefined;
  return Array.from({ length: WORDS }, (_, index) => {
    const word = words?.[index];
    return word ? 1 + (hash(word) % (WORD_NUMBERS - 1)) : 0;
  });
};

const hash = (word: string): number => {
  let value = 2166136261;
  for (const char of word) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
};
