import type { Measurement, TextLine, TypeStep } from '@blueprompt/core/measurement';

/** Steps of one role are numbered from the largest on, which has the plain name. */
type TypeSample = TypeStep & { text: string; place: number };

/** Steps that fit the panel, and what a sample may measure in characters. */
const SHOWN = 6;
const MAX_CHARS = 24;
/** Sizes this near are one step to the eye, measured apart by a hair. */
const SAME_PX = 1;

/** The last line of a paragraph may be one word that shows little; a text begins with something else. */
const goesOn = ({ text }: TextLine): boolean => /^\p{Ll}/u.test(text);

/** How far the text is from filling the room that it has; one that is too long is cut at its end by the panel. */
const misfit = ({ text }: TextLine): number =>
  text.length <= MAX_CHARS ? MAX_CHARS - text.length : MAX_CHARS + text.length;

const sampleOf = (texts: readonly TextLine[], step: TypeStep): string | undefined =>
  texts
    .filter((line) => Math.abs(line.fontSize - step.fontSize) <= 0.5)
    .toSorted(
      (a, b) =>
        Math.abs(a.fontWeight - step.fontWeight) - Math.abs(b.fontWeight - step.fontWeight) ||
        Number(goesOn(a)) - Number(goesOn(b)) ||
        misfit(a) - misfit(b),
    )[0]?.text;

/** The steps that are used most, each with a text of the page that is set in it, the largest first. */
export const toTypeSamples = ({ texts, typography }: Measurement): TypeSample[] => {
  const samples: (TypeStep & { text: string })[] = [];
  for (const step of typography.scale.toSorted((a, b) => b.count - a.count)) {
    const known = samples.some((sample) => Math.abs(sample.fontSize - step.fontSize) <= SAME_PX);
    const text = known ? undefined : sampleOf(texts, step);
    if (text && samples.length < SHOWN) samples.push({ ...step, text });
  }
  const placed = new Map<TypeStep['role'], number>();
  return samples
    .toSorted((a, b) => b.fontSize - a.fontSize)
    .map((sample) => {
      const place = (placed.get(sample.role) ?? 0) + 1;
      placed.set(sample.role, place);
      return { ...sample, place };
    });
};
