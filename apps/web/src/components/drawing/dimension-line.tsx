import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names.ts';

const Head = ({ turn }: { turn: string }) => (
  <svg aria-hidden="true" viewBox="0 0 5 8" className={classNames('h-2 w-[5px] shrink-0', turn)}>
    <path d="M0.5 0V8" stroke="currentColor" />
    <path d="M0.5 4L5 2.1V5.9Z" fill="currentColor" />
  </svg>
);

/**
 * A dimension line as wide (or tall) as its box, for things laid out by the browser. The label must be the measured value
 * of what it spans.
 */
export const DimensionLine = ({
  label,
  direction = 'horizontal',
  upright = false,
  className,
}: {
  label: ReactNode;
  direction?: 'horizontal' | 'vertical';
  /** Keeps the label of a short vertical line readable without turning the head. */
  upright?: boolean;
  className?: string;
}) =>
  direction === 'horizontal' ? (
    <div aria-hidden className={classNames('flex h-3 items-center font-mono text-label text-ink', className)}>
      <Head turn="" />
      <span className="h-px flex-1 bg-current" />
      <span className="px-1.5">{label}</span>
      <span className="h-px flex-1 bg-current" />
      <Head turn="rotate-180" />
    </div>
  ) : (
    <div aria-hidden className={classNames('flex w-3 flex-col items-center font-mono text-label text-ink', className)}>
      <svg aria-hidden="true" viewBox="0 0 8 5" className="h-[5px] w-2 shrink-0">
        <path d="M0 0.5H8" stroke="currentColor" />
        <path d="M4 0.5L2.1 5H5.9Z" fill="currentColor" />
      </svg>
      <span className="w-px flex-1 bg-current" />
      {/* Turned, the label's own line runs down the page: its inline padding is the room above and below it. */}
      <span className={upright ? 'py-0.5' : 'rotate-180 px-1.5 [writing-mode:vertical-rl]'}>{label}</span>
      <span className="w-px flex-1 bg-current" />
      <svg aria-hidden="true" viewBox="0 0 8 5" className="h-[5px] w-2 shrink-0 rotate-180">
        <path d="M0 0.5H8" stroke="currentColor" />
        <path d="M4 0.5L2.1 5H5.9Z" fill="currentColor" />
      </svg>
    </div>
  );
