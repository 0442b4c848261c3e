import { bottom, centreX, centreY, right, surround } from '../geometry.ts';
import { createBandLookup } from '../lookup/band-lookup.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { spread } from '../statistics.ts';
import { cutLine } from './cut-line.ts';
import { settleDecorations } from './decorations.ts';
import { createHolderLookup } from './find-holder.ts';
import { joinParagraphs, type Piece } from './join-paragraphs.ts';
import { joinRuns } from './join-runs.ts';
import { lineCentre } from './line-centre.ts';
import { tellIn } from './settle-line.ts';
import type { TextBlock } from './text-block.ts';

/** Cut lines first, then join: a row of menu items must never start a paragraph. */
export const groupLines = (measurement: Pick<Measurement, 'image' | 'texts' | 'elements'>): TextBlock[] => {
  const { image, texts, elements } = measurement;
  const holderOf = createHolderLookup(elements);
  const icons = elements.filter((element) => element.type === 'icon');
  const iconsAt = createBandLookup(icons);
  const pieces = joinRuns(texts)
    .flatMap((line) => cutLine(line, icons, holderOf))
    .map((line) => ({
      line,
      holder: holderOf(line.box),
      isLed: iconsAt.first(centreY(line.box), leads(line)) !== undefined,
    }))
    .sort(byReadingOrder);
  return joinParagraphs(pieces, image.width).map(toBlock);
};

/** An icon stands before its text at most this many font sizes away, and is about as high as a line. */
const MAX_ICON_GAP_EM = 1.2;
const MAX_ICON_EM = 1.8;

/** Tells icons that stand before a line, as in a list with ticks. */
const leads =
  ({ box, fontSize }: TextLine) =>
  (icon: Element): boolean =>
    icon.box.height <= MAX_ICON_EM * fontSize &&
    centreY(box) > icon.box.y &&
    centreY(box) < bottom(icon.box) &&
    right(icon.box) <= box.x + 1 &&
    box.x - right(icon.box) <= MAX_ICON_GAP_EM * fontSize;

/** Lines whose centres differ by less than this share of a font size stand on one row. */
const SAME_ROW_EM = 0.35;

const byReadingOrder = (a: Piece, b: Piece): number => {
  const dy = lineCentre(a.line) - lineCentre(b.line);
  const isSameRow = Math.abs(dy) < SAME_ROW_EM * Math.min(a.line.fontSize, b.line.fontSize);
  return isSameRow ? a.line.box.x - b.line.box.x : dy;
};

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

const toBlock = (pieces: readonly Piece[]): TextBlock => {
  const lines = pieces.map((piece) => piece.line);
  // The longest line carries the most pixels, so its style was measured best.
  const model = lines.reduce((best, line) => (line.box.width > best.box.width ? line : best));
  const first = lines[0]!;
  const last = lines.at(-1)!;
  const holder = pieces[0]!.holder;
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
    ...(holder && { elementId: holder.id }),
  };
};
