import { useEffect, useState } from 'react';

const TICK_MS = 250;

/** Milliseconds since `startedAt`, a few times a second. */
export const useElapsed = (startedAt: number): number => {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, now - startedAt);
};
