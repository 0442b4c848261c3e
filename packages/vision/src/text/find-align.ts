import { type Box, bottom, centreX, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';

/** Edges and centres that differ by no more than this are the same; glyphs bear differently on their left and right. */
const SLACK_PX = 3;
/** Lines of one block are no further apart than this, in font sizes. */
const MAX_LINE_GAP = 1.4;

type Line = { box: Box; fontSize: number };

/** How a line is set: by the edge it shares with the line above or below, or by the middle of the page. */
export function findAlign(line: Line, lines: readonly Line[], pageWidth: number): TextLine['align'] {
  const neighbours = lines.filter(
    (other) =>
      other !== line &&
      Math.min(right(other.box), right(line.box)) > Math.max(other.box.x, line.box.x) &&
      Math.max(other.box.y - bottom(line.box), line.box.y - bottom(other.box)) < MAX_LINE_GAP * line.fontSize,
  );
  const shares = (edge: (box: Box) => number): boolean =>
    neighbours.some((other) => Math.abs(edge(other.box) - edge(line.box)) <= SLACK_PX);
  if (shares((box) => box.x)) return 'left';
  if (shares(centreX)) return 'center';
  if (shares(right)) return 'right';
  const isCentred = Math.abs(centreX(line.box) - pageWidth / 2) <= SLACK_PX && line.box.x > 0.1 * pageWidth;
  return isCentred ? 'center' : 'left';
}
