import type { MeasurePool, OnWork } from '@blueprompt/vision/contract';

/** A pool whose work takes as long as its caller stays, with a worker that is told to have worked, and what it has seen. */
export const createPatientPool = () => {
  const seen = { started: 0, aborted: 0 };
  let onWork: OnWork | undefined;
  const pool: MeasurePool = {
    measure: (_, options) =>
      new Promise((resolve) => {
        seen.started += 1;
        onWork = options?.onWork;
        options?.onStage?.('decoding');
        options?.signal?.addEventListener('abort', () => {
          seen.aborted += 1;
          resolve({ ok: false, error: { code: 'cancelled' } });
        });
      }),
    load: () => ({ running: seen.started - seen.aborted, waiting: 0 }),
    close: async () => undefined,
  };
  return { pool, seen, work: (ms: number) => onWork?.(ms) };
};
