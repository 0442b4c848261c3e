import { blue, green, red } from './rgb.ts';

/** Levels that the shadows of cards take from what lies between them, at most. */
const MAX_DROP = 26;
/** A shadow takes nearly the same from every channel: the shares differ by less than this, beside rounding. */
const MAX_UNEVEN = 0.35;
const ROUNDING = 1.5;

/** Could a shadow that falls on this ground give this colour? */
export const isShade = (color: number, ground: number): boolean => {
  const drops = [red, green, blue].map((channel) => channel(ground) - channel(color));
  const [least, most] = [Math.min(...drops), Math.max(...drops)];
  return least >= 0 && most <= MAX_DROP && most - least <= ROUNDING + MAX_UNEVEN * most;
};
