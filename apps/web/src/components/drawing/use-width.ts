import { type RefObject, useEffect, useState } from 'react';

/** Live width of an element in px; `fallback` until it is known. */
export const useWidth = (ref: RefObject<HTMLElement | null>, fallback = 0): number => {
  const [width, setWidth] = useState(fallback);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
};
