import type { Hex, Measurement } from '../measurement.ts';
import { contrastOf } from './contrast.ts';

/** The colour behind everything. */
export const backgroundOf = ({ palette }: Measurement): Hex =>
  (palette.find((color) => color.role === 'background') ?? palette[0])?.hex ?? '#ffffff';

/** Which tone a page has: dark where white stands out more than black. */
export const toneOf = (measurement: Measurement): 'dark' | 'light' => {
  const background = backgroundOf(measurement);
  return contrastOf(background, '#ffffff') > contrastOf(background, '#000000') ? 'dark' : 'light';
};
