import type { Box } from '../../box.ts';
import type { Element, Measurement, Region, TextLine } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Repeat, TreeNode } from '../../page-tree.ts';
import { treeOf } from '../../tree/tree-of.ts';
import { CHART_KIND_WORDS } from '../words/chart-words.ts';
import { fold, foldWords } from '../words/fold-words.ts';
import { MAX_LABEL_WORDS, type PageWords } from '../words/read-question.ts';

/** A node of a page's tree with what the measurement says of it. */
export type Part = {
  page: PageIndex;
  node: TreeNode;
  parent: Part | undefined;
  paint: Element | Region | undefined;
  /** What it says, or for a field what is written beside it. */
  label: string;
  /** What is written beside a field that also has something in it. */
  caption?: string;
  /** Label, and everything said inside, as words that can be compared. */
  words: string;
  inner: string;
  /** The lines of text in it, in reading order. */
  lines: TextLine[];
};

export type PageIndex = {
  /** Its place among the pages of the project. */
  number: number;
  name: string;
  /** In CSS pixels. */
  measurement: Measurement;
  parts: Part[];
  byId: Map<string, Part>;
  repeats: Repeat[];
  /** The lines that stand on badges: they mark a thing, and do not name it. */
  badges: ReadonlySet<TextLine>;
};

const FIELDS = typesWith('field', 'tick');
const TICKS = typesWith('tick');
/** How far above its field, or beside its box, a label is written, in pixels. */
const LABEL_REACH_PX = 40;
/** Left edges of a label and its field agree within a border and its rounding. */
const LABEL_SHIFT_PX = 16;

/** A sidebar may be listed as an element without its colour, which its region has. */
const withFill = (element: Element, regions: readonly Region[]): Element => {
  if (element.fill || element.gradient) return element;
  const region = regions.find(({ role, box }) => role === element.type && isSameBox(box, element.box));
  return region?.fill ? { ...element, fill: region.fill } : element;
};

const isSameBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const paintsOf = (measurement: Measurement): Map<string, Element | Region> => {
  const { elements, paints = [], regions } = measurement;
  return new Map<string, Element | Region>([
    ...regions.map((region, index): [string, Region] => [`region-${index + 1}`, region]),
    ...paints.map((paint): [string, Element] => [paint.id, paint]),
    ...elements.map((element): [string, Element] => [element.id, withFill(element, regions)]),
  ]);
};

/** The text beside a box that is ticked, or right above one that is filled in, else right before it. */
const labelBeside = (field: Part, texts: readonly Part[]): string => {
  const { x, y, width, height } = field.node.box;
  const isTicked = TICKS.has(field.node.type);
  const near = texts.flatMap((text) => {
    const box = text.node.box;
    const before = x - (box.x + box.width);
    const beside = Math.min(Math.abs(box.x - (x + width)), Math.abs(before));
    const isLevel = box.y < y + height && box.y + box.height > y;
    const above = y - (box.y + box.height);
    if (isTicked) return isLevel && beside <= LABEL_REACH_PX ? [{ text, away: beside }] : [];
    if (above >= -2 && above <= LABEL_REACH_PX && Math.abs(box.x - x) <= LABEL_SHIFT_PX) return [{ text, away: above }];
    return isLevel && before >= 0 && before <= LABEL_REACH_PX ? [{ text, away: LABEL_REACH_PX + before }] : [];
  });
  return near.sort((a, b) => a.away - b.away)[0]?.text.node.text ?? '';
};

const textOf = (node: TreeNode, paint: Part['paint']): string =>
  node.text ?? (paint && 'text' in paint ? (paint.text ?? '') : '');

/** Parts with more in them than one label are called by their first line: its title, mostly. */
const NAMED_BY_TITLE = typesWith('box', 'section');
const LABELLED = typesWith('asked by label');
/** A label, and what was typed or counted beside it. */
const MAX_LABEL_LINES = 2;
/** There is one of these, or nobody calls them by what they say first. */
const UNNAMED = typesWith('bar', 'table', 'main', 'aside');

/** So many lines below a badge a title is looked for. */
const MAX_TITLE_LINES = 3;

