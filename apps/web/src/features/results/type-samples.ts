import type { Measurement, TypeStep } from '@blueprompt/core/measurement';

export type TypeSample = TypeStep & { text: string };

/** Steps that fit the panel, and what a sample may measure in characters. */
const SHOWN = 7;
const MAX_CHARS = 28;

/** Each step of the type scale with a text of the page that is set in it, the largest first. */
export const toTypeSamples = ({ texts, typography }: Measurement): TypeSample[] =>
  typography.scale
    .toSorted((a, b) => b.fontSize - a.fontSize || b.fontWeight - a.fontWeight)
    .map((step) => {
      const near = texts
        .filter((line) => Math.abs(line.fontSize - step.fontSize) <= 0.5 && line.text.length <= MAX_CHARS)
        .toSorted((a, b) => Math.abs(a.fontWeight - step.fontWeight) - Math.abs(b.fontWeight - step.fontWeight));
      return { ...step, text: near[0]?.text ?? '' };
    })
    .filter(({ text }) => text !== '')
    .slice(0, SHOWN);
