import type { OtherShots } from '../analysis.ts';
import { colorDistance } from '../color/color-distance.ts';
import type { Correction } from '../correction.ts';
import { textLikeness } from '../fidelity/text-likeness.ts';
import type { Element, Hex, Measurement } from '../measurement.ts';
import type { LeafPairs } from '../widths/match-leaves.ts';
import { applyCorrection, followUp } from './correct-measurement.ts';
import { linesOf } from './lines-of.ts';
import { pairElements } from './pair-elements.ts';

/** A page as it was measured, at all widths and in all states. */
export type Shots = OtherShots & { measurement: Measurement };

/** Two readings of one text differ in a letter or two of ten. */
const MIN_LIKENESS = 0.8;
/** Colours that differ by more were not read off the same thing. */
const MAX_COLOR_APART = 2.5;

/**
 * All screenshots of a page with what a person put right of the first, in this order. The others were read by themselves: what
 * is the same there is put right too, and what differs on purpose, such as a colour of a dark theme, stays.
 */
export const correctShots = ({ measurement, narrower, states }: Shots, corrections: readonly Correction[]): Shots => {
  const first = [...(narrower ?? []), ...(states ?? []).map((state) => state.measurement)];
  const pairs = corrections.length > 0 ? first.map((other) => pairElements(measurement, other)) : [];
  let [page, others] = [measurement, first];
  for (const correction of corrections) {
    const before = page;
    others = others.map((other, at) => {
      const same = toOther(correction, before, other, pairs[at]!);
      return same ? applyCorrection(other, same) : other;
    });
    page = applyCorrection(page, correction);
  }
  const done = others.map((other, at) => (other === first[at] ? other : followUp(other)));
  const widths = narrower?.length ?? 0;
  return {
    measurement: page === measurement ? page : followUp(page),
    ...(narrower && { narrower: done.slice(0, widths) }),
    ...(states && { states: states.map((state, at) => ({ ...state, measurement: done[widths + at]! })) }),
  };
};

/** The correction as it is true of another screenshot, or undefined where nothing of it is. */
const toOther = (
  correction: Correction,
  page: Measurement,
  other: Measurement,
  pairs: LeafPairs,
): Correction | undefined => {
  const find = ({ elements }: Measurement, wanted: string | undefined) => elements.find(({ id }) => id === wanted);
  const [own, its] = [find(page, correction.element), find(other, pairs.get(correction.element))];
  if (!own || !its) return undefined;
  switch (correction.kind) {
    case 'delete':
      return { ...correction, element: its.id };
    case 'merge': {
      const second = find(other, pairs.get(correction.other));
      return second && { ...correction, element: its.id, other: second.id };
    }
    case 'change': {
      const { type, fill, color, lines } = correction;
      const said = lines && wrapLike(lines, own, page, its, other);
      return {
        kind: 'change',
        element: its.id,
        ...(type && own.type === its.type && { type }),
        ...(fill && isLike(own.fill, its.fill) && { fill }),
        ...(color && isLike(colorOf(page, own), colorOf(other, its)) && { color }),
        ...(said && { lines: said }),
      };
    }
  }
};

const isLike = (a: Hex | undefined, b: Hex | undefined): boolean =>
  a === undefined || b === undefined ? a === b : colorDistance(a, b) <= MAX_COLOR_APART;

const colorOf = (measurement: Measurement, element: Element): Hex | undefined =>
  element.ink ?? measurement.texts[linesOf(measurement, element)[0] ?? -1]?.color;

/** Corrected lines as another screenshot breaks them, or undefined where that says something else. */
const wrapLike = (
  lines: readonly string[],
  own: Element,
  page: Measurement,
  its: Element,
  other: Measurement,
): string[] | undefined => {
  const read = (measurement: Measurement, element: Element): string[] =>
    linesOf(measurement, element).map((at) => measurement.texts[at]!.text);
  const [mine, theirs] = [read(page, own), read(other, its)];
  const isSaid = textLikeness(mine.join(' '), theirs.join(' ')) >= MIN_LIKENESS;
  // Another number is another fact, however alike the words around it are.
  if (!isSaid || digitsOf(mine) !== digitsOf(theirs)) return undefined;
  const breaksAlike =
    mine.length === theirs.length && mine.every((line, at) => textLikeness(line, theirs[at]!) >= MIN_LIKENESS);
  return breaksAlike ? [...lines] : breakLike(lines.join(' '), theirs);
};

const digitsOf = (lines: readonly string[]): string => lines.join(' ').replace(/\D+/g, ' ').trim();

/** Words spread over as many lines, each with its share of the letters. */
const breakLike = (text: string, like: readonly string[]): string[] => {
  const room = like.reduce((sum, line) => sum + line.length, 0);
  const words = text.split(/\s+/).filter(Boolean);
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const lines: string[][] = like.map(() => []);
  let [at, used, end] = [0, 0, (like[0]!.length / room) * letters];
  for (const word of words) {
    // A word belongs to the line that its middle falls into.
    while (at < like.length - 1 && used + word.length / 2 > end) end += (like[++at]!.length / room) * letters;
    lines[at]!.push(word);
    used += word.length;
  }
  return lines.map((line) => line.join(' '));
};
