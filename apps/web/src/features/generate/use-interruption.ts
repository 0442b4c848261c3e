import { useEffect, useRef, useState } from 'react';

/** What cut the last analysis off. */
export type Interruption = 'reloaded' | 'signed-out';

const keyOf = (userId: string): string => `blueprompt-analysis-${userId}`;

/**
 * What cut off the last analysis of this tab, a reload among others; `running` says whether one runs now. Leaving the page makes its
 * calls fail before the page is gone, so what counts is what ran when the leaving began.
 */
export const useInterruption = (
  userId: string,
  running: boolean,
): { interrupted: Interruption | undefined; setInterrupted: (how: Interruption | undefined) => void } => {
  const [interrupted, setInterrupted] = useState<Interruption | undefined>(() =>
    sessionStorage.getItem(keyOf(userId)) === null ? undefined : 'reloaded',
  );
  const runs = useRef(running);
  runs.current = running;
  useEffect(() => {
    sessionStorage.removeItem(keyOf(userId));
    let ranAtLeaving = false;
    const beforeLeaving = () => {
      ranAtLeaving = runs.current;
    };
    const leave = () => {
      if (ranAtLeaving || runs.current) sessionStorage.setItem(keyOf(userId), 'cut off');
    };
    window.addEventListener('beforeunload', beforeLeaving);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('beforeunload', beforeLeaving);
      window.removeEventListener('pagehide', leave);
    };
  }, [userId]);
  return { interrupted, setInterrupted };
};
