import { centreX, right, surround } from '../geometry.ts';
import type { TextLine } from '../measurement.ts';
import { spread } from '../statistics.ts';
import { settleDecorations } from './decorations.ts';
import { lineCentre } from './line-centre.ts';
import { tellIn } from './settle-line.ts';
import type { TextBlock } from './text-block.ts';

const alignOf = (lines: readonly TextLine[]): TextBlock['align'] => {
  const first = lines[0]!;
  if (lines.length === 1) return first.align;
  const spreads = [
    ['left', spread(lines.map((line) => line.box.x))],
    ['center', spread(lines.map((line) => centreX(line.box)))],
    ['right', spread(lines.map((line) => right(line.box)))],
  ] as const;
  return spreads.reduce((best, next) => (next[1] < best[1] - 1 ? next : best))[0];
};

/** The colour that covers the most width: a line may have been measured in the colour of a link in it. */
const mostUsedColor = (lines: readonly TextLine[]): string => {
  const widths = new Map<string, number>();
  for (const { color, box } of lines) widths.set(color, (widths.get(color) ?? 0) + box.width);
  return [...widths].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
};

/** A line that is mostly link is told in the colour of its paragraph where the rest of it has that colour. */
const inColor = (line: TextLine, color: string): TextLine =>
  line.color !== color && line.words.some((word) => word.color === color)
    ? tellIn(line, { color, fontWeight: line.fontWeight })
    : line;

/** Ink of a star, as a share of its font size. */
const STAR_EM = 0.76;

/** Stars are no letters, and the size of letters that are as high as they are is not theirs. */
const settleStars = (line: TextLine): TextLine =>
  /^[★☆]+$/.test(line.text) ? { ...line, fontSize: Math.round(line.box.height / STAR_EM) } : line;

/** What lines under each other have in common, as one block. */
export const toBlock = (found: readonly TextLine[]): TextBlock => {
  const lines = found.map(settleStars);
  // The longest line carries the most pixels, so its style was measured best.
  const model = lines.reduce((best, line) => (line.box.width > best.box.width ? line : best));
  const first = lines[0]!;
  const last = lines.at(-1)!;
  const color = mostUsedColor(lines);
  const told = settleDecorations(lines.map((line) => inColor(line, color)));
  return {
    lines: told.lines,
    box: surround(lines.map((line) => line.box)),
    text: lines.map((line) => line.text).join(' '),
    fontSize: model.fontSize,
    fontWeight: model.fontWeight,
    fontClass: model.fontClass,
    color,
    ...told.shared,
    background: model.background,
    align: alignOf(lines),
    ...(lines.length > 1 && { lineHeight: (lineCentre(last) - lineCentre(first)) / (lines.length - 1) }),
  };
};
