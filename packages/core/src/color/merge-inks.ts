import type { Hex } from '../hex.ts';
import { channelsOf } from './channels.ts';

/** Inks that differ by no more in each channel are one: letters are blended with what they stand on. */
const MAX_INK_OFF = 4;

/** The most used of the colours that cannot be told from a colour of text, which is what a style sheet says. */
export function mergeInks(texts: Iterable<{ text: string; color: Hex }>): (color: Hex) => Hex {
  const letters = new Map<Hex, number>();
  for (const { text, color } of texts) letters.set(color, (letters.get(color) ?? 0) + text.length);
  const merged = new Map<Hex, Hex>();
  const kept: Hex[] = [];
  for (const [color] of [...letters].toSorted((a, b) => b[1] - a[1])) {
    const known = kept.find((other) => isNear(other, color));
    if (known) merged.set(color, known);
    else kept.push(color);
  }
  return (color) => merged.get(color) ?? color;
}

const isNear = (a: Hex, b: Hex): boolean => {
  const other = channelsOf(b);
  return channelsOf(a).every((value, at) => Math.abs(value - other[at]!) <= MAX_INK_OFF);
};
