import { toLab } from './delta-e.ts';

/** Hue angles of CIELAB at which a name begins, in degrees. */
const HUES: readonly (readonly [from: number, name: string])[] = [
  [0, 'pink'],
  [18, 'red'],
  [46, 'orange'],
  [72, 'amber'],
  [88, 'yellow'],
  [105, 'lime'],
  [125, 'green'],
  [165, 'teal'],
  [205, 'cyan'],
  [235, 'sky blue'],
  [260, 'blue'],
  [298, 'indigo'],
  [303, 'purple'],
  [332, 'magenta'],
  [352, 'pink'],
];

/** Chroma below which a colour reads as grey, and below which as a greyish tint. */
const GREY = 4;
const TINTED = 14;

/** A name that a person would use: "white", "light grey", "dark greyish blue", "green". */
export const colourName = (color: number): string => {
  const { l, a, b } = toLab(color);
  const strength = Math.hypot(a, b);
  if (strength < GREY || l < 4 || l > 99) return greyName(l);
  const angle = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  const hue = HUES.findLast(([from]) => angle >= from)![1];
  // Dark oranges and yellows have a word of their own.
  const base = (hue === 'orange' || hue === 'amber') && l < 50 ? 'brown' : hue;
  const tone = l > 92 ? 'very light ' : l > 78 ? 'light ' : l < 18 ? 'very dark ' : l < 38 ? 'dark ' : '';
  return `${tone}${strength < TINTED ? 'greyish ' : ''}${base}`;
};

const greyName = (lightness: number): string => {
  if (lightness > 99) return 'white';
  if (lightness > 96) return 'off-white';
  if (lightness < 4) return 'black';
  if (lightness < 16) return 'near-black';
  if (lightness > 85) return 'light grey';
  if (lightness < 40) return 'dark grey';
  return 'grey';
};
