import { blue, green, red } from './rgb.ts';

/** Levels that the shadows of cards take from what lies between them, at most. */
const MAX_DROP = 26;
/** A shadow takes nearly the same from every channel: the shares differ by less than this, beside rounding. */
const MAX_UNEVEN = 0.35;
const ROUNDING = 1.5;

/** Could a shadow that falls on this ground give this colour, however dark it is? */
export const isDimmed = (color: number, ground: number): boolean => {
  const drops = dropsOf(color, ground);
  const [least, most] = [Math.min(...drops), Math.max(...drops)];
  return least >= 0 && most - least <= ROUNDING + MAX_UNEVEN * most;
};

/** Could the soft shadow of a card that falls on this ground give this colour? */
export const isShade = (color: number, ground: number): boolean =>
  isDimmed(color, ground) && Math.max(...dropsOf(color, ground)) <= MAX_DROP;

const dropsOf = (color: number, ground: number): number[] =>
  [red, green, blue].map((channel) => channel(ground) - channel(color));
