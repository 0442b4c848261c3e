import { LoaderCircle } from 'lucide-react';
import { classNames } from './class-names.ts';

/** A turning ring with a name for those who cannot see it. */
export const Spinner = ({ label, className }: { label: string; className?: string }) => (
  <span role="status" className={classNames('inline-flex items-center justify-center', className)}>
    <LoaderCircle aria-hidden className="size-5 animate-turn text-ink" strokeWidth={1.5} />
    <span className="sr-only">{label}</span>
  </span>
);

/** The spinner in the middle of an otherwise empty window. */
export const FullScreenSpinner = ({ label }: { label: string }) => (
  <div className="grid min-h-dvh place-items-center">
    <Spinner label={label} />
  </div>
);
