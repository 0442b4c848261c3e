import type { Log } from '../http/logger.ts';
import type { Measure } from './measure.ts';

/** Measures, and logs faults of our own: the caller is told what to do next, the operator what went wrong and with which image. */
export const createLoggedMeasure =
  (measure: Measure, log: Pick<Log, 'error'>): Measure =>
  async (image, call) => {
    const outcome = await measure(image, call);
    if (outcome.ok) return outcome;
    const { error } = outcome;
    if (error.code === 'internal-fault')
      log.error({ imageHash: image.hash, err: { stack: error.detail } }, 'an image ran into a bug in the engine');
    // Why it crashed is on standard error, which workers share with the server.
    if (error.code === 'worker-crashed') log.error({ imageHash: image.hash }, 'a measuring worker crashed');
    return outcome;
  };
