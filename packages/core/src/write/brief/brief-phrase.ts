import { type Box, centreX, surround } from '../../geometry.ts';
import { cutShort } from '../../text/cut-short.ts';
import { SURE_READING } from '../../text/sure-reading.ts';
import { isHolder, kindOf } from '../flow/name-node.ts';
import { counted, px, sizeOf } from '../number-words.ts';
import type { ElementNode, OutlineNode, TextNode } from '../outline/outline-node.ts';
import { styleWords } from '../outline/text-styles.ts';
import { quoteText } from '../quote-text.ts';
import { toLeaf } from '../structure/leaf.ts';
import { nodeLookWords } from '../structure/node-look.ts';
import { holderLook } from '../structure/part-lines.ts';
import type { Voice } from '../structure/voice.ts';
import { cutPhrase } from './cut-phrase.ts';

/** How much of a page a short prompt keeps: levels of boxes in boxes, texts of a group, characters of a text. */
export type BriefLimits = { levels: number; texts: number; chars: number };

/** What a short prompt tells of one thing, in parts, so that things which share some of them can be told together. */
export type BriefPhrase = {
  isText: boolean;
  kind: string;
  says: string;
  size: string;
  look: string[];
  standing?: string;
};

/** What a chart shows takes up to this much of a short prompt. */
const MAX_SHOWN_CHARS = 240;

const some = (words: readonly (string | false | undefined)[]): string[] => words.filter((word) => !!word) as string[];

/** The beginning of a text, with a mark where its reading is in doubt. */
export const quoteBrief = ({ block }: TextNode, chars: number): string => {
  const isDoubtful = block.lines.some(({ confidence }) => confidence < SURE_READING);
  return `${quoteText(cutShort(block.text, chars))}${isDoubtful ? ' (?)' : ''}`;
};

/** A label this near to the middle of its box was centred in it, which most are. */
const CENTRED_PX = 4;

/** How the words in a control are set, where that is not as usual: in the default style, in its middle. */
const labelLook = (label: TextNode, marks: readonly ElementNode[], box: Box, voice: Voice): string | undefined => {
  const style = styleWords(label.style, voice.body);
  const content = surround([label, ...marks].map((part) => part.box));
  const isCentred = [label.box, content].some((part) => Math.abs(centreX(part) - centreX(box)) <= CENTRED_PX);
  const inset = isCentred ? '' : `${px(label.box.x - box.x)} from the left`;
  return style || inset ? some(['text', style, inset]).join(' ') : undefined;
};

export const briefPhrase = (node: OutlineNode, voice: Voice, { chars }: BriefLimits): BriefPhrase => {
  if (node.kind === 'text') {
    const { lines, lineHeight } = node.block;
    const pitch = lineHeight === undefined ? '' : ` of line-height ${px(lineHeight)}`;
    return {
      isText: true,
      kind: node.tag ?? '',
      says: quoteBrief(node, chars),
      size: lines.length > 1 ? `${lines.length} lines${pitch}, ${px(node.box.width)} wide` : '',
      look: some([styleWords(node.style, voice.body)]),
    };
  }
  const what = { isText: false, kind: kindOf(node), size: sizeOf(node.box) };
  const leaf = isHolder(node) ? undefined : toLeaf(node);
  if (node.kind === 'region' || !leaf) return { ...what, says: '', look: holderLook(node, voice) };
  const icons = [node, ...leaf.marks].map(({ element }) => element.name && `[${element.name}]`);
  return {
    ...what,
    says: some([leaf.label && quoteBrief(leaf.label, chars), ...icons]).join(' '),
    look: some([
      ...nodeLookWords(node, voice).map((word) => cutPhrase(word, MAX_SHOWN_CHARS)),
      leaf.label && labelLook(leaf.label, leaf.marks, leaf.box, voice),
      leaf.marks.some(({ element }) => element.type === 'icon' && !element.name) && 'with an icon',
    ]),
  };
};

/** The parts as one phrase; of a text the style stands right behind its words. */
export const renderPhrase = ({ isText, kind, says, size, look, standing }: BriefPhrase): string =>
  isText
    ? some([some([kind, says, ...look]).join(' '), size, standing]).join(', ')
    : some([some([kind, says, size]).join(' '), ...look, standing]).join(', ');

/** Neighbours that differ in their words alone are told with these in a row. */
const renderGroup = (group: readonly BriefPhrase[]): string => {
  const [first] = group as [BriefPhrase];
  if (group.length === 1) return renderPhrase(first);
  const all = { ...first, kind: counted(group.length, first.kind || 'text') };
  const says = group.map((phrase) => phrase.says);
  if (new Set(says).size === 1) return renderPhrase(all);
  return `${renderPhrase({ ...all, says: '' })}: ${says.map((words) => words || 'unnamed').join(', ')}`;
};

const isAlike = (a: BriefPhrase, b: BriefPhrase): boolean =>
  a.kind === b.kind &&
  a.size === b.size &&
  a.standing === b.standing &&
  a.look.join() === b.look.join() &&
  // Of copies some texts are told with their words and others without.
  (!a.isText || (a.says === '') === (b.says === ''));

/** Things one after another; semicolons part them, since commas part the facts of one. */
export const renderPhrases = (phrases: readonly BriefPhrase[]): string => {
  const groups: BriefPhrase[][] = [];
  for (const phrase of phrases) {
    const group = groups.at(-1);
    if (group && isAlike(group[0]!, phrase)) group.push(phrase);
    else groups.push([phrase]);
  }
  return groups.map(renderGroup).join('; ');
};
