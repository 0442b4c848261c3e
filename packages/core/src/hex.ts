import { z } from 'zod';

/** A colour at every border of the product: `#` and six lower-case hex digits. */
export const Hex = z.string().regex(/^#[0-9a-f]{6}$/);
export type Hex = z.infer<typeof Hex>;
