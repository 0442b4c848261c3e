import { type Box, centreY, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Draft } from '../classify/draft.ts';
import { holdsCentre } from '../classify/scene-tree.ts';
import { TEXT_TYPES, type TextChances } from './decide/say-text.ts';

/** Lines of one paragraph keep less than this many font sizes from baseline to baseline. */
const MAX_LEADING = 2.1;
/** Controls that carry their text themselves. */
const CARRIERS = typesWith('carries text');

/** Headings, paragraphs and links: texts that no control carries, as the network takes them. */
export function nameTexts(
  texts: readonly TextLine[],
  named: readonly Draft[],
  chancesOf: (line: TextLine) => TextChances,
): Draft[] {
  const carriers = named.filter((draft) => CARRIERS.has(draft.type));
  const free = texts.filter((line) => !carriers.some((draft) => holdsCentre(draft.box, line.box)));
  return toBlocks(free).flatMap((lines): Draft[] => {
    const said = lines.map(chancesOf);
    const meanOf = (type: keyof TextChances): number => said.reduce((sum, one) => sum + one[type], 0) / said.length;
    const chances = TEXT_TYPES.map((type) => ({ type, chance: meanOf(type) }));
    const { type, chance } = chances.reduce((best, one) => (one.chance > best.chance ? one : best));
    if (type === 'none') return [];
    const confidence = Math.round(chance * 100) / 100;
    // The lines of a menu follow each other like those of a paragraph.
    if (type === 'link') return lines.map(({ box, text }) => ({ type, box, text, confidence }));
    const box = surround(lines.map((line) => line.box));
    return [{ type, box, text: lines.map(({ text }) => text).join(' '), confidence }];
  });
}

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
