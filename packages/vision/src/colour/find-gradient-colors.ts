import type { Box } from '@blueprompt/core/geometry';
import type { Gradient } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { countIn } from './count-in.ts';
import { deltaE } from './delta-e.ts';
import { chroma, mix, parseHex } from './rgb.ts';

export type Graded = { box: Box; gradient?: Gradient | undefined };

/** A colour that lies on gradients by this share of its pixels is theirs. */
const MIN_SHARE_ON_GRADIENTS = 0.8;
/** Colours on the way between two stops that are looked at; neighbours of a soft gradient cannot be told apart. */
const STEPS = 16;
/** In CIELAB: closer colours are one to a reader. */
const MAX_OFF = 2.5;
/** Levels of chroma from which a few words or an end of a gradient set the tone of a page: the colour of a button. */
export const MIN_VIVID_CHROMA = 80;

/** Which of some colours are only seen where a gradient passes through them: they belong to it and are none of the palette. */
export function findGradientColors(
  colors: readonly number[],
  count: (color: number) => number,
  pixels: Pixels,
  painted: readonly Graded[],
): Set<number> {
  const graded = painted.flatMap(({ box, gradient }) => (gradient ? [{ box, stops: stopsOf(gradient) }] : []));
  const passed = graded.flatMap(({ stops }) => colorsAlong(stops));
  const ends = graded
    .flatMap(({ stops }) => [stops[0]!, stops.at(-1)!])
    .filter((end) => chroma(end) >= MIN_VIVID_CHROMA);
  const isNear = (color: number, others: readonly number[]): boolean =>
    others.some((other) => deltaE(color, other) < MAX_OFF);
  const asked = colors.filter((color) => isNear(color, passed) && !isNear(color, ends));
  if (asked.length === 0) return new Set();
  const inside = countIn(
    new Set(asked),
    pixels,
    graded.map(({ box }) => box),
  );
  return new Set(asked.filter((color) => (inside.get(color) ?? 0) >= MIN_SHARE_ON_GRADIENTS * count(color)));
}

const stopsOf = ({ from, between = [], to }: Gradient): number[] =>
  [from, ...between.map(({ color }) => color), to].map(parseHex);

const colorsAlong = (stops: readonly number[]): number[] =>
  stops
    .slice(1)
    .flatMap((stop, at) => Array.from({ length: STEPS + 1 }, (_, step) => mix(stops[at]!, stop, step / STEPS)));
