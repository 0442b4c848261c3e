import { type RefObject, useEffect, useState } from 'react';

type NearOptions = {
  /** How far below the window something is near, as a share of the window's height; more for what takes longer to make. */
  ahead?: string;
  /** After this many milliseconds it counts as near: whoever has neither scrolled nor left by then may want it next. */
  patience?: number;
};

/** Whether something has come near the window; once it has, it stays so. */
export const useNear = (place: RefObject<Element | null>, { ahead = '50%', patience }: NearOptions = {}): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    const timer = patience === undefined ? undefined : setTimeout(() => setNear(true), patience);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place, ahead, patience]);
  return isNear;
};
