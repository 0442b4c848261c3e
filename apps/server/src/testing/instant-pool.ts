import type { MeasurePool } from '@blueprompt/vision/contract';
import { SIGN_IN_PAGE } from './sample-measurement.ts';

/** A pool that sees the same page in every picture, for tests that are about anything but measuring. */
export const createInstantPool = (): MeasurePool => ({
  measure: async () => ({ ok: true, measurement: SIGN_IN_PAGE }),
  load: () => ({ running: 0, waiting: 0 }),
  close: async () => undefined,
});
