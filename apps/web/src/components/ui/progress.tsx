import { Progress as Radix } from 'radix-ui';
import { classNames } from './class-names.ts';

/** A bar from 0 to `max`; without a value it only says that something is going on. */
export const Progress = ({
  value,
  max = 100,
  label,
  className,
}: {
  value: number | null;
  max?: number;
  label: string;
  className?: string;
}) => (
  <Radix.Root
    value={value}
    max={max}
    aria-label={label}
    className={classNames('relative h-1 w-full overflow-hidden rounded-full bg-line', className)}
  >
    <Radix.Indicator
      className={classNames(
        'block h-full bg-ink transition-[width] duration-200 ease-out',
        value === null && 'w-1/3 animate-breathe',
      )}
      style={value === null ? undefined : { width: `${(100 * value) / max}%` }}
    />
  </Radix.Root>
);
