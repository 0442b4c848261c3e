import { classNames } from '@/components/ui/class-names.ts';

const CORNERS = [
  'top-0 left-0 border-t border-l',
  'top-0 right-0 border-t border-r',
  'bottom-0 left-0 border-b border-l',
  'bottom-0 right-0 border-b border-r',
] as const;

/** Marks the one thing in focus; stands inside a `relative` parent and reaches `outset` px beyond it. */
export const CornerTicks = ({
  outset = 0,
  length = 14,
  className,
}: {
  outset?: number;
  length?: number;
  className?: string;
}) => (
  <span aria-hidden className={classNames('pointer-events-none absolute', className)} style={{ inset: -outset }}>
    {CORNERS.map((corner) => (
      <span
        key={corner}
        className={classNames('absolute border-ink', corner)}
        style={{ width: length, height: length }}
      />
    ))}
  </span>
);
