import { backgroundOf } from '../../code/page-head.ts';
import { contrastOf } from '../../color/contrast.ts';
import type { Measurement } from '../../measurement.ts';

/** Which tone a page has: dark where white stands out more than black. */
export const toneOf = (measurement: Measurement): 'dark' | 'light' => {
  const background = backgroundOf(measurement);
  return contrastOf(background, '#ffffff') > contrastOf(background, '#000000') ? 'dark' : 'light';
};
