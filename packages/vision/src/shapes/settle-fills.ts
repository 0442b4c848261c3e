import { area, type Box, bottom, contains, right } from '@blueprompt/core/geometry';
import type { Element, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { channelGap, parseHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { SAME_LEVELS } from '../scene/bits.ts';

/** Painted for the words in it, in one colour. */
const WORDED = typesWith('worded');
/** Levels from which two colours are not two readings of one. */
const OTHER = 6;

/**
 * A button and the words on it say what it is painted with. Where they differ, that of which more pixels are seen is right: the
 * fill of one button in a group is read as that of the others.
 */
export const settleFills = (elements: readonly Element[], texts: readonly TextLine[], pixels: Pixels): Element[] =>
  elements.map((element) => {
    const { type, box, fill, gradient } = element;
    if (!WORDED.has(type) || fill === undefined || gradient) return element;
    const label = texts
      .filter((line) => contains(box, line.box, 1))
      .reduce<TextLine | undefined>(
        (best, line) => (best && area(best.box) >= area(line.box) ? best : line),
        undefined,
      );
    if (!label || channelGap(parseHex(label.background), parseHex(fill)) <= OTHER) return element;
    const seen = (hex: typeof fill): number => countOf(parseHex(hex), box, pixels);
    return seen(label.background) > seen(fill) ? { ...element, fill: label.background } : element;
  });

const countOf = (color: number, box: Box, { width, height, colors }: Pixels): number => {
  let count = 0;
  for (let y = Math.max(0, Math.round(box.y)); y < Math.min(height, Math.round(bottom(box))); y++)
    for (let x = Math.max(0, Math.round(box.x)); x < Math.min(width, Math.round(right(box))); x++)
      if (channelGap(colors[y * width + x]!, color) <= SAME_LEVELS) count += 1;
  return count;
};
