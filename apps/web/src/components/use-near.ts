import { type RefObject, useEffect, useState } from 'react';

/** How far below the window something is near: half a window. */
const AHEAD = '50%';

/** Whether something has come near the window. */
export const useNear = (place: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
};
