import { type ReactNode, useState } from 'react';
import { Progress } from '@/components/ui/progress.tsx';
import { SpinnerRing } from '@/components/ui/spinner.tsx';
import { useElapsed } from '@/components/use-elapsed.ts';
import { loading, loadingEngine } from '@/strings/generate.ts';
import { tryResult as words } from '@/strings/try.ts';
import type { TryProgress as Step } from './try-screenshot.ts';
import type { Trying } from './use-try.ts';

const noteOf = (step: Step | undefined): string => {
  if (step === undefined) return words.startingNote;
  if (step.state === 'loading') return words.loadingNote;
  if (step.state === 'measuring') return words.hereNote;
  return step.after === 'this-device' ? words.fallbackNote : words.measuringNote;
};

/** The screenshot while it is measured, or with what went wrong and how to go on. */
export const TryProgress = ({
  url,
  trying,
  children,
}: {
  url: string | undefined;
  trying: Exclude<Trying, { state: 'measured' }>;
  /** The ways to go on after a refusal, or to give up before. */
  children: ReactNode;
}) => (
  <div className="grid grid-cols-1 items-center gap-x-10 gap-y-6 md:grid-cols-[minmax(0,1fr)_368px]">
    <div className="sheet-grid grid max-h-100 place-items-center overflow-hidden border border-line">
      {url ? (
        <div className="relative">
          <img src={url} alt={words.original} className="block max-h-100 w-auto max-w-full brightness-60" />
          {trying.state === 'measuring' ? (
            <span aria-hidden className="scan-falls pointer-events-none absolute inset-0 motion-reduce:hidden">
              <span className="absolute inset-x-0 top-0 h-[1.5px] bg-ink" />
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
    {trying.state === 'measuring' ? (
      <div>
        <Measuring step={trying.progress} />
        <div className="mt-5 flex flex-wrap gap-3">{children}</div>
      </div>
    ) : (
      <div role="alert">
        <p className="text-body text-text">{trying.message}</p>
        <div className="mt-5 flex flex-wrap gap-3">{children}</div>
      </div>
    )}
  </div>
);

const Measuring = ({ step }: { step: Step | undefined }) => {
  const isLoading = step?.state === 'loading';
  const title = isLoading ? loadingEngine(step.loadedBytes, step.totalBytes) : words.measuring;
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <p className="flex items-center gap-3 text-card">
          <SpinnerRing />
          {/* The stage alone: every megabyte would be read aloud. */}
          <span className="sr-only">{isLoading ? words.loadingLabel : words.measuring}</span>
          <span aria-hidden>{title}</span>
        </p>
        <p className="mt-2 text-small text-text-2">{noteOf(step)}</p>
      </div>
      {isLoading ? null : <Elapsed key={step ? 'working' : 'starting'} />}
      {isLoading ? <Progress value={step.loadedBytes} max={step.totalBytes} label={words.loadingLabel} /> : null}
    </div>
  );
};

/** How long it has been at work, counted anew once the engine is there; not read aloud every second. */
const Elapsed = () => {
  const [startedAt] = useState(Date.now);
  const elapsedMs = useElapsed(startedAt);
  return (
    <p aria-hidden className="text-small text-text-3 tabular-nums">
      {loading.elapsed(Math.floor(elapsedMs / 1_000))}
    </p>
  );
};
