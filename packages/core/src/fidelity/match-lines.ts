import { type Box, centreY, intersect, surround } from '../geometry.ts';
import type { TextLine } from '../measurement.ts';
import { lineCentre } from '../text/line-centre.ts';
import type { RenderedLine } from './rendered-page.ts';

/** What stands in the rendered page where a line was measured. */
export type LineMatch = { measured: TextLine; text: string; box: Box | undefined; color: string | undefined };

/**
 * Finds for each measured line the rendered pieces on its row: the blueprint cuts a line at wide gaps, so one line may come
 * back as several pieces.
 */
export const matchLines = (measured: readonly TextLine[], rendered: readonly RenderedLine[]): LineMatch[] =>
  measured.map((line) => {
    const pieces = rendered.filter((piece) => isOnRow(line, piece.box)).sort((a, b) => a.box.x - b.box.x);
    const longest = pieces.reduce<RenderedLine | undefined>(
      (best, piece) => (best && best.text.length >= piece.text.length ? best : piece),
      undefined,
    );
    return {
      measured: line,
      text: pieces.map((piece) => piece.text).join(' '),
      box: pieces.length > 0 ? surround(pieces.map((piece) => piece.box)) : undefined,
      color: longest?.color,
    };
  });

/** Measured boxes end at the ink and rendered ones at the font's own height: rows are told by the middle of the line. */
const isOnRow = (line: TextLine, piece: Box): boolean =>
  Math.abs(lineCentre(line) - centreY(piece)) < line.fontSize / 2 &&
  intersect({ ...line.box, y: piece.y, height: piece.height }, piece).width > piece.width / 2;
