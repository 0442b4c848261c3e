import { type Box, centreX, centreY, right, surround } from '../../geometry.ts';
import type { Element, TextLine } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { cutShort } from '../../text/cut-short.ts';
import { findAccents } from '../../text/find-accents.ts';
import { quoteText } from '../../text/quote-text.ts';
import { SURE_READING } from '../../text/sure-reading.ts';
import { px } from '../number-words.ts';
import { type ElementNode, kindOf, type PageNode, type RegionNode, type TextNode } from '../page/page-node.ts';
import { styleName } from '../page/text-styles.ts';
import { cutPhrase } from './cut-phrase.ts';
import { paddingWords } from './flow-words.ts';
import { gradientWords, placeholderWords } from './look-words.ts';
import { nodeLookWords } from './node-look.ts';
import { offWords } from './off-words.ts';
import type { Voice } from './voice.ts';

/** What is said of one thing, in parts, so that things which share some of them can be said together. */
export type Phrase = {
  kind: string;
  /** Its words and the names of its icons. */
  says: string;
  /** Of boxes. */
  width?: number;
  height?: number;
  /** Of boxes that are as wide as their centred label wants: the space beside it. */
  inset?: number;
  /** Of icons whose canvas is square, as that of most is. */
  isSquare?: boolean;
  look: string[];
  /** Where it is in its row or column, if not as the others are. */
  standing?: string;
};

/** What a chart shows takes up to this many characters of a short prompt. */
const MAX_SHOWN_CHARS = 240;
/** A label this near to the middle of its box, in CSS pixels, was centred in it. */
const CENTRED_PX = 4;
const FIELDS = typesWith('field');
/** A control holds at most this many marks beside its words. */
const MAX_MARKS = 2;

const some = (words: readonly (string | false | undefined)[]): string[] => words.filter((word) => !!word) as string[];

/** Sides of an icon that differ by no more than a rounded pixel are one. */
const MAX_SIDE_OFF_PX = 1;

const isSquare = ({ width, height }: Box): boolean => Math.abs(width - height) <= MAX_SIDE_OFF_PX;

export const sizeWords = (width: number, height: number): string => `${px(width)}×${px(height)}`;

/** The lines of a text, each in its own marks, with a slash where the line breaks and a mark where the reading is in doubt. */
const quoteLines = ({ block }: TextNode, maxChars: number | undefined): string => {
  if (maxChars !== undefined) {
    const isDoubtful = block.lines.some(({ confidence }) => confidence < SURE_READING);
    return `${quoteText(cutShort(block.text, maxChars))}${isDoubtful ? ' (?)' : ''}`;
  }
  return block.lines
    .map((line) => `${quoteText(line.text)}${line.confidence < SURE_READING ? ' (?)' : ''}${accentWords(line)}`)
    .join(' / ');
};

/** What stands out in a line, in brackets behind it. */
const accentWords = (line: TextLine): string => {
  const accents = findAccents(line).map(
    ({ text, color, fontWeight, italic, underlined }) =>
      `${quoteText(text)} ${[fontWeight, color, italic && 'italic', underlined && 'underlined'].filter(Boolean).join(' ')}`,
  );
  return accents.length > 0 ? ` (${accents.join(', ')})` : '';
};

/** True for what is said in one phrase: a text, or a box with at most one text and a mark or two in it. */
export const isPhrase = (node: PageNode): boolean => {
  if (node.kind === 'text') return true;
  // Lines between its parts are said beside these.
  if (node.kind !== 'element' || node.lines) return false;
  const labels = node.children.filter(({ kind }) => kind === 'text');
  const marks = node.children.filter((child) => child.kind === 'element' && child.children.length === 0);
  if (labels.length > 1 || labels.length + marks.length < node.children.length) return false;
  // Beside a label the gap says where a mark is; several without one have places of their own.
  return marks.length <= (labels.length === 1 ? MAX_MARKS : 1);
};

