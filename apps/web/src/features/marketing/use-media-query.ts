import { useSyncExternalStore } from 'react';

/** Whether a media query holds, now and after every change; undefined in a prerendered page, which is for every window. */
export const useMediaQuery = (query: string): boolean | undefined =>
  useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => undefined,
  );
