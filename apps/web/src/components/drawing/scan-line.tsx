import { classNames } from '@/components/ui/class-names.ts';

/** Where raw pixels and drawing meet; `at` is its place as a CSS length or percentage inside a `relative` parent. */
export const ScanLine = ({
  direction,
  at,
  className,
}: {
  direction: 'vertical' | 'horizontal';
  at: string;
  className?: string;
}) =>
  direction === 'vertical' ? (
    <span
      aria-hidden
      className={classNames('pointer-events-none absolute -inset-y-2.5 w-0 text-ink', className)}
      style={{ left: at }}
    >
      <span className="absolute inset-y-0 -left-[0.75px] w-[1.5px] bg-current" />
      <svg aria-hidden="true" viewBox="0 0 8 6" className="absolute -top-1 -left-1 h-1.5 w-2">
        <path d="M0 0H8L4 6Z" fill="currentColor" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 8 6" className="absolute -bottom-1 -left-1 h-1.5 w-2">
        <path d="M0 6H8L4 0Z" fill="currentColor" />
      </svg>
    </span>
  ) : (
    <span
      aria-hidden
      className={classNames('pointer-events-none absolute -inset-x-7 h-0 text-ink', className)}
      style={{ top: at }}
    >
      <span className="absolute inset-x-0 -top-[0.75px] h-[1.5px] bg-current" />
      <svg aria-hidden="true" viewBox="0 0 6 8" className="absolute -top-1 -left-1 h-2 w-1.5">
        <path d="M0 0V8L6 4Z" fill="currentColor" />
      </svg>
      <svg aria-hidden="true" viewBox="0 0 6 8" className="absolute -top-1 -right-1 h-2 w-1.5">
        <path d="M6 0V8L0 4Z" fill="currentColor" />
      </svg>
    </span>
  );
