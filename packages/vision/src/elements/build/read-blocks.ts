import { type Box, centreY } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';

/** Lines of one paragraph keep less than this many font sizes from baseline to baseline. */
const MAX_LEADING = 1.9;
const MIN_LEADING = 0.6;
/** Sizes and edges of lines of one block differ by no more than this, in pixels. */
const SAME_SIZE = 1.5;
const SAME_EDGE = 3;
/** The upper line of a paragraph is nearly full: a short one ends it. */
const MIN_FULL = 0.6;

/** Lines below each other with one left edge (or one middle), size and colour are one block. */
export function readBlocks(lines: readonly TextLine[]): TextLine[][] {
  const blocks: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)) {
    const block = blocks.find((known) => {
      const above = known.at(-1);
      return above !== undefined && isNextLine(above, line);
    });
    if (block) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

const isNextLine = (above: TextLine, line: TextLine): boolean => {
  const leading = centreY(line.box) - centreY(above.box);
  const isSameStyle = Math.abs(above.fontSize - line.fontSize) <= SAME_SIZE && above.color === line.color;
  const isAligned =
    Math.abs(above.box.x - line.box.x) <= SAME_EDGE || Math.abs(middle(above.box) - middle(line.box)) <= SAME_EDGE;
  return (
    isSameStyle &&
    isAligned &&
    above.box.width >= line.box.width * MIN_FULL &&
    leading > above.fontSize * MIN_LEADING &&
    leading < above.fontSize * MAX_LEADING
  );
};

const middle = (box: Box): number => box.x + box.width / 2;