const regionLook = ({ region: { fill, gradient, picture, tones, file } }: Pick<RegionNode, 'region'>): string[] => {
  if (file) return [`on [${file}]`];
  if (gradient) return [gradientWords(gradient)];
  if (picture) return [`on a background picture, placeholder ${placeholderWords({ fill, tones })}`];
  return fill ? [fill] : [];
};

const groundWords = ({ ground }: PageNode): string[] => (ground ? [`texts on ${ground}`] : []);

/** What is surely there and was not read: a select has an arrow, a chart has values, a button has a label or a sign. */
const unreadWords = ({ element: { type, shows }, children }: ElementNode, words: readonly string[]): string | false => {
  if (type === 'chart') return !shows && !words.some((word) => word.startsWith('shows ')) && 'its values were not read';
  if (type === 'button') return children.length === 0 && 'nothing was read in it';
  return type === 'select' && !children.some(({ kind }) => kind === 'element') && 'its arrow was not read';
};

/** How a box is painted. */
const lookOf = (node: PageNode, voice: Voice): string[] => {
  if (node.kind === 'region') return [...regionLook(node), ...groundWords(node)];
  if (node.kind !== 'element') return [];
  const ground = node.region ? regionLook({ region: node.region }) : [];
  const words = nodeLookWords(node, voice);
  const unread = voice.maxChars === undefined && unreadWords(node, words);
  return some([...ground, ...words, ...groundWords(node), node.isCut && 'cut off', unread]);
};

/** What is said of a mark in a labelled box beyond its name: its size, and its colour where that is not the one of the text. */
const markWords = (mark: ElementNode, voice: Voice): string | false => {
  const { element, box } = mark;
  const isIcon = element.type === 'icon';
  if (voice.maxChars !== undefined && isIcon) return !element.name && 'icon';
  const size = isIcon && isSquare(box) ? `${px(box.width)}px` : sizeWords(box.width, box.height);
  return [element.type, size, ...nodeLookWords(mark, voice)].join(' ');
};

/** Where the only thing in a box is, unless that is its middle. */
const placeWords = ({ box, children }: ElementNode): string => {
  const [only, ...others] = children;
  if (!only || others.length > 0) return '';
  const isMiddle = [centreX, centreY].every((middle) => Math.abs(middle(only.box) - middle(box)) <= CENTRED_PX);
  return isMiddle ? '' : ` at ${offWords(only.box, box)}`;
};

const insetOf = ({ box, children }: ElementNode): Pick<Phrase, 'inset'> => {
  if (!children.some(({ kind }) => kind === 'text')) return {};
  const content = surround(children.map((child) => child.box));
  const isCentred = Math.abs(centreX(content) - centreX(box)) <= CENTRED_PX;
  return isCentred ? { inset: (box.width - content.width) / 2 } : {};
};

/** How far the words in a button are from the one icon beside them. */
const gapWords = ({ children }: ElementNode, { box }: TextNode): string | false => {
  const [icon, ...others] = children.filter(({ kind }) => kind !== 'text');
  if (!icon || others.length > 0) return false;
  const gap = Math.max(box.x - right(icon.box), icon.box.x - right(box));
  return gap > 0 && `gap ${px(Math.round(gap))}`;
};

/** How the words in a box are set, where that is not as usual: in the default style, in its middle. */
const labelLook = (node: ElementNode, label: TextNode, voice: Voice): string[] => {
  const style = some([label.tag !== 'link' && label.tag, styleName(label.style, voice)]).join(' ');
  const content = surround(node.children.map(({ box }) => box));
  // What is typed into a field begins at its left, also where it happens to end as far from the right.
  const isCentred =
    !FIELDS.has(node.element.type) &&
    [label.box, content].some((part) => Math.abs(centreX(part) - centreX(node.box)) <= CENTRED_PX);
  const isMiddle = Math.abs(centreY(content) - centreY(node.box)) <= CENTRED_PX;
  const inset = isMiddle
    ? !isCentred && `padding-left ${px(content.x - node.box.x)}`
    : node.flow && paddingWords(node.flow.padding);
  return some([style && `text ${style}`, inset, gapWords(node, label)]);
};

