import type { LineEvidence } from './line-evidence.ts';
import { costOfError } from './student.ts';

/** Strokes of one weight differ by this much from line to line. */
const STROKES_SCALE = 34;
/** The reader's boldness grows by one for so much weight, and is 0 at this one. */
const WEIGHT_OF_BOLDNESS = 20.8;
const NEITHER_BOLD = 550;
const BOLDNESS_SCALE = 60;

/** Weights with what each costs in nats: how seldom it is used on the open truth pages. */
export const WEIGHTS: ReadonlyMap<number, number> = new Map([
  [100, 7],
  [200, 6],
  [300, 4],
  [400, 0.4],
  [500, 2.5],
  [600, 2.5],
  [700, 2.1],
  [800, 5],
  [900, 6],
]);

/** What it costs to say that a line has this weight, in nats; its family must have a face so thin. */
export function weightCost({ strokes, boldness, lightest }: LineEvidence, weight: number): number {
  if (weight < lightest) return Number.POSITIVE_INFINITY;
  const told = strokes === undefined ? 0 : costOfError(strokes - weight, STROKES_SCALE);
  const read =
    boldness === undefined ? 0 : costOfError(NEITHER_BOLD + WEIGHT_OF_BOLDNESS * boldness - weight, BOLDNESS_SCALE);
  return told + read;
}
