import type { Box } from '../../geometry.ts';

/**
 * Tells whether a box of the reference and one of the build, in CSS pixels, show exactly the same; false where that is not known. With a
 * share they may differ a little: so much of what is drawn there has each edge within a pixel of the other's, as the same thing has that
 * stands between two pixels.
 */
export type SamePixels = (reference: Box, build: Box, roughShare?: number) => boolean;

/** Of pages whose pixels are not at hand. */
export const NO_PIXELS: SamePixels = () => false;
