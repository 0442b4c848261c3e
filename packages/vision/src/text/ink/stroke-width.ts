import type { Extent } from './ink-extent.ts';
import type { LineInk } from './line-ink.ts';

/** Coverage below which a pixel is only the faint rim of a stroke. */
const RIM_COVERAGE = 0.1;
/** Runs from the thin end: crossings of bowls and diagonals are wider than stems, hairline joints are thinner. */
const STEM_RANK = 0.4;

/** Usual width in pixels of horizontal runs of ink; partly covered pixels count with their share. */
export function strokeWidth({ width, coverage }: LineInk, { left, top, right, bottom }: Extent): number {
  const runs: number[] = [];
  for (let y = top; y < bottom; y++) {
    let run = 0;
    for (let x = left; x <= right; x++) {
      const value = x < right ? coverage[y * width + x]! : 0;
      if (value >= RIM_COVERAGE) run += value;
      else if (run > 0) {
        if (run > 0.3) runs.push(run);
        run = 0;
      }
    }
  }
  return Float64Array.from(runs).sort()[Math.floor(runs.length * STEM_RANK)] ?? 0;
}
