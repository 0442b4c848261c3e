import type { TextBlock } from '../../text/text-block.ts';
import { fitText } from './fit-text.ts';
import { type Faces, faceOf } from './font-face.ts';

/** The letter-spacing of all text that looks like a block, in pixels; undefined where it is in no style that was read. */
type StyleSpacings = (block: TextBlock) => number | undefined;

/** Letters may end this far from the measured end, in CSS pixels, for the sake of one letter-spacing in all of a style. */
export const MAX_STYLE_OFF_PX = 2;
/** Letter-spacings are multiples of these, in CSS pixels, of the coarsest that fits as many texts as the finest does. */
const STEPS = [0.5, 0.1, 0.05, 0.01];
/** A coarser one may fit so many fewer. */
const MIN_FITTING_SHARE = 0.9;

type Fit = { spacing: number; letters: number };

/** A style sheet has one letter-spacing for a style, and a short word alone cannot tell it: half a pixel in its width is a tenth in each letter. */
export function readStyleSpacings(blocks: Iterable<TextBlock>, faces: Faces, scale: number): StyleSpacings {
  const fits = new Map<string, Fit[]>();
  for (const block of blocks) {
    const { letterSpacing, stretch } = fitText(block, faceOf(block.lines[0]!, faces));
    if (stretch !== 1) continue;
    const letters = Math.max(...block.lines.map(({ text }) => text.length));
    const style = styleOf(block);
    const own = fits.get(style) ?? [];
    own.push({ spacing: letterSpacing, letters });
    fits.set(style, own);
  }
  const spacings = new Map([...fits].map(([style, all]) => [style, spacingOf(all, scale)]));
  return (block) => spacings.get(styleOf(block));
}

const styleOf = ({ lines, fontClass, fontSize, fontWeight, italic }: TextBlock): string =>
  [lines[0]?.font?.family, fontClass, fontSize, fontWeight, italic].join();

/** How exactly a width tells it goes with the number of letters. */
const spacingOf = (fits: readonly Fit[], scale: number): number => {
  const weights = fits.map(({ letters }) => letters ** 2);
  const mean =
    fits.reduce((sum, { spacing }, at) => sum + spacing * weights[at]!, 0) / weights.reduce((a, b) => a + b, 0);
  const rounded = STEPS.map((step) => Math.round(mean / (step * scale)) * step * scale);
  const counts = rounded.map(
    (value) =>
      fits.filter(({ spacing, letters }) => Math.abs(value - spacing) * letters <= MAX_STYLE_OFF_PX * scale).length,
  );
  const least = MIN_FITTING_SHARE * Math.max(...counts);
  return rounded[counts.findIndex((count) => count >= least)] ?? mean;
};
