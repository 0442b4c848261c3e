import type { Hex } from '../hex.ts';

/** Red, green and blue of a colour, 0 to 255. */
export const channelsOf = (hex: Hex): [red: number, green: number, blue: number] => {
  const at = (index: number): number => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};
