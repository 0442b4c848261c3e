import type { Measure } from './measure.ts';

/** Measures for callers who give a picture up when it is in work for this long; whoever else waits for it goes on. */
export const createBriefMeasure =
  (measure: Measure, timeoutMs: number): Measure =>
  async (image, call) => {
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const outcome = await measure(image, {
      ...call,
      signal: AbortSignal.any([call.signal, late.signal]),
      onStage: (stage) => {
        // Waiting for a worker is nobody's fault.
        if (stage !== 'queued') timer ??= setTimeout(() => late.abort(), timeoutMs);
        call.onStage?.(stage);
      },
    }).finally(() => clearTimeout(timer));
    return !outcome.ok && late.signal.aborted ? { ok: false, error: { code: 'timed-out', timeoutMs } } : outcome;
  };
