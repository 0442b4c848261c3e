import type { Region } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import { toHex } from '../colour/rgb.ts';

/** A shape that is a landmark of the page, with what it is painted with. */
export const toRegion = (role: Region['role'], { box, fill, gradient }: Shape): Region => ({
  role,
  box,
  ...(fill !== undefined && { fill: toHex(fill) }),
  ...(gradient && { gradient }),
});
