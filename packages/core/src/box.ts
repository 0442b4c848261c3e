import { z } from 'zod';

/** A rectangle in pixels of the original screenshot, origin top left. */
export const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.infer<typeof Box>;
