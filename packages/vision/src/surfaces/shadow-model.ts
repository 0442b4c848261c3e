import type { Side } from '@blueprompt/core/measurement';
import { blurredEdge } from './blurred-edge.ts';

/** A shadow as CSS writes it, in CSS pixels, without its colour. */
export type Guess = { blur: number; spread: number; x: number; y: number };

/** The fade along one side: levels of red, green and blue that are missing at each line, and how bright its ground is beside the box's main one. */
export type Fade = {
  side: Side;
  length: number;
  drops: (readonly [number, number, number])[];
  isBetween: boolean;
  light: number;
};

/** Farthest that an edge of a shadow lies from the edge of its box, and lines that are looked at, in CSS pixels. */
const MAX_SHIFT = 37;
export const REACH = 56;
/** Standard deviation of a blur as browsers paint it, for each of its pixels. */
const SIGMA = 0.47;

const SHAPES = new Map<string, number[]>();

/** What a shadow leaves at each line, from MAX_SHIFT lines inside its own edge on. */
const fadeShape = (blur: number, scale: number): number[] => {
  const key = `${blur} ${scale}`;
  const known = SHAPES.get(key);
  if (known) return known;
  const lines = (2 * MAX_SHIFT + REACH) * scale + 1;
  const shape = Array.from({ length: lines }, (_, i) => blurredEdge(i + 0.5 - MAX_SHIFT * scale, blur * scale * SIGMA));
  SHAPES.set(key, shape);
  return shape;
};

/** How far the edge of a shadow lies outside that of its box. */
export const shiftAt = (side: Side, { spread, x, y }: Guess): number =>
  spread + (side === 'bottom' ? y : side === 'top' ? -y : side === 'right' ? x : -x);

export const OPPOSITE: Record<Side, Side> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };

/** A fade and a blur that may have made it: what that leaves at each line, and the share of it that the ends of a short side leave. */
type Blurred = { fade: Fade; shape: readonly number[]; whole: number };

export const blurAt = (fade: Fade, blur: number, scale: number): Blurred => ({
  fade,
  shape: fadeShape(blur, scale),
  // In the middle of a short side the ends take away from the shadow too, and a darker ground has less to lose.
  whole: fade.light * (1 - 2 * blurredEdge(fade.length / 2, blur * scale * SIGMA)),
});

/** How much of a shadow is seen at a line outside a side, as a function of the line; between two boxes both cast theirs. */
export const modelFade = ({ fade, shape, whole }: Blurred, guess: Guess, scale: number): ((line: number) => number) => {
  const { side, drops, isBetween } = fade;
  const first = (MAX_SHIFT - shiftAt(side, guess)) * scale;
  const other = (MAX_SHIFT - shiftAt(OPPOSITE[side], guess)) * scale + drops.length - 1;
  return (line) => whole * (shape[first + line]! + (isBetween ? shape[other - line]! : 0));
};

/** The squares of what a shadow would leave, and its products with what was seen. */
export type Sums = { square: number; product: number };

/** Sums up the same without asking line by line, since it is done for thousands of guesses. */
export const sumsOf = (
  { fade, shape, whole }: Blurred,
  levels: readonly number[],
  guess: Guess,
  scale: number,
): Sums => {
  const { side, isBetween } = fade;
  const first = (MAX_SHIFT - shiftAt(side, guess)) * scale;
  const other = (MAX_SHIFT - shiftAt(OPPOSITE[side], guess)) * scale + levels.length - 1;
  let [square, product] = [0, 0];
  for (let line = 0; line < levels.length; line++) {
    const value = whole * (isBetween ? shape[first + line]! + shape[other - line]! : shape[first + line]!);
    square += value * value;
    product += value * levels[line]!;
  }
  return { square, product };
};
