import { type ReactNode, Suspense, useRef } from 'react';
import { useNear } from '@/components/use-near.ts';

/** Whoever neither scrolls nor waits never needs it; after this it comes by itself. */
const PATIENCE_MS = 2_500;

/** Holds back a heavy part below the fold until it comes near; `placeholder` keeps its room. */
export const LoadWhenNear = ({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, { patience: PATIENCE_MS });
  return (
    <div ref={place} className="w-full">
      {isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}
    </div>
  );
};
