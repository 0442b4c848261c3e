import type { LineEvidence } from './line-evidence.ts';
import { costOfError } from './student.ts';

/** Letters beyond these tell nothing more. */
const MAX_LETTERS = 40;
const MAX_MISFIT = 0.12;
/** The reader sees letters this much too large, and faces suit those that are this much too small (log scale). */
const READER_BIAS = 0.012;
const FITTED_BIAS = -0.005;

/** Where the two differ by more than this (log scale), a face was fitted with an icon or a frame in it: that much of the rest is added to its error. */
const MAX_AGREEING = 0.15;
const DISAGREEMENT = 0.5;

const lettersOf = ({ text }: LineEvidence): number =>
  Math.min(MAX_LETTERS, Math.max(1, text.replaceAll(/\s/g, '').length));

/**
 * How far measured sizes are from true ones (log scale), fitted on the lines of the open truth pages: the more letters and pixels
 * and the better the face suits, the surer is its size; the reader's hardly depends on either.
 */
const fittedScale = (line: LineEvidence, stretch: number): number =>
  (Math.exp(-3.78 + 22 * Math.min(MAX_MISFIT, line.misfit)) * lettersOf(line) ** -0.37 * 14) / line.fittedSize +
  DISAGREEMENT *
    Math.max(0, Math.abs(Math.log(line.fittedSize / (line.readSize ?? line.fittedSize)) - stretch) - MAX_AGREEING);
const readScale = (line: LineEvidence): number =>
  Math.exp(-3.24) * lettersOf(line) ** -0.1 * (14 / line.fittedSize) ** 0.2;

/** What it costs to say that a line has this size, in nats; `stretch` is how much too large its family measures on this page (log scale). */
export function sizeCost(line: LineEvidence, size: number, stretch = 0): number {
  const fitted = costOfError(Math.log(line.fittedSize / size) - FITTED_BIAS - stretch, fittedScale(line, stretch));
  return line.readSize === undefined
    ? fitted
    : fitted + costOfError(Math.log(line.readSize / size) - READER_BIAS, readScale(line));
}

/** On how many of the open truth pages a size is used, in CSS pixels; other whole sizes are used on about two each. */
const USES: ReadonlyMap<number, number> = new Map([
  [9, 3],
  [10, 20],
  [11, 22],
  [12, 106],
  [13, 41],
  [14, 146],
  [15, 29],
  [16, 114],
  [17, 18],
  [18, 57],
  [19, 9],
  [20, 72],
  [21, 16],
  [22, 21],
  [24, 61],
  [26, 10],
  [28, 21],
  [30, 11],
  [32, 13],
  [34, 5],
  [36, 17],
  [40, 11],
  [42, 5],
  [48, 11],
  [56, 9],
  [64, 10],
]);
const ALL_USES = 1150;
const WHOLE_USES = 2.5;
/** Half pixels below 20 are used as often as the rarer whole ones; larger ones hardly. */
const HALF_USES = 4;
const LARGE_HALF_USES = 1;
const LARGE_PX = 20;

/** What a size in the sheet costs in nats: the rarer on pages, the more. */
export function sizeEntryCost(size: number, scale: number): number {
  const css = size / scale;
  const uses = USES.get(css) ?? (Number.isInteger(css) ? WHOLE_USES : css < LARGE_PX ? HALF_USES : LARGE_HALF_USES);
  return Math.log(ALL_USES / uses);
}
