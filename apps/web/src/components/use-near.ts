import { type RefObject, useEffect, useState } from 'react';

/** How far below the window something is near, as a share of the window's height. */
const AHEAD = '50%';

/** Whether something has come near the window; once it has, it stays so. `ahead` is more for what takes longer to make. */
export const useNear = (place: RefObject<Element | null>, ahead = AHEAD): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, ahead]);
  return isNear;
};
