import { useEffect, useRef, useState } from 'react';

const keyOf = (userId: string): string => `blueprompt-analysis-${userId}`;

/**
 * Whether a reload cut off the last analysis of this tab; `running` says whether one runs now. Leaving the page makes its
 * calls fail before the page is gone, so what counts is what ran when the leaving began.
 */
export const useInterruption = (
  userId: string,
  running: boolean,
): { interrupted: boolean; forgetInterruption: () => void } => {
  const [interrupted, setInterrupted] = useState(() => sessionStorage.getItem(keyOf(userId)) !== null);
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
  return { interrupted, forgetInterruption: () => setInterrupted(false) };
};
