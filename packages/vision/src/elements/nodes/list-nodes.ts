import { area, type Box, contains, overlap } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Explanation } from '../../scene/explain/explain-pixels.ts';
import { isLine } from '../../scene/propose/hypothesis.ts';
import { cutBands } from './cut-bands.ts';
import { cutCells } from './cut-cells.ts';
import { cutEnds, cutGroups } from './cut-groups.ts';
import { endMarks } from './end-marks.ts';
import { joinNear } from './join-near.ts';
import type { NodeKind, PageNode } from './page-node.ts';
import { splitRows } from './split-rows.ts';
import { stackBoxes } from './stack-boxes.ts';

/** Two boxes that share so much are the same candidate. */
const SAME_BOX = 0.92;
/** Pieces of ink this far apart, in CSS pixels, may be one mark. */
const INK_GAPS = [1, 3, 6, 12];
/** Parts of marks and drawings are not longer than this, in CSS pixels. */
const MAX_MARK = 64;
const MAX_DRAWING = 420;
/** And a mark is at least this long. */
const MIN_MARK = 5;
/** Shorter lines are strokes of something, in CSS pixels. */
const MIN_LINE = 16;
/** A page is ruled by fewer: more are the texture of a photo, and shorter. */
const MAX_LINES = 200;
/** Bars that have cells are not higher than this, in CSS pixels, and columns not wider. */
const MAX_BAR = 80;
/** Words this short may be icons that were read as letters. */
const MAX_ICON_WORD = 2;
/** Contents may stand out of what holds them by so many pixels. */
const SLACK = 2;
/** Noise falls into more pieces than anybody could name: the largest are looked at, and of all nodes those that are surest there. */
const MAX_PIECES = 3000;
const MAX_NODES = 3000;
/** A box of this share of the page may hold bars and columns. */
const MIN_FRAME = 0.25;

/** Everything on a page that may be an element, from the largest to the smallest. */
export function listNodes({ scene, rests }: Explanation, texts: readonly TextLine[], scale: number): PageNode[] {
  const whole = { x: 0, y: 0, width: scene.width, height: scene.height };
  const surfaces = scene.items.filter((item) => item.kind === 'surface').slice(1, 1 + MAX_PIECES);
  const restsOf = (wanted: string): Box[] => rests.filter(({ kind }) => kind === wanted).map(({ box }) => box);
  const [ink, pictures] = [largest(restsOf('ink'), MAX_PIECES), largest(restsOf('picture'), MAX_PIECES)];
  const large = surfaces.filter((surface) => !isLine(surface)).map(({ box }) => box);
  const nodes: PageNode[] = [];
  const index: BoxIndex = new Map();
  const add = (node: PageNode): void => {
    if (!enter(index, node.box)) return;
    nodes.push(node);
  };
  const addAll = (kind: NodeKind, boxes: readonly Box[]): void => {
    for (const box of boxes) add({ kind, box });
  };
  for (const surface of surfaces) if (!isLine(surface)) add({ kind: 'surface', box: surface.box, surface });
  const lines = surfaces.filter((surface) => isLine(surface) && longest(surface.box) >= MIN_LINE * scale);
  for (const surface of lines.toSorted((one, other) => longest(other.box) - longest(one.box)).slice(0, MAX_LINES))
    add({ kind: 'line', box: surface.box, surface });
  for (const { kind, box, corners } of rests) if (kind === 'picture') add({ kind, box, corners });
  for (const line of texts) nodes.push({ kind: 'text', box: line.box, text: line }, ...shortWords(line));
  const small = surfaces.map(({ box }) => box).filter((box) => longest(box) <= MAX_MARK * scale);
  const marks = withoutHolders(small, [...ink, ...small]);
  const addMarks = (boxes: readonly Box[]): void =>
    addAll(
      'ink',
      boxes.filter((box) => longest(box) >= MIN_MARK * scale),
    );
  for (const gap of INK_GAPS) {
    const joined = joinNear(ink, gap * scale, MAX_MARK * scale);
    addMarks(joined);
    addMarks(splitRows(joined));
    addMarks(joinNear([...ink, ...marks], gap * scale, MAX_MARK * scale));
  }
  for (const gap of INK_GAPS.slice(-2))
    addMarks(joinNear([...ink, ...small, ...pictures], gap * scale, MAX_DRAWING * scale));
  const solid = nodes.filter(({ kind }) => kind !== 'word').map(({ box }) => box);
  addAll('ink', endMarks(largest(restsOf('text'), 4 * MAX_PIECES), texts, scale));
  const isFrame = (box: Box): boolean => area(box) >= MIN_FRAME * area(whole);
  const partsOf = (holder: Box): Box[] => {
    const inside = contentsOf(holder, solid, large);
    const bands = cutBands(holder, inside);
    addAll('band', isFrame(holder) ? [...bands, ...cutEnds(holder, inside)] : bands);
    addAll('group', cutGroups(inside));
    if (holder !== whole && Math.min(holder.width, holder.height) <= MAX_BAR * scale)
      addAll('band', cutCells(holder, inside));
    return bands;
  };
  const bands = [whole, ...large].flatMap(partsOf);
  // A bar cut off from a page leaves a part that has columns of its own.
  for (const band of bands.filter(isFrame)) partsOf(band);
  addAll('stack', stackBoxes([...large, ...pictures]));
  return nodes
    .toSorted((one, other) => Number(isSolid(other)) - Number(isSolid(one)) || area(other.box) - area(one.box))
    .slice(0, MAX_NODES)
    .toSorted((one, other) => area(other.box) - area(one.box));
}

const longest = ({ width, height }: Box): number => Math.max(width, height);

/** It is there whatever others make of it. */
const isSolid = ({ kind }: PageNode): boolean => kind === 'surface' || kind === 'picture' || kind === 'text';

const largest = (boxes: Box[], count: number): Box[] =>
  boxes.length <= count ? boxes : boxes.toSorted((one, other) => area(other) - area(one)).slice(0, count);

const shortWords = (line: TextLine): PageNode[] =>
  line.words.length < 2
    ? []
    : line.words
        .filter(({ text }) => [...text].length <= MAX_ICON_WORD)
        .map((word) => ({
          kind: 'word',
          box: word.box,
          text: { ...line, text: word.text, words: [word], box: word.box },
        }));

/** The boxes that none of the others lies in. */
const withoutHolders = (boxes: readonly Box[], others: readonly Box[]): Box[] =>
  boxes.filter((box) => !others.some((other) => area(other) < area(box) && contains(box, other, 0)));

/** What lies in a box and in no smaller one. */
const contentsOf = (holder: Box, boxes: readonly Box[], holders: readonly Box[]): Box[] => {
  const size = area(holder);
  const isInside = (box: Box): boolean => area(box) < size * SAME_BOX && contains(holder, box, SLACK);
  const inner = holders.filter(isInside);
  return boxes
    .filter(isInside)
    .filter((box) => !inner.some((other) => area(other) > area(box) && contains(other, box, SLACK)));
};

/** Boxes by the cell that their middle lies in. */
type BoxIndex = Map<string, Box[]>;
const CELL = 16;

/** Enters a box unless one of nearly the same place is known. */
const enter = (index: BoxIndex, box: Box): boolean => {
  const [column, row] = [Math.floor((box.x + box.width / 2) / CELL), Math.floor((box.y + box.height / 2) / CELL)];
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      if (index.get(`${column + dx},${row + dy}`)?.some((other) => overlap(box, other) > SAME_BOX)) return false;
  const key = `${column},${row}`;
  index.set(key, [...(index.get(key) ?? []), box]);
  return true;
};
