import { type Box, centreY, surround } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import { isBar, typesWith } from '@blueprompt/core/ontology/element-types';
import { chroma, parseHex } from '../colour/rgb.ts';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';
import { holdsCentre } from './scene-tree.ts';

/** A heading is this much larger than the body text, or bold and at least as large as it. */
const HEADING_RATIO = 1.2;
const BOLD = 600;
/** Lines of one paragraph keep less than this many font sizes from baseline to baseline. */
const MAX_LEADING = 2.1;
const MAX_LINK = 40;
/** Chroma levels from which a text colour says "link". */
const LINK_CHROMA = 70;
/** Controls that carry their text themselves. */
const CARRIERS = typesWith('carries text');

/** Headings, paragraphs and links: texts that no control carries. */
export const nameTexts = (
  texts: readonly TextLine[],
  named: readonly Draft[],
  regions: readonly Region[],
  page: PageFacts,
): Draft[] => {
  const carriers = named.filter((draft) => CARRIERS.has(draft.type));
  const free = texts.filter((line) => !carriers.some((draft) => holdsCentre(draft.box, line.box)));
  const bars = regions.filter(({ role }) => isBar(role));
  const blocks = toBlocks(free);
  return blocks.flatMap((lines): Draft[] => {
    const box = surround(lines.map((line) => line.box));
    const text = lines.map((line) => line.text).join(' ');
    const first = lines[0]!;
    const inBar = bars.some(
      (bar) =>
        holdsCentre(bar.box, box) &&
        bar.box.height <= Math.max(200 * page.scale, bar.role === 'sidebar' ? page.height : 0),
    );
    if (isHeading(first, lines.length, text, page)) return [{ type: 'heading', box, text, confidence: 0.7 }];
    if (lines.length > 1) return [{ type: 'paragraph', box, text, confidence: 0.7 }];
    const vivid = chroma(parseHex(first.color)) > LINK_CHROMA;
    if (text.length <= MAX_LINK && (vivid || inBar))
      return [{ type: 'link', box, text, confidence: vivid ? 0.6 : 0.5 }];
    return [];
  });
};

const isHeading = (line: TextLine, count: number, text: string, page: PageFacts): boolean => {
  const large = line.fontSize >= page.bodySize * HEADING_RATIO;
  const strong = line.fontWeight >= BOLD && line.fontSize >= page.bodySize && /\p{L}{2}/u.test(text);
  return (large && count <= 4 && text.length > 1) || (strong && count === 1 && text.length <= 60);
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
