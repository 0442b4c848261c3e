import { type Box, bottom, right } from '../geometry.ts';

/** A length as a person writes it: 14, 14.5, never 14.000001. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

export const spanX = (box: Box): string => `x ${px(box.x)}–${px(right(box))}`;
export const spanY = (box: Box): string => `y ${px(box.y)}–${px(bottom(box))}`;
export const sizeOf = (box: Box): string => `${px(box.width)} × ${px(box.height)}`;

/** `1 button`, `3 buttons`, `2 switches`; the word is one of our own, so the rules of English suffice. */
export const counted = (count: number, word: string): string => {
  if (count === 1) return `1 ${word}`;
  if (/(s|x|ch|sh)$/.test(word)) return `${count} ${word}es`;
  return /[^aeo]y$/.test(word) ? `${count} ${word.slice(0, -1)}ies` : `${count} ${word}s`;
};

/** How far a place may be off an even progression, in pixels: rounding, and in a long list also the ink of its letters. */
const EVEN_PX = { short: 1.01, long: 2.01, longFrom: 5 };

/** The step of an even progression, or nothing when the steps differ by more than measuring does. */
const evenStep = (values: readonly number[]): number | undefined => {
  if (values.length < 2) return undefined;
  const tolerance = values.length >= EVEN_PX.longFrom ? EVEN_PX.long : EVEN_PX.short;
  const step = (values.at(-1)! - values[0]!) / (values.length - 1);
  const isEven = values.every((value, index) => Math.abs(value - (values[0]! + index * step)) <= tolerance);
  return isEven && step > 4 * tolerance ? step : undefined;
};

/** Places on one axis as a rule where a rule says it, else as the list. */
export const placesOf = (values: readonly number[], prefix: string): string => {
  const step = evenStep(values);
  if (values.length > 3 && step !== undefined) return `${prefix}${px(values[0]!)}, then every ${px(step)}`;
  return `${prefix}${values.map(px).join(' ')}`;
};
