import { findTracking } from './find-tracking.ts';
import { fitLine, MIN_GAIN, suits } from './fit-fonts.ts';
import type { NamedFont, Tracking, Verdict } from './named-font.ts';
import { misfitOf } from './rank-fonts.ts';
import type { Specimen } from './specimens.ts';

/** Lines that no family explained at first are of one of them when they suit it no worse than this. */
const MAX_MISFIT = 0.2;

/** Beside a sure family another is mostly the same one, badly seen: it must suit so many times better. */
const DOUBT = 1.6;

type Found = Verdict & { own: readonly Specimen[] };

/** Gives each line to the family of the page that suits it best, now that all are known, and finds letters that stand apart. */
export function assignLines(specimens: readonly Specimen[], found: readonly Found[]): NamedFont[] {
  const fonts = found.map(({ family, sure }) => ({
    family,
    sure,
    lines: [] as number[],
    tracked: new Map<number, Tracking>(),
  }));
  const hasSure = found.some(({ sure }) => sure);
  for (const specimen of specimens) {
    const owner = found.findIndex(({ own }) => own.includes(specimen));
    let best: { at: number; misfit: number; tracking: Tracking | undefined } | undefined;
    for (const [at, { family, sure }] of found.entries()) {
      if (!suits(specimen.shape, family)) continue;
      const fit = fitLine(specimen.shape, family);
      const tracking = sure ? findTracking(specimen, fit) : undefined;
      // Alone, a family keeps its lines, and how well they suit it is known.
      const plain = at === owner && found.length === 1 ? 0 : misfitOf(specimen.words, fit);
      const doubt = !sure && hasSure ? DOUBT : 1;
      const misfit = doubt * Math.min(plain, tracking?.misfit ?? plain) - (at === owner ? MIN_GAIN : 0);
      if (!best || misfit < best.misfit) best = { at, misfit, tracking };
    }
    if (!best || (owner < 0 && best.misfit > MAX_MISFIT)) continue;
    fonts[best.at]!.lines.push(specimen.line);
    if (best.tracking) fonts[best.at]!.tracked.set(specimen.line, best.tracking);
  }
  return fonts.filter(({ lines }) => lines.length > 0);
}
