import { type Box, centreY, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { holdsCentre } from '../boxes/is-inside.ts';
import type { Draft } from '../classify/draft.ts';
import { TEXT_TYPES, type TextChances } from './decide/say-text.ts';

/** Lines of one paragraph keep less than this many font sizes from baseline to baseline. */
const MAX_LEADING = 2.1;
/** What speaks for no name counts this share: of .15 to 1 what named the texts of 49 open pages of families that were not learnt from best. */
const NONE = 0.35;
/** Bold text that is this much larger than the body is a heading so many times more likely than the network says, on the same pages. */
const HEADING_RATIO = 1.2;
const STANDING_OUT = 3;
const BOLD = 600;
/** Controls that carry their text themselves. */
const CARRIERS = typesWith('carries text');

/** Headings, paragraphs and links: texts that no control carries, as the network takes them. */
export function nameTexts(
  texts: readonly TextLine[],
  named: readonly Draft[],
  bodySize: number,
  chancesOf: (line: TextLine) => TextChances,
): Draft[] {
  const carriers = named.filter((draft) => CARRIERS.has(draft.type));
  const free = texts.filter((line) => !carriers.some((draft) => holdsCentre(draft.box, line.box)));
  const said = new Map(free.map((line) => [line, chancesOf(line)]));
  const meanOver = (lines: readonly TextLine[]): TextChances => meanOf(lines.flatMap((line) => said.get(line) ?? []));
  const ofStyle = new Map([...Map.groupBy(free, styleOf)].map(([style, lines]) => [style, meanOver(lines)]));
  return toBlocks(free).flatMap((lines): Draft[] => {
    // One style mostly means one thing: what the others of it are taken for counts as much as what these are.
    const chances = meanOf([meanOver(lines), meanOf(lines.flatMap((line) => ofStyle.get(styleOf(line)) ?? []))]);
    const isOut = lines.every((line) => line.fontWeight >= BOLD && line.fontSize >= HEADING_RATIO * bodySize);
    const weights = { none: NONE, heading: isOut ? STANDING_OUT : 1, paragraph: 1, link: 1 };
    const weightOf = (type: keyof TextChances): number => chances[type] * weights[type];
    const type = TEXT_TYPES.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best));
    if (type === 'none') return [];
    const confidence = Math.round(chances[type] * 100) / 100;
    // The lines of a menu follow each other like those of a paragraph.
    if (type === 'link') return lines.map(({ box, text }) => ({ type, box, text, confidence }));
    const box = surround(lines.map((line) => line.box));
    return [{ type, box, text: lines.map(({ text }) => text).join(' '), confidence }];
  });
}

const styleOf = ({ fontSize, fontWeight, color }: TextLine): string =>
  `${Math.round(fontSize)} ${fontWeight >= BOLD} ${color}`;

const meanOf = (all: readonly TextChances[]): TextChances => {
  const share = (type: keyof TextChances): number =>
    all.reduce((sum, one) => sum + one[type], 0) / Math.max(1, all.length);
  return { none: share('none'), heading: share('heading'), paragraph: share('paragraph'), link: share('link') };
};

/** Lines below each other with one left edge (or one middle), size and colour are one block. */
const toBlocks = (lines: readonly TextLine[]): TextLine[][] => {
  const blocks: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const block = blocks.find((known) => continuesBlock(known.at(-1)!, line));
    if (block) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
};

const continuesBlock = (above: TextLine, line: TextLine): boolean => {
  const leading = centreY(line.box) - centreY(above.box);
  const sameStyle = Math.abs(above.fontSize - line.fontSize) <= 1.5 && above.color === line.color;
  const aligned = Math.abs(above.box.x - line.box.x) <= 3 || Math.abs(middle(above.box) - middle(line.box)) <= 3;
  // The upper line of a paragraph is nearly full: a short one ends it.
  const full = above.box.width >= line.box.width * 0.6;
  return sameStyle && aligned && full && leading > above.fontSize * 0.6 && leading < above.fontSize * MAX_LEADING * 0.9;
};

const middle = (box: Box): number => box.x + box.width / 2;
