import { area } from '@blueprompt/core/geometry';
import type { Region } from '@blueprompt/core/measurement';
import { parseHex } from '../colour/rgb.ts';

/** A main part that covers this share of the picture shows the ground of the page. */
const MIN_SHARE = 0.4;

/** The colour that the page lies on: white cards may outweigh it, but it is what shows between them. */
export const pageGround = (
  regions: readonly Region[],
  { width, height, background }: { width: number; height: number; background: number },
): number => {
  const main = regions.find(({ role }) => role === 'main');
  const isGround = main?.fill && !main.picture && area(main.box) >= MIN_SHARE * width * height;
  return isGround ? parseHex(main.fill!) : background;
};