/** The first line; below a badge the most prominent of the next, since "Bestseller" on a photo is no name of a product. */
const titleOf = (lines: readonly TextLine[], badges: ReadonlySet<TextLine>): TextLine => {
  // Whoever asks has lines.
  const first = lines[0]!;
  if (!badges.has(first)) return first;
  const next = lines.filter((line) => !badges.has(line) && /\p{L}{2}/u.test(line.text)).slice(0, MAX_TITLE_LINES);
  const weightOf = ({ fontSize, fontWeight }: TextLine): number => fontSize * fontWeight;
  return next.reduce((best, line) => (weightOf(line) > weightOf(best) ? line : best), next[0] ?? first);
};

/** How a chart is drawn, in words that people call it by. */
const kindWords = ({ paint }: Part): string => {
  const chart = paint && 'chart' in paint ? paint.chart : undefined;
  if (!chart) return '';
  const kinds = (Object.keys(CHART_KIND_WORDS) as (keyof typeof CHART_KIND_WORDS)[]).filter((kind) => chart[kind]);
  return kinds.map((kind) => CHART_KIND_WORDS[kind]).join(' ');
};

/** What the legend of a chart says is said of it. */
const legendOf = ({ paint }: Part): string[] =>
  paint && 'chart' in paint ? (paint.chart?.legend ?? []).map(({ text }) => foldWords(text)) : [];

/** Every part of a page in reading order, with its words and lines. */
export function indexPage(name: string, number: number, measurement: Measurement): PageIndex {
  const tree = treeOf(measurement);
  const paints = paintsOf(measurement);
  const parts: Part[] = [];
  const badges = new Set<TextLine>();
  const page: PageIndex = { number, name, measurement, parts, byId: new Map(), repeats: tree.repeats, badges };
  const add = (node: TreeNode, parent: Part | undefined): Part => {
    const paint = paints.get(node.id);
    const label = textOf(node, paint);
    const part: Part = { page, node, parent, paint, label, words: foldWords(label), inner: '', lines: [] };
    parts.push(part);
    const children = node.children.map((child) => add(child, part));
    part.lines = [
      ...(node.lines ?? []).flatMap((index) => measurement.texts[index] ?? []),
      ...children.flatMap(({ lines }) => lines),
    ];
    if (node.type === 'badge') for (const line of part.lines) badges.add(line);
    part.inner = [part.words, kindWords(part), ...legendOf(part), ...children.map(({ inner }) => inner)]
      .filter(Boolean)
      .join(' | ');
    if (NAMED_BY_TITLE.has(node.type) && part.lines.length > 1) part.label = titleOf(part.lines, badges).text;
    if (UNNAMED.has(node.type)) part.label = '';
    // An element may have been measured without the words that are on it.
    if (LABELLED.has(node.type) && part.label === '' && part.lines.length <= MAX_LABEL_LINES)
      part.label = part.lines.map(({ text }) => text).join(' ');
    part.words = foldWords(part.label);
    return part;
  };
  add(tree.root, undefined);
  const texts = parts.filter(({ node }) => node.kind === 'text');
  for (const part of parts) {
    if (!FIELDS.has(part.node.type)) continue;
    const beside = labelBeside(part, texts);
    part.inner = [part.inner, foldWords(beside)].join(' | ');
    if (part.label === '') Object.assign(part, { label: beside, words: foldWords(beside) });
    else if (beside !== '' && beside !== part.label) part.caption = beside;
  }
  for (const part of parts) page.byId.set(part.node.id, part);
  return page;
}

/** Everything in a part, without the part itself. */
export const partsInside = ({ page, node }: Part): Part[] =>
  node.children.flatMap((child) => {
    const part = page.byId.get(child.id);
    return part ? [part, ...partsInside(part)] : [];
  });

/** Labels and words of the pages, by which questions name parts. */
export const wordsOf = (pages: readonly PageIndex[]): PageWords => {
  const labels = new Set(pages.flatMap(({ parts }) => parts.map(({ words }) => words)).filter(Boolean));
  const names = pages.flatMap(({ parts }) =>
    parts.flatMap(({ paint }) => (paint && 'name' in paint && paint.name ? paint.name.split('-') : [])),
  );
  const kinds = pages.flatMap(({ parts }) => parts.flatMap((part) => kindWords(part).split(' ')).filter(Boolean));
  const words = new Set([...[...labels].flatMap((label) => label.split(' ')), ...names.map(fold), ...kinds]);
  const shortLabels = [...labels].filter((label) => label.split(' ').length <= MAX_LABEL_WORDS);
  return { labels, shortLabels, words };
};
