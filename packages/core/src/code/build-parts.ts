import { mergeInks } from '../color/merge-inks.ts';
import { backgroundOf } from '../color/page-tone.ts';
import { bottom, centreY, right, surround } from '../geometry.ts';
import type { Element, Measurement, Region } from '../measurement.ts';
import { typesWith } from '../ontology/element-types.ts';
import type { TreeNode } from '../page-tree.ts';
import type { TextBlock } from '../text/text-block.ts';
import { TEXT_NAMES } from '../tree/draft.ts';
import { textBlocksOf } from '../tree/nest-drafts.ts';
import { treeOf } from '../tree/tree-of.ts';
import { arrangeParts, toGroup } from './arrange/arrange-parts.ts';
import { alignCells } from './arrange/table-columns.ts';
import { tidyLayout } from './arrange/tidy-layout.ts';
import type { Faces } from './fonts/font-face.ts';
import { readStyleSpacings } from './fonts/style-spacings.ts';
import { type PaintFacts, paintFactsOf } from './paint-facts.ts';
import type { BoxPart, Layout, Line, Part, PicturePart, TextPart } from './part.ts';
import { isIcon } from './place/placed.ts';
import { type SetText, setText } from './set-text.ts';
import { snapTexts } from './snap-texts.ts';

const PICTURES = typesWith('graphic');
/** Controls that browsers draw; those of the first kind have words in them. */
const FIELDS = typesWith('field');
const MARKS = typesWith('tick', 'progress', 'divider');
const PROGRESS = typesWith('progress');
/** Parts of a page that a reader jumps to stay boxes of their own also where they hold one thing and paint nothing. */
const LANDMARKS = typesWith('bar', 'main', 'aside', 'dialog', 'breadcrumb');
/** A line between rows is drawn at most this far, in pixels, from where the next row begins. */
const MAX_LINE_OFF_PX = 4;

type Facts = {
  paints: PaintFacts;
  texts: ReadonlyMap<string, SetText>;
  scale: number;
  /** It is in a member of a set, all of which are built alike. */
  isRepeated: boolean;
};

/** The page tree as parts that HTML can be written from: each knows its box, its paint and how it places what it holds. */
export function buildParts(measurement: Measurement, faces: Faces): BoxPart {
  const { root } = treeOf(measurement);
  const { scale } = measurement.image;
  const inkOf = mergeInks(measurement.texts);
  const blocks = new Map(
    textBlocksOf(measurement).map((block, at) => [`text-${at + 1}`, { ...block, color: inkOf(block.color) }]),
  );
  const paints = paintFactsOf(measurement, root, blocks, backgroundOf(measurement));
  const texts = snapTexts(root, setTexts(root, blocks, faces, paints, scale), scale);
  const facts = { paints, texts, scale, isRepeated: false };
  const children = partsOf(root.children, facts);
  return { kind: 'box', use: 'page', box: root.box, layout: arrangeNested(children, facts) };
}

/** The texts of the tree, set in their faces, by their ids. */
const setTexts = (
  root: TreeNode,
  blocks: ReadonlyMap<string, TextBlock>,
  faces: Faces,
  { backdrops }: PaintFacts,
  scale: number,
): Map<string, SetText> => {
  const spacings = readStyleSpacings(blocks.values(), faces, scale);
  const texts = new Map<string, SetText>();
  const visit = ({ id, text, box, children }: TreeNode): void => {
    const block = blocks.get(id);
    if (block && block.text === text)
      texts.set(
        id,
        setText(block, box.height, faces, { backdrop: backdrops.get(id), spacing: spacings(block), scale }),
      );
    children.forEach(visit);
  };
  visit(root);
  return texts;
};

const partsOf = (nodes: readonly TreeNode[], facts: Facts): Part[] =>
  nodes.flatMap((node) => {
    const part = partOf(node, node.repeat === undefined ? facts : { ...facts, isRepeated: true });
    return [...(part ? [{ ...part, repeat: node.repeat }] : []), ...wordsOnProgress(node, facts)];
  });

