import type { Hex } from '../measurement.ts';
import { channelsOf } from './channels.ts';
import { hueOf } from './color-hue.ts';

/** Lightness from which, and up to which, a colour has a word for that before its name. */
const NAMED_TONE = { light: 0.8, dark: 0.3, nearBlack: 0.14 };

/** From 0, black, to 1, white. */
export const lightnessOf = (hex: Hex): number => {
  const levels = channelsOf(hex);
  return (Math.max(...levels) + Math.min(...levels)) / 510;
};

/** What a palette calls a colour that nobody measured. */
export const nameColor = (hex: Hex): string => {
  const hue = hueOf(hex);
  const light = lightnessOf(hex);
  if (hue === 'white' || hue === 'black') return hue;
  if (light < NAMED_TONE.nearBlack) return 'near-black';
  return `${light > NAMED_TONE.light ? 'light ' : light < NAMED_TONE.dark ? 'dark ' : ''}${hue}`;
};
