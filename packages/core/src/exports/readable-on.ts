import { contrastOf } from '../color/contrast.ts';
import type { Hex } from '../measurement.ts';

/** WCAG contrast of normal text below which reading is hard. */
export const READABLE_CONTRAST = 4.5;

/** Black or white, whichever reads better on a colour. */
export const readableOn = (hex: Hex): Hex =>
  contrastOf(hex, '#ffffff') >= contrastOf(hex, '#000000') ? '#ffffff' : '#000000';
