import { deltaE } from '../../../packages/vision/src/colour/delta-e.ts';

const packed = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** CIEDE2000 between two #rrggbb colours: below 1 nobody sees it, above 5 everybody does. */
export function colorDifference(a: string, b: string): number {
  return deltaE(packed(a), packed(b));
}
