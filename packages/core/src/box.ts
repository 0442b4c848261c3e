import { z } from 'zod';

/** Far beyond the longest page; where numbers no longer tell one pixel from the next, counting in pixels never ends. */
const FARTHEST_PX = 1_000_000;
export const Pixels = z.number().min(-FARTHEST_PX).max(FARTHEST_PX);

/** A rectangle in pixels of the original screenshot, origin top left. */
export const Box = z.object({ x: Pixels, y: Pixels, width: Pixels, height: Pixels });
export type Box = z.infer<typeof Box>;
