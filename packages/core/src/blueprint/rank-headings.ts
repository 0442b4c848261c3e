import { centreX, centreY, contains } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Measurement } from '../measurement.ts';
import type { TextBlock } from '../text/text-block.ts';

/** Larger than body text by this factor, a text is a heading even where no heading element was found. */
const HEADING_FACTOR = 1.25;
const LOWEST_LEVEL = 6;

/** Gives headings their level: the largest size on the page is 1, the next 2, and so on. */
export const rankHeadings = (blocks: readonly TextBlock[], measurement: Measurement): Map<TextBlock, number> => {
  const { elements, typography } = measurement;
  const namedAt = createBandLookup(elements.filter((element) => element.type === 'heading'));
  const isHeading = (block: TextBlock): boolean => {
    const middle = { x: centreX(block.box), y: centreY(block.box), width: 0, height: 0 };
    return (
      /\p{L}/u.test(block.text) &&
      (namedAt(middle.y).some((element) => contains(element.box, middle)) ||
        block.fontSize >= HEADING_FACTOR * typography.bodySize)
    );
  };
  const headings = blocks.filter(isHeading);
  const sizes = [...new Set(headings.map((block) => Math.round(block.fontSize)))].sort((a, b) => b - a);
  return new Map(
    headings.map((block) => [block, Math.min(LOWEST_LEVEL, sizes.indexOf(Math.round(block.fontSize)) + 1)]),
  );
};
