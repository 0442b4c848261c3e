import type { Measurement, TypeStep } from '../measurement.ts';
import { createNamer } from '../text/token-name.ts';
import type { TypeToken } from './design-system.ts';

/** A type scale beyond these steps is measuring noise; the most used are kept. */
const MAX_STEPS = 8;
/** Sizes read off ink differ by this much within one step of a scale, in pixels and as a share. */
const SAME_SIZE = { px: 0.75, share: 0.06 };
const BOLD_FROM = 600;
/** Only running text shows its line height; headings are set tighter by custom. */
const HEADING_LINE_HEIGHT = 1.2;
const RUNNING_TEXT = ['body', 'label', 'caption'];

/** The type scale that the pages share: sizes that differ by measuring only are one step, named by its most used one. */
export const collectType = (pages: readonly Measurement[], bodySize: number, bodyLineHeight: number): TypeToken[] => {
  const steps: TypeStep[] = [];
  const byUse = pages.flatMap((page) => page.typography.scale).sort((a, b) => b.count - a.count);
  for (const step of byUse) {
    const same = steps.find((known) => isSameStep(known, step));
    if (same) same.count += step.count;
    else steps.push({ ...step });
  }
  const distinct = createNamer();
  const isBody = (step: TypeStep): boolean =>
    step.fontWeight < BOLD_FROM && isSameStep(step, { ...step, fontSize: bodySize });
  const named = steps
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_STEPS)
    // The body step takes the plain name; the others of its role follow it.
    .sort((a, b) => Number(isBody(b)) - Number(isBody(a)) || b.fontSize - a.fontSize || b.fontWeight - a.fontWeight)
    .map((step) => ({
      token: distinct(isBody(step) ? 'body' : step.role),
      fontSize: step.fontSize,
      fontWeight: step.fontWeight,
      lineHeight: RUNNING_TEXT.includes(step.role) ? bodyLineHeight : HEADING_LINE_HEIGHT,
    }));
  return named.sort((a, b) => b.fontSize - a.fontSize || b.fontWeight - a.fontWeight);
};

const isSameStep = (a: TypeStep, b: TypeStep): boolean =>
  a.fontWeight >= BOLD_FROM === b.fontWeight >= BOLD_FROM &&
  Math.abs(a.fontSize - b.fontSize) <= Math.max(SAME_SIZE.px, SAME_SIZE.share * a.fontSize);
