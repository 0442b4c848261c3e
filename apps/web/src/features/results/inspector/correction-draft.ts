import { linesOf } from '@blueprompt/core/correct/lines-of';
import type { Correction } from '@blueprompt/core/correction';
import type { Element, ElementType, Hex, Measurement } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';

/** What can be corrected of an element, as it is typed; undefined is what it does not have. */
export type CorrectionDraft = {
  text: string | undefined;
  type: ElementType;
  fill: string | undefined;
  color: string | undefined;
};

const SURFACES = typesWith('surface');
const PICTURES = typesWith('picture');

/** What was read of an element, to be corrected; the picked one may be told in CSS pixels, the stored one lies where its lines do. */
export const draftCorrection = (measurement: Measurement, picked: Element): CorrectionDraft => {
  const element = measurement.elements.find(({ id }) => id === picked.id) ?? picked;
  const lines = linesOf(measurement, element).map((at) => measurement.texts[at]!);
  const { type, fill, gradient, ink } = element;
  const isFilled = !PICTURES.has(type) && (fill !== undefined || gradient !== undefined || SURFACES.has(type));
  return {
    text: lines.length > 0 ? lines.map((line) => line.text).join('\n') : undefined,
    type,
    fill: isFilled ? (fill ?? gradient?.from ?? '') : undefined,
    color: ink ?? lines[0]?.color,
  };
};

/** A colour as people type it, with or without its sign and in any case. */
export const parseColor = (typed: string): Hex | undefined => {
  const digits = typed.trim().replace(/^#/, '').toLowerCase();
  if (/^[\da-f]{6}$/.test(digits)) return `#${digits}`;
  return /^[\da-f]{3}$/.test(digits) ? `#${digits.replace(/./g, '$&$&')}` : undefined;
};

/** Whether what is typed can be no colour; a fill that was not measured may stay unknown. */
export const isBadColor = (typed: string | undefined, read: string | undefined): boolean =>
  typed !== undefined && typed !== read && parseColor(typed) === undefined;

/** The correction that is typed, or undefined where nothing differs from what was read. */
export const toCorrection = (
  element: string,
  read: CorrectionDraft,
  typed: CorrectionDraft,
): Correction | undefined => {
  const changed = (name: 'fill' | 'color'): Hex | undefined =>
    typed[name] === undefined || typed[name] === read[name] ? undefined : parseColor(typed[name]);
  const [fill, color] = [changed('fill'), changed('color')];
  const change = {
    ...(typed.text !== undefined &&
      typed.text.trim() !== read.text?.trim() && { lines: typed.text.trim().split('\n') }),
    ...(typed.type !== read.type && { type: typed.type }),
    ...(fill && fill !== read.fill && { fill }),
    ...(color && color !== read.color && { color }),
  };
  return Object.keys(change).length > 0 ? { kind: 'change', element, ...change } : undefined;
};
