import { z } from 'zod';
import { Box } from './box.ts';

/** More boxes than this say nothing to anybody; the largest are kept. */
export const MAX_RESIDUAL = 200;

/**
 * What was not understood: `paint` is a surface that was not measured or has another colour, `picture` a busy area that no image
 * accounts for, `ink` marks that are no text, icon or chart of the measurement.
 */
export const ResidualKind = z.enum(['paint', 'picture', 'ink']);
export type ResidualKind = z.infer<typeof ResidualKind>;

export const Residual = z.object({ box: Box, kind: ResidualKind });
export type Residual = z.infer<typeof Residual>;
