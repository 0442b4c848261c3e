import { useLayoutEffect, useRef } from 'react';

/** How far the page was scrolled while it showed, for when it shows again: hidden, it has no height to be scrolled in. */
export const useKeepScroll = (isShown: boolean): void => {
  const top = useRef(0);
  useLayoutEffect(() => {
    if (!isShown) return;
    if (top.current > 0) window.scrollTo({ top: top.current, behavior: 'instant' });
    const keep = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [isShown]);
};
