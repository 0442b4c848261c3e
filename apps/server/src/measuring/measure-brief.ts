import type { Measure } from './measure.ts';
import type { SentImage } from './parse-image.ts';

type BriefOptions = {
  timeoutMs: number;
  /** True where the picture is measured to its end for somebody else: then it costs nothing to wait for it. */
  mayStay?: (image: SentImage) => boolean;
  /** Told how long a worker has worked on the picture for this caller alone: a run that goes on anyway costs nothing. */
  onWorked?: (userId: string, ms: number) => void;
};

/** Measures for callers who give a picture up when a worker has worked on it for this long; whoever else waits for it goes on. */
export const createBriefMeasure =
  (measure: Measure, { timeoutMs, mayStay, onWorked }: BriefOptions): Measure =>
  async (image, call) => {
    const late = new AbortController();
    let workedMs = 0;
    let aloneMs = 0;
    const outcome = await measure(image, {
      ...call,
      signal: AbortSignal.any([call.signal, late.signal]),
      // Waiting for a worker, or for a busy machine, is nobody's fault.
      onWork: (ms) => {
        if (!mayStay?.(image)) aloneMs += ms - workedMs;
        workedMs = ms;
        call.onWork?.(ms);
        // A turn later: what is done by now is not given up.
        if (ms >= timeoutMs) setImmediate(() => !mayStay?.(image) && late.abort());
      },
    }).finally(() => onWorked?.(call.userId, aloneMs));
    return !outcome.ok && late.signal.aborted ? { ok: false, error: { code: 'timed-out', timeoutMs } } : outcome;
  };
