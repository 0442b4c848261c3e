import type { FontFaces } from '../font-faces.ts';
import type { WordImage } from '../ink/word-image.ts';
import { fitLine, type LineFont } from './fit-fonts.ts';
import { shapeMisfit } from './match-shapes.ts';
import { lettersOf, type Specimen } from './specimens.ts';

/** How badly a family suits each line: what its measures leave unexplained, and how unlike its letters are. */
type RankedFont = { family: FontFaces; misfits: number[] };

/** Families whose measures suit some lines best are looked at letter by letter: so many on a few lines, so many on all. */
const MEASURED_LINES = 24;
const BY_MEASURES = 24;
const BY_SIGHT = 6;
const GLANCE_LINES = 12;
/** What cannot be drawn in a face, or is covered by something, says no more than this against it. */
const MAX_SHAPE_MISFIT = 0.5;
const MAX_MEASURE_MISFIT = 0.12;
/** From here on the bold letters are nearer than the regular ones. */
const BOLD_FROM = 550;

/** The families that suit lines best by their measures and letters, best first. */
export function rankFonts(specimens: readonly Specimen[], families: readonly FontFaces[]): RankedFont[] {
  const measured = specimens.slice(0, MEASURED_LINES);
  const glance = specimens.slice(0, GLANCE_LINES);
  return families
    .map((family) => {
      const fits = measured.map(({ shape }) => fitLine(shape, family));
      return { family, misfit: meanOf(measured, fits.map(measureMisfit)) };
    })
    .sort((a, b) => a.misfit - b.misfit)
    .slice(0, BY_MEASURES)
    .map(({ family }) => {
      const fits = specimens.map(({ shape }) => fitLine(shape, family));
      const seen = glance.map(({ words }, at) => misfitOf(words.slice(0, 1), fits[at]!));
      return { family, fits, misfit: meanOf(glance, seen) };
    })
    .sort((a, b) => a.misfit - b.misfit)
    .slice(0, BY_SIGHT)
    .map(({ family, fits }) => {
      const misfits = specimens.map(({ words }, at) => misfitOf(words, fits[at]!));
      return { family, misfits, misfit: meanOf(specimens, misfits) };
    })
    .sort((a, b) => a.misfit - b.misfit);
}

const meanOf = (specimens: readonly Specimen[], values: readonly number[]): number =>
  specimens.reduce((sum, { letters }, at) => sum + letters * values[at]!, 0) / lettersOf(specimens);

const measureMisfit = ({ misfit }: LineFont): number => Math.min(MAX_MEASURE_MISFIT, misfit);

/** How badly a family suits a line: what its measures leave unexplained, and how unlike its letters are. */
export function misfitOf(words: Specimen['words'], fit: LineFont): number {
  let sum = 0;
  let letters = 0;
  words.forEach((word, at) => {
    sum += word.text.length * lookAt(word, at, fit);
    letters += word.text.length;
  });
  return sum / letters + measureMisfit(fit);
}

/** By fit and place of the word in its line: every fifth word is looked at in the same face by a later stage or round. */
const looked = new WeakMap<LineFont, number[]>();

function lookAt(word: WordImage, at: number, fit: LineFont): number {
  const known = looked.get(fit) ?? [];
  const face = fit.weight >= BOLD_FROM ? fit.family.bold : fit.family.regular;
  known[at] ??= Math.min(MAX_SHAPE_MISFIT, shapeMisfit(word, face, fit.fontSize) ?? MAX_SHAPE_MISFIT);
  looked.set(fit, known);
  return known[at];
}
