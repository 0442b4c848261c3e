import type { Measure } from './measure.ts';
import type { SentImage } from './parse-image.ts';

type BriefOptions = {
  timeoutMs: number;
  /** True where the picture is measured to its end for somebody else: then it costs nothing to wait for it. */
  mayStay?: (image: SentImage) => boolean;
  /** Told how long the picture was in work for this caller. */
  onWorked?: (userId: string, ms: number) => void;
};

/** Measures for callers who give a picture up when it is in work for this long; whoever else waits for it goes on. */
export const createBriefMeasure =
  (measure: Measure, { timeoutMs, mayStay, onWorked }: BriefOptions): Measure =>
  async (image, call) => {
    const late = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    let startedAt: number | undefined;
    const leave = (): void => {
      if (mayStay?.(image)) timer = setTimeout(leave, timeoutMs);
      else late.abort();
    };
    const outcome = await measure(image, {
      ...call,
      signal: AbortSignal.any([call.signal, late.signal]),
      onStage: (stage, found) => {
        // Waiting for a worker is nobody's fault.
        if (stage !== 'queued') {
          startedAt ??= performance.now();
          timer ??= setTimeout(leave, timeoutMs);
        }
        call.onStage?.(stage, found);
      },
    }).finally(() => {
      clearTimeout(timer);
      if (startedAt !== undefined) onWorked?.(call.userId, performance.now() - startedAt);
    });
    return !outcome.ok && late.signal.aborted ? { ok: false, error: { code: 'timed-out', timeoutMs } } : outcome;
  };
