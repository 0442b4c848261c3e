import { deltaE } from '../../colour/delta-e.ts';
import { distance, mix } from '../../colour/rgb.ts';

/** Thin strokes hardly reach their full colour: a word that is only paler by less than this share has the line's. */
const MAX_PALER = 0.25;
/** Nearer than this to the mixture is the mixture. */
const SAME_COLOR = 12;

/** True where one of two colours may be the other mixed with a little paper. */
export const isPaler = (a: number, b: number, paper: number): boolean => {
  const [strong, weak] = distance(a, paper) >= distance(b, paper) ? [a, b] : [b, a];
  const share = distance(weak, paper) / Math.max(1, distance(strong, paper));
  return share >= 1 - MAX_PALER && deltaE(mix(paper, strong, share), weak) < SAME_COLOR;
};
