import type { Hex } from '../measurement.ts';

const luminance = (hex: Hex): number => {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG contrast of normal text below which reading is hard. */
export const READABLE_CONTRAST = 4.5;

/** Contrast ratio of two colours after WCAG 2, from 1 to 21. */
export const colorContrast = (a: Hex, b: Hex): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Black or white, whichever reads better on a colour. */
export const readableOn = (hex: Hex): Hex =>
  colorContrast(hex, '#ffffff') >= colorContrast(hex, '#000000') ? '#ffffff' : '#000000';