/** A ring says how far it is with words that lie on it. */
const wordsOnProgress = (node: TreeNode, facts: Facts): Part[] =>
  PROGRESS.has(node.type) && facts.paints.elements.has(node.id)
    ? partsOf(node.children, facts).filter(({ kind }) => kind === 'text')
    : [];

const partOf = (node: TreeNode, facts: Facts): Part | undefined => {
  if (node.kind === 'text') return textOf(node, facts);
  const element = facts.paints.elements.get(node.id);
  if (element && (PICTURES.has(node.type) || element.shows)) return pictureOf(node, element, facts);
  if (element && MARKS.has(node.type))
    return { kind: 'control', use: node.type, box: element.box, element, texts: [], icons: [] };
  if (node.children.length === 0 && !element && node.kind === 'element') return undefined;
  if (node.type === 'table') return tableOf(node, facts, element);
  const children = partsOf(node.children, facts);
  const field = element && FIELDS.has(node.type) ? fieldOf(element, children) : undefined;
  return field ?? boxOf(node, children, facts);
};

const textOf = (node: TreeNode, { texts }: Facts): TextPart | undefined => {
  const text = texts.get(node.id);
  if (!text) return undefined;
  const { level } = node;
  const use = level ? 'title' : 'text';
  return { kind: 'text', id: node.id, use, box: text.box, text, heading: level, isLink: false };
};

const pictureOf = (node: TreeNode, element: Element, facts: Facts): PicturePart => {
  const labels: (TextPart | PicturePart)[] = [];
  const collect = (part: Part): void => {
    if (part.kind === 'text' || part.kind === 'picture') labels.push(part);
    if (part.kind === 'control') labels.push(...part.texts);
    if (part.kind === 'box') [...part.layout.items, ...part.layout.floats].forEach(collect);
  };
  partsOf(node.children, facts).forEach(collect);
  return { kind: 'picture', use: node.type, box: element.box, element, ink: facts.paints.inks.get(node.id), labels };
};

/** A field with at most one text, a label above that, and icons beside them is one control; what holds more is a box. */
const fieldOf = (element: Element, children: readonly Part[]): Part | undefined => {
  const held = children.flatMap((part) => (isGroup(part) ? part.layout.items : [part]));
  const texts = held.filter((part) => part.kind === 'text').toSorted((a, b) => a.box.y - b.box.y);
  const icons = held.filter((part) => part.kind === 'picture');
  const [first, second, ...more] = texts;
  const isOne = second === undefined || (more.length === 0 && isLabelOf(first!, second, element));
  if (!isOne || texts.length + icons.length < held.length) return undefined;
  return { kind: 'control', use: element.type, box: element.box, element, texts, icons };
};

const isGroup = (part: Part): part is BoxPart =>
  part.kind === 'box' && part.use === 'group' && !part.paint && part.layout.floats.length === 0;

/** The label of a field shrinks and rises above what is typed into it. */
const isLabelOf = (label: TextPart, text: TextPart, { type }: Element): boolean =>
  type !== 'textarea' && label.text.fontSize < text.text.fontSize && centreY(label.box) < text.box.y;

const boxOf = (node: TreeNode, children: readonly Part[], facts: Facts): Part | undefined => {
  const found = facts.paints.elements.get(node.id) ?? facts.paints.regions.get(node.id);
  const paint = found && isPainted(found) ? found : undefined;
  const [only] = children;
  if (!paint && !only) return undefined;
  if (!paint && only && children.length === 1 && !LANDMARKS.has(node.type))
    return TEXT_NAMES.has(node.type) && only.kind === 'text' ? named(only, node.type) : only;
  if (paint && 'type' in paint && TILES.has(node.type) && only?.kind === 'picture' && isBareIcon(only, children))
    return { ...only, box: node.box, tile: paint };
  const layout = arrangeNested(children, facts);
  const box = paint ? node.box : surround(children.map((part) => part.box));
  const [table] = layout.items;
  // What holds nothing but a table that was found in it is that table.
  const isTable = layout.items.length === 1 && table?.kind === 'box' && table.use === 'table' && !table.id;
  if (isTable && !paint && !LANDMARKS.has(node.type)) return { ...table, id: node.id };
  return { kind: 'box', id: node.id, use: node.type, box, paint, layout };
};

