import type { MeasurePool } from '@blueprompt/vision/contract';
import type { Measure } from './measure.ts';

/** Measures in the pool, in the turn of the user who asks. */
export const measureInPool =
  (pool: MeasurePool): Measure =>
  ({ bytes }, { signal, onStage, onWork, userId, sender }) =>
    pool.measure(bytes, {
      signal,
      owner: userId,
      ...(sender && { sender }),
      ...(onStage && { onStage }),
      ...(onWork && { onWork }),
    });
