import type { Measurement, Tally } from '../measurement.ts';
import { px } from './number-words.ts';

const MAX_VALUES = 6;

/** Values of a rhythm come again; those that stand once are told only where none does. */
const tallyWords = (tallies: readonly Tally[]): string => {
  const often = tallies.filter(({ count }) => count > 1);
  return [...(often.length > 0 ? often : tallies)]
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_VALUES)
    .map((tally) => `${px(tally.px)} (${tally.count}×)`)
    .join(', ');
};

/** The spacing unit, the scale built on it, and the gaps, paddings and corners that occur most. */
export const writeSpacing = (measurement: Measurement): string => {
  const { spacing, radii } = measurement;
  return [
    spacing.unit > 0 &&
      `- unit ${px(spacing.unit)}px${spacing.scale.length > 0 ? `; scale ${spacing.scale.map(px).join(', ')}` : ''}`,
    spacing.gaps.length > 0 && `- gaps between siblings: ${tallyWords(spacing.gaps)}`,
    spacing.paddings.length > 0 && `- paddings: ${tallyWords(spacing.paddings)}`,
    spacing.containerWidth !== undefined && `- content container ${px(spacing.containerWidth)}px wide`,
    radii.length > 0 && `- corner radii: ${tallyWords(radii)}`,
  ]
    .filter(Boolean)
    .join('\n');
};
