import type { Measure } from './measure.ts';

type BriefOptions = {
  timeoutMs: number;
  /** Told how long the picture was in work for this caller. */
  onWorked?: (userId: string, ms: number) => void;
};

/** Measures for callers who give a picture up when it is in work for this long; whoever else waits for it goes on. */
export const createBriefMeasure =
  (measure: Measure, { timeoutMs, onWorked }: BriefOptions): Measure =>
  async (image, call) => {
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let startedAt: number | undefined;
    const outcome = await measure(image, {
      ...call,
      signal: AbortSignal.any([call.signal, late.signal]),
      onStage: (stage) => {
        // Waiting for a worker is nobody's fault.
        if (stage !== 'queued') {
          startedAt ??= performance.now();
          timer ??= setTimeout(() => late.abort(), timeoutMs);
        }
        call.onStage?.(stage);
      },
    }).finally(() => {
      clearTimeout(timer);
      if (startedAt !== undefined) onWorked?.(call.userId, performance.now() - startedAt);
    });
    return !outcome.ok && late.signal.aborted ? { ok: false, error: { code: 'timed-out', timeoutMs } } : outcome;
  };
