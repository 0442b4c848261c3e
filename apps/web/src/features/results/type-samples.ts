import type { Measurement, TextLine, TypeStep } from '@blueprompt/core/measurement';

type TypeSample = TypeStep & { text: string };

/** Steps that fit the panel, and what a sample may measure in characters. */
const SHOWN = 6;
const MAX_CHARS = 24;
/** Sizes this near are one step to the eye, measured apart by a hair. */
const SAME_PX = 1;

const sampleOf = (texts: readonly TextLine[], step: TypeStep): string | undefined =>
  texts
    .filter((line) => Math.abs(line.fontSize - step.fontSize) <= 0.5 && line.text.length <= MAX_CHARS)
    .toSorted(
      (a, b) =>
        Math.abs(a.fontWeight - step.fontWeight) - Math.abs(b.fontWeight - step.fontWeight) ||
        b.text.length - a.text.length,
    )[0]?.text;

/** The steps that are used most, each with a text of the page that is set in it, the largest first. */
export const toTypeSamples = ({ texts, typography }: Measurement): TypeSample[] => {
  const samples: TypeSample[] = [];
  for (const step of typography.scale.toSorted((a, b) => b.count - a.count)) {
    const known = samples.some((sample) => Math.abs(sample.fontSize - step.fontSize) <= SAME_PX);
    const text = known ? undefined : sampleOf(texts, step);
    if (text && samples.length < SHOWN) samples.push({ ...step, text });
  }
  return samples.toSorted((a, b) => b.fontSize - a.fontSize);
};