const sizeOfBox = (
  { box, children }: ElementNode,
  { type }: Element,
): Pick<Phrase, 'width' | 'height' | 'isSquare'> => ({
  width: box.width,
  height: box.height,
  ...(type === 'icon' && children.length === 0 && isSquare(box) && { isSquare: true }),
});

/** A last row that was cut off is in the tree, not among the rows that were counted. */
const rowsOf = ({ children }: { children: readonly { kind: string }[] }, counted: number): number =>
  children.filter(({ kind }) => kind === 'group').length === counted + 1 ? counted + 1 : counted;

/** A cell may be several parts: then the rows that follow would count otherwise. */
const areCells = ({ children }: PageNode, columns: number | undefined): boolean =>
  children.length === 0 || children.some((row) => row.children.length === columns);

/** What a chart shows as one word, which a short prompt cuts. */
const cutShown = (look: string[], { maxChars }: Voice): string[] => {
  const at = look.findIndex((word) => word.startsWith('shows '));
  return maxChars === undefined || at < 0
    ? look
    : [...look.slice(0, at), cutPhrase(look.slice(at).join(', '), MAX_SHOWN_CHARS)];
};

/** What is said of a node, without what is in it where that is more than a label or told apart from it. */
export const phraseOf = (node: PageNode, voice: Voice, isWhole = isPhrase(node)): Phrase => {
  if (node.kind === 'text') {
    const { block, style, tag, box, lineHeight } = node;
    const isParagraph = block.lines.length > 1;
    return {
      kind: tag ?? '',
      says: quoteLines(node, voice.maxChars),
      look: some([
        styleName(style, voice),
        isParagraph && `${px(box.width)} wide`,
        lineHeight !== undefined && `line-height ${px(lineHeight)}px`,
        isParagraph && block.align !== 'left' && `text-align ${block.align}`,
      ]),
    };
  }
  if (node.kind === 'group') return { kind: '', says: '', look: groundWords(node) };
  if (node.kind === 'page')
    return { kind: 'page', says: '', look: node.region ? regionLook({ region: node.region }) : [] };
  const { width, height } = node.box;
  if (node.kind === 'region') return { kind: kindOf(node), says: '', width, height, look: lookOf(node, voice) };
  const { element } = node;
  const table =
    element.type === 'table' && element.rows && areCells(node, element.columns)
      ? [`of ${rowsOf(node, element.rows)} rows, ${element.columns} columns`]
      : [];
  const look = [...table, ...cutShown(lookOf(node, voice), voice)];
  const what = { kind: element.type, ...sizeOfBox(node, element) };
  const name = element.name ? `[${element.name}]` : '';
  if (!isWhole) return { ...what, says: name, look };
  const label = node.children.find((child) => child.kind === 'text');
  const parts = node.children
    .toSorted((a, b) => a.box.x - b.box.x)
    .map((child) => {
      if (child.kind === 'text') return quoteLines(child, voice.maxChars);
      return child.kind === 'element' && child.element.name && `[${child.element.name}]`;
    });
  const marks = node.children.map((child) => child.kind === 'element' && markWords(child, voice));
  return {
    ...what,
    // The file of a logo is as wide as it is, whatever its words are.
    ...(!(name && element.type === 'logo') && insetOf(node)),
    says: some([name, ...parts]).join(' '),
    // The words of a logo that is a file are drawn in it.
    look: [
      ...look,
      ...(label && !(name && element.type === 'logo') ? labelLook(node, label, voice) : []),
      ...some(marks.map((mark) => mark && `${mark}${placeWords(node)}`)),
    ],
  };
};
