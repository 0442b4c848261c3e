import { useEffect, useRef } from 'react';

/** Where a browser has no idle callback: long enough for the page itself to be there. */
const FALLBACK_MS = 1_000;

/** Does something once the page has nothing better to do, such as fetching what is likely to be opened next. */
export const useWhenIdle = (act: () => unknown): void => {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => latest.current(), FALLBACK_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => latest.current());
    return () => cancelIdleCallback(handle);
  }, []);
};
