import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** The turning ring alone, for places that say in words what they wait for. */
export const SpinnerRing = () => (
  <LoaderCircle aria-hidden className="size-5 animate-turn text-ink" strokeWidth={1.5} />
);

/** A turning ring with a name for those who cannot see it. */
export const Spinner = ({ label, className }: { label: string; className?: string }) => (
  <span role="status" className={classNames('inline-flex items-center justify-center', className)}>
    <SpinnerRing />
    <span className="sr-only">{label}</span>
  </span>
);

/** The spinner in the middle of an otherwise empty window. */
export const FullScreenSpinner = ({ label }: { label: string }) => (
  <div className="grid min-h-dvh place-items-center">
    <Spinner label={label} />
  </div>
);
