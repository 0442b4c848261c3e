import type { MeasureOutcome, OnStage, OnWork } from '@blueprompt/vision/contract';
import type { Measure, MeasureCall } from './measure.ts';
import type { SentImage } from './parse-image.ts';

type Waiter = { onStage: OnStage | undefined; onWork: OnWork; isCounted: boolean };
type Run = {
  outcome: Promise<MeasureOutcome>;
  /** The last thing reported, for who comes later. */
  reported: Parameters<OnStage> | undefined;
  workedMs: number;
  waiters: Set<Waiter>;
  end: AbortController;
};

const CANCELLED: MeasureOutcome = { ok: false, error: { code: 'cancelled' } };

type SharedMeasure = {
  measure: Measure;
  /** Whether somebody waits for this picture whose plan counts it: then it is measured to its end anyway. */
  isWanted: (hash: string) => boolean;
};

/** Whoever asks for a picture that is being measured waits for that run; it is given up only when nobody waits any more. */
export const createSharedMeasure = (measure: Measure): SharedMeasure => {
  const runs = new Map<string, Run>();

  const forget = (hash: string, run: Run): void => {
    if (runs.get(hash) === run) runs.delete(hash);
  };

  const begin = (image: SentImage, who: Pick<MeasureCall, 'userId' | 'sender'>): Run => {
    const end = new AbortController();
    const waiters = new Set<Waiter>();
    const onStage: OnStage = (...report) => {
      run.reported = report;
      for (const waiter of waiters) waiter.onStage?.(...report);
    };
    const onWork: OnWork = (workedMs) => {
      run.workedMs = workedMs;
      for (const waiter of waiters) waiter.onWork(workedMs);
    };
    // A turn later, so that the first stage finds the run in place and its first waiter in the room.
    const outcome = Promise.resolve().then(() => measure(image, { signal: end.signal, onStage, onWork, ...who }));
    const run: Run = { outcome, reported: undefined, workedMs: 0, waiters, end };
    runs.set(image.hash, run);
    const over = () => forget(image.hash, run);
    outcome.then(over, over);
    return run;
  };

  const join: Measure = (image, { signal, onStage, onWork, userId, sender, isUncounted }) => {
    if (signal.aborted) return Promise.resolve(CANCELLED);
    const run = runs.get(image.hash) ?? begin(image, { userId, sender });
    // What was done before is not done for who comes later.
    const before = run.workedMs;
    const waiter: Waiter = { onStage, onWork: (ms) => onWork?.(ms - before), isCounted: !isUncounted };
    run.waiters.add(waiter);
    // Who comes later is told where the run is.
    if (run.reported) onStage?.(...run.reported);
    return new Promise((resolve, reject) => {
      const leave = () => {
        run.waiters.delete(waiter);
        if (run.waiters.size === 0) {
          // The next one to ask for this picture must not join a run that is being given up.
          forget(image.hash, run);
          run.end.abort();
        }
        waiter.onWork(run.workedMs);
        resolve(CANCELLED);
      };
      signal.addEventListener('abort', leave, { once: true });
      run.outcome.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
    });
  };
  const isWanted = (hash: string): boolean => [...(runs.get(hash)?.waiters ?? [])].some(({ isCounted }) => isCounted);
  return { measure: join, isWanted };
};
