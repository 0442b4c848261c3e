import type { Hex } from '../measurement.ts';
import { channelsOf } from './channels.ts';

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of WCAG 2. */
const luminance = (hex: Hex): number => {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Contrast ratio of WCAG 2, 1 to 21. */
export const contrastOf = (a: Hex, b: Hex): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other);
  return (light! + 0.05) / (dark! + 0.05);
};

/** Text from 24 px, or bold from 18.7 px, may have less contrast. */
export const neededContrast = (fontSize: number, fontWeight: number): number =>
  fontSize >= 24 || (fontSize >= 18.7 && fontWeight >= 700) ? 3 : 4.5;
