import type { LineEvidence } from './line-evidence.ts';
import { costOfError } from './student.ts';

/** Letters beyond these tell nothing more. */
const MAX_LETTERS = 40;
/** Worse faces are no surer to be wrong. */
export const MAX_MISFIT = 0.12;
/** The reader sees letters this much too large, and faces suit those that are this much too small (log scale). */
const READER_BIAS = 0.012;
const FITTED_BIAS = -0.005;

/** Where the two differ by more than this (log scale), a face was fitted with an icon or a frame in it: that much of the rest is added to its error. */
const MAX_AGREEING = 0.12;
const DISAGREEMENT = 1;

/** What a line says of its size, on a log scale, and how far off that is. */
export type SizeEvidence = { fitted: number; read: number | undefined; fittedScale: number; readScale: number };

/**
 * How far measured sizes are from true ones was fitted on the lines of the open truth pages: the more letters and pixels and the
 * better the face suits, the surer is its size; the reader's hardly depends on either.
 */
export function toSizeEvidence({ text, fittedSize, misfit, readSize }: LineEvidence): SizeEvidence {
  const letters = Math.min(MAX_LETTERS, Math.max(1, text.replaceAll(/\s/g, '').length));
  const pixels = fittedSize / 14;
  return {
    fitted: Math.log(fittedSize) - FITTED_BIAS,
    read: readSize === undefined ? undefined : Math.log(readSize) - READER_BIAS,
    fittedScale: (Math.exp(-3.78 + 22 * Math.min(MAX_MISFIT, misfit)) * letters ** -0.37) / pixels,
    readScale: Math.exp(-3.24) * letters ** -0.1 * pixels ** -0.2,
  };
}

/** What it costs to say that a line has this size, in nats; `stretch` is how much too large its family measures on this page (log scale). */
export function sizeCost(
  { fitted, read, fittedScale, readScale }: SizeEvidence,
  size: number,
  stretch: number,
): number {
  const logSize = Math.log(size);
  if (read === undefined) return costOfError(fitted - stretch - logSize, fittedScale);
  const apart = Math.max(0, Math.abs(fitted - stretch - read) - MAX_AGREEING);
  return (
    costOfError(fitted - stretch - logSize, fittedScale + DISAGREEMENT * apart) + costOfError(read - logSize, readScale)
  );
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
