import { pack } from '../../colour/rgb.ts';
import type { Stop } from '../scene.ts';
import { between, type Knot } from './profile-along.ts';

/** The fewest knots between which all others lie but for `error` levels. */
export const simplify = (knots: readonly Knot[], error: number): Knot[] => {
  const inner = (first: number, last: number): number[] => {
    let [worst, at] = [error, -1];
    for (let i = first + 1; i < last; i++) {
      const line = between(knots[first]!, knots[last]!, knots[i]!.at);
      const off = Math.max(...line.map((value, channel) => Math.abs(value - knots[i]!.rgb[channel]!)));
      if (off > worst) [worst, at] = [off, i];
    }
    return at < 0 ? [] : [...inner(first, at), at, ...inner(at, last)];
  };
  const chosen = [0, ...inner(0, knots.length - 1), knots.length - 1];
  return joinBends(knots, chosen, error);
};

/** A stop lies between two places where colours were averaged: both stand for it, where the lines through them meet between them. */
const joinBends = (knots: readonly Knot[], chosen: readonly number[], error: number): Knot[] => {
  const joined: Knot[] = [];
  for (let i = 0; i < chosen.length; i++) {
    const [before, one, other, after] = [-1, 0, 1, 2].map((step) => chosen[i + step]);
    const isPair = before !== undefined && after !== undefined && other === one! + 1;
    const meeting = isPair ? meet(knots[before]!, knots[one!]!, knots[other]!, knots[after]!, error) : undefined;
    joined.push(meeting ?? knots[one!]!);
    if (meeting) i++;
  }
  return joined;
};

/** Where the line from `before` to `one` and that from `other` to `after` have the same colour. */
const meet = (before: Knot, one: Knot, other: Knot, after: Knot, error: number): Knot | undefined => {
  let [products, squares] = [0, 0];
  for (const channel of [0, 1, 2] as const) {
    const rise = (one.rgb[channel] - before.rgb[channel]) / (one.at - before.at);
    const fall = (after.rgb[channel] - other.rgb[channel]) / (after.at - other.at);
    products += (rise - fall) * (other.rgb[channel] - one.rgb[channel] - fall * (other.at - one.at));
    squares += (rise - fall) ** 2;
  }
  const at = one.at + products / squares;
  if (!(at >= one.at && at <= other.at)) return undefined;
  const [from, to] = [between(before, one, at), between(other, after, at)];
  const isOne = from.every((value, channel) => Math.abs(value - to[channel]!) <= 2 * error);
  return isOne ? { at, rgb: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2] } : undefined;
};

export const toStops = (knots: readonly Knot[]): Stop[] => {
  const stop = (at: number, rgb: readonly number[]): Stop => {
    const [r = 0, g = 0, b = 0] = rgb.map((value) => Math.max(0, Math.min(255, Math.round(value))));
    return { at, color: pack(r, g, b) };
  };
  return [
    stop(0, between(knots[0]!, knots[1]!, 0)),
    ...knots.slice(1, -1).map(({ at, rgb }) => stop(at, rgb)),
    stop(1, between(knots.at(-2)!, knots.at(-1)!, 1)),
  ];
};
