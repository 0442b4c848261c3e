import { expectedWidth, type LineFont, MAX_MISFIT, MIN_GAIN } from './fit-fonts.ts';
import { shapeMisfit } from './match-shapes.ts';
import type { Tracking } from './named-font.ts';
import type { Specimen } from './specimens.ts';

/** Shares of the size that the widths alone say: looked at first, and then one by one. */
const GLANCES = [0.94, 0.88, 0.82];
const STEP = 0.02;
const STEPS = 11;
/** Letters of the right size lie so much better on the ink, as a share of the misfit. */
const MAX_SHARE = 0.6;
/** Less than this is kerning. */
const MIN_SPACING_PX = 0.25;
/** Shorter words have too few gaps. */
const MIN_GAPS = 4;

/** Parts a line's width into the size of its letters and the space between them, where the letters are narrower than the width says. */
export function findTracking({ words, shape }: Specimen, font: LineFont): Tracking | undefined {
  const gaps = shape.words.reduce((sum, { text }) => sum + text.length - 1, 0);
  if (gaps < MIN_GAPS) return undefined;
  const measured = shape.words.reduce((sum, { width }) => sum + width, 0);
  const expected = shape.words.reduce((sum, { text }) => sum + expectedWidth(text, font), 0);
  const widthSize = measured / expected;
  const face = font.weight >= 550 ? font.family.bold : font.family.regular;
  const misfitAt = (share: number, count: number): number => {
    const some = words.slice(0, count);
    const letters = some.reduce((sum, { text }) => sum + text.length, 0);
    return some.reduce((sum, word) => {
      return sum + (word.text.length / letters) * (shapeMisfit(word, face, share * widthSize) ?? 1);
    }, 0);
  };
  const glanced = misfitAt(1, 1);
  if (!GLANCES.some((share) => misfitAt(share, 1) < glanced - MIN_GAIN / 2)) return undefined;
  const plain = misfitAt(1, words.length);
  let best = { share: 1, misfit: plain };
  for (let step = 1; step <= STEPS; step++) {
    const share = 1 - step * STEP;
    const misfit = misfitAt(share, words.length);
    if (misfit < best.misfit) best = { share, misfit };
  }
  if (best.misfit > Math.min(MAX_MISFIT, MAX_SHARE * plain, plain - MIN_GAIN)) return undefined;
  const fontSize = best.share * widthSize;
  const letterSpacing = (measured - fontSize * expected) / gaps;
  return letterSpacing < MIN_SPACING_PX ? undefined : { fontSize, letterSpacing, misfit: best.misfit };
}