/** Boxes that are no more than the ground of an icon in them. */
const TILES = typesWith('behind icon');

const isBareIcon = (part: PicturePart, all: readonly Part[]): boolean =>
  all.length === 1 && isIcon(part) && part.element.glyph !== undefined && part.labels.length === 0 && !part.tile;

const arrangeNested = (children: readonly Part[], { scale, isRepeated }: Facts): Layout => {
  const layout = arrangeParts(children.map((part) => trimCovered(part, children)));
  return tidyLayout(layout, scale, isRepeated);
};

/** What another covers cannot be seen: a landmark of one colour that holds nothing there ends where the other does. */
const trimCovered = (part: Part, all: readonly Part[]): Part => {
  if (part.kind !== 'box' || !LANDMARKS.has(part.use) || !part.paint?.fill || part.layout.items.length === 0)
    return part;
  const held = surround([...part.layout.items, ...part.layout.floats].map(({ box }) => box));
  const { x, width } = part.box;
  let [top, foot] = [part.box.y, bottom(part.box)];
  for (const other of all) {
    const isOver =
      other !== part && other.kind === 'box' && other.paint && other.box.x <= x && right(other.box) >= x + width;
    if (!isOver || other.layout.items.length === 0) continue;
    if (other.box.y <= top && bottom(other.box) <= held.y) top = Math.max(top, bottom(other.box));
    if (bottom(other.box) >= foot && other.box.y >= bottom(held)) foot = Math.min(foot, other.box.y);
  }
  return { ...part, box: { x, y: top, width, height: foot - top } };
};

const named = (part: TextPart, type: string): TextPart => ({
  ...part,
  use: type === 'link' ? 'link' : part.use,
  isLink: type === 'link',
});

const isPainted = ({ fill, gradient, tones, ...paint }: Element | Region): boolean =>
  Boolean(fill ?? gradient ?? tones) ||
  ('type' in paint && Boolean(paint.border ?? paint.shadow ?? (paint.edges?.length ? paint.edges : undefined)));

/** The rows of a table reach from line to line; a table whose parts are no rows is a box like others. */
const tableOf = (node: TreeNode, facts: Facts, element: Element | undefined): Part | undefined => {
  const paint = element && isPainted(element) ? element : undefined;
  const [lines, members] = [node.children.filter(isLine), node.children.filter((child) => !isLine(child))];
  const rows = members
    .toSorted((a, b) => a.box.y - b.box.y)
    .flatMap((member) => {
      const part = partOf(member, facts);
      return part ? [{ ...toRow(part, member), repeat: member.repeat }] : [];
    });
  if (rows.length < 2 || rows.some(({ layout }) => layout.direction !== 'row' && layout.items.length !== 1))
    return boxOf({ ...node, type: 'group' }, partsOf(node.children, facts), facts);
  for (const { id } of lines) drawLine(rows, facts.paints.elements.get(id));
  const layout: BoxPart['layout'] = { direction: 'column', items: alignCells(rows, facts.scale), floats: [] };
  return { kind: 'box', use: 'table', box: node.box, paint, layout };
};

const isLine = ({ type }: TreeNode): boolean => type === 'divider';

/** A group is as high as its row; what is painted as high as its paint. */
const toRow = (part: Part, { kind, box }: TreeNode): BoxPart => {
  const row = part.kind === 'box' && (part.use === 'group' || part.paint) ? part : toGroup([part]);
  return { ...row, use: 'row', ...(kind === 'group' && { box }) };
};

/** Lines between rows are the upper edges of rows. */
const drawLine = (rows: readonly BoxPart[], divider: Element | undefined): void => {
  if (!divider) return;
  const { box, fill } = divider;
  const at = rows.findIndex((row) => Math.abs(row.box.y - box.y) <= MAX_LINE_OFF_PX);
  const [row, before] = [rows[at], rows[at - 1]];
  const line: Line | undefined = fill ? { color: fill, width: box.height } : undefined;
  if (!row || !line) return;
  if (before) before.box = { ...before.box, height: box.y - before.box.y };
  row.box = { ...row.box, y: box.y, height: bottom(row.box) - box.y };
  row.line = line;
};
