import type { MeasurePool } from '@blueprompt/vision/contract';

/** A pool whose work takes as long as its caller stays, and what it has seen. */
export const createPatientPool = () => {
  const seen = { started: 0, aborted: 0 };
  const pool: MeasurePool = {
    measure: (_, options) =>
      new Promise((resolve) => {
        seen.started += 1;
        options?.onStage?.('decoding');
        options?.signal?.addEventListener('abort', () => {
          seen.aborted += 1;
          resolve({ ok: false, error: { code: 'cancelled' } });
        });
      }),
    load: () => ({ running: seen.started - seen.aborted, waiting: 0 }),
    close: async () => undefined,
  };
  return { pool, seen };
};
