import { centreX, centreY, contains, surround } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { createPlaceLookup } from '../text/group-lines.ts';
import { lineCentre } from '../text/line-centre.ts';
import type { TextBlock } from '../text/text-block.ts';
import { TEXT_NAMES } from './draft.ts';

/** Parts blocks where an element names some of their lines and not the others: a title in the style of the text under it. */
export function partBlocks(
  blocks: readonly TextBlock[],
  { elements, paragraphs = [] }: Pick<Measurement, 'elements' | 'paragraphs'>,
): TextBlock[] {
  const isKnown = createPlaceLookup(paragraphs);
  const namesAt = createBandLookup(elements.filter(({ type }) => TEXT_NAMES.has(type)));
  const nameOf = ({ box }: TextLine): Element | undefined => {
    const middle = { x: centreX(box), y: centreY(box), width: 0, height: 0 };
    return namesAt.first(middle.y, (element) => contains(element.box, middle));
  };
  return blocks.flatMap((block) => {
    if (isKnown(block.box)) return [block];
    const runs: { name: Element | undefined; lines: TextLine[] }[] = [];
    for (const line of block.lines) {
      const [name, last] = [nameOf(line), runs.at(-1)];
      if (last && last.name === name) last.lines.push(line);
      else runs.push({ name, lines: [line] });
    }
    return runs.length < 2 ? [block] : runs.map(({ lines }) => ofLines(block, lines));
  });
}

const ofLines = ({ lineHeight: _, ...block }: TextBlock, lines: TextLine[]): TextBlock => {
  const centres = lines.map(lineCentre);
  const [first = 0, last = 0] = [centres[0], centres.at(-1)];
  return {
    ...block,
    lines,
    box: surround(lines.map(({ box }) => box)),
    text: lines.map(({ text }) => text).join(' '),
    ...(lines.length > 1 && { lineHeight: (last - first) / (lines.length - 1) }),
  };
};
