import { type Box, overlap } from '@blueprompt/core/geometry';
import type { BoxIndex } from '../boxes/box-index.ts';
import type { Surface } from './scene.ts';

/** A surface that agrees with a box by this much is its own. */
const SAME_BOX = 0.85;

/** The surface that a box is: the one that agrees with it most. */
export function ownSurface(box: Box, surfaces: BoxIndex<Surface>): Surface | undefined {
  let [own, most]: [Surface | undefined, number] = [undefined, SAME_BOX];
  for (const surface of surfaces.near(box)) {
    const shared = overlap(surface.box, box);
    if (shared >= most) [own, most] = [surface, shared];
  }
  return own;
}
