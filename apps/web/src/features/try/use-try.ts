import { useEffect, useState } from 'react';
import { type TryOutcome, type TryProgress, tryScreenshot } from './try-screenshot.ts';

export type Trying = { state: 'measuring'; progress: TryProgress | undefined } | TryOutcome;

/** Has this screenshot measured once, and again when asked; leaving gives it up. */
export const useTry = (file: File): { trying: Trying; retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<TryProgress>();
  const [done, setDone] = useState<{ file: File; attempt: number; outcome: TryOutcome }>();
  useEffect(() => {
    const gone = new AbortController();
    const { signal } = gone;
    setProgress(undefined);
    void tryScreenshot(file, { signal, onProgress: setProgress }).then((outcome) => {
      if (!signal.aborted) setDone({ file, attempt, outcome });
    });
    return () => gone.abort();
  }, [file, attempt]);
  const isDone = done?.file === file && done.attempt === attempt;
  return { trying: isDone ? done.outcome : { state: 'measuring', progress }, retry: () => setAttempt(attempt + 1) };
};
