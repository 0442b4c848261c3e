import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/** Whoever neither scrolls nor waits never needs it; after this it comes by itself. */
const PATIENCE_MS = 2_500;
/** How far ahead of the window it begins to load: half a window. */
const AHEAD = '50%';

/** Holds back a heavy part below the fold until it comes near; `placeholder` keeps its room. */
export const LoadWhenNear = ({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: AHEAD,
      },
    );
    observer.observe(place.current);
    const timer = setTimeout(() => setNear(true), PATIENCE_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div ref={place} className="w-full">
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
};
