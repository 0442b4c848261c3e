import type { Measurement, Tally } from '../measurement.ts';
import { px } from './number-words.ts';

/** More radii than this are measured around few designed ones. */
const MAX_RADII = 4;

/** Values of a rhythm come again; those that occur once are named only where none does. */
const usualValues = (tallies: readonly Tally[]): string => {
  const often = tallies.filter(({ count }) => count > 1);
  return [...(often.length > 0 ? often : tallies)]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_RADII)
    .map((tally) => px(tally.px))
    .join(' ');
};

/** The spacing unit, the scale built on it, and the corners. */
export const writeSpacing = ({ spacing, radii }: Measurement): string =>
  [
    spacing.unit > 0 && `unit ${px(spacing.unit)}px`,
    spacing.containerWidth !== undefined && `content container ${px(spacing.containerWidth)}px wide`,
    radii.length > 0 && `corner radii ${usualValues(radii)}`,
  ]
    .filter(Boolean)
    .join('; ');
