import { useEffect, useState } from 'react';
import { type TryOutcome, tryScreenshot } from './try-screenshot.ts';

export type Trying = { state: 'measuring' } | TryOutcome;

/** Has this screenshot measured once, and again when asked; leaving gives it up. */
export const useTry = (file: File): { trying: Trying; retry: () => void } => {
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<{ file: File; attempt: number; outcome: TryOutcome }>();
  useEffect(() => {
    const gone = new AbortController();
    void tryScreenshot(file, gone.signal).then((outcome) => {
      if (!gone.signal.aborted) setDone({ file, attempt, outcome });
    });
    return () => gone.abort();
  }, [file, attempt]);
  const isDone = done?.file === file && done.attempt === attempt;
  return { trying: isDone ? done.outcome : { state: 'measuring' }, retry: () => setAttempt(attempt + 1) };
};
