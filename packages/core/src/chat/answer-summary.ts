import type { Measurement } from '../measurement.ts';
import { px, sizeOf } from '../write/number-words.ts';
import { writePageFacts } from '../write/write-page-facts.ts';
import type { Scope } from './scope.ts';

const MAX_COLORS = 6;
const MAX_SIZES = 8;

/** The sizes that most lines are set in, largest first. */
const sizesOf = (scale: Measurement['typography']['scale']): string => {
  const used = [...scale].sort((a, b) => b.count - a.count).map((step) => step.fontSize);
  const sizes = [...new Set(used)].slice(0, MAX_SIZES).sort((a, b) => b - a);
  return sizes.map(px).join(', ');
};

/** Each page in three lines. */
export const answerSummary = (scope: Scope): string =>
  scope.pages
    .map(({ name, measurement }) => {
      const { palette, typography, spacing } = measurement;
      return [
        `**${name}**, ${sizeOf({ x: 0, y: 0, ...measurement.image })} px. ${writePageFacts(measurement)}`,
        `Colours: ${palette
          .slice(0, MAX_COLORS)
          .map((color) => `${color.role} ${color.hex}`)
          .join(', ')}.`,
        `Type: ${sizesOf(typography.scale)} px, body ${px(typography.bodySize)}. Spacing unit ${px(spacing.unit)} px.`,
      ].join('\n');
    })
    .join('\n\n');

export const answerSize = (scope: Scope): string =>
  scope.pages
    .map(({ name, measurement }) => {
      const { containerWidth } = measurement.spacing;
      const container = containerWidth === undefined ? '' : `, content container ${px(containerWidth)} px`;
      return `- ${name}: ${sizeOf({ x: 0, y: 0, ...measurement.image })} px${container}`;
    })
    .join('\n');
