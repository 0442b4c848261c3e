import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** On or off; give it an `aria-label` or a `<label htmlFor>`. */
export const Switch = ({ className, ...rest }: ComponentProps<typeof Radix.Root>) => (
  <Radix.Root
    className={classNames(
      'relative h-6 w-10 shrink-0 rounded-full border border-line-3 bg-rail transition-colors duration-150 data-[state=checked]:border-ink data-[state=checked]:bg-ink disabled:opacity-45',
      className,
    )}
    {...rest}
  >
    <Radix.Thumb className="block size-4 translate-x-[3px] rounded-full bg-text-2 transition-transform duration-150 data-[state=checked]:translate-x-[19px] data-[state=checked]:bg-page" />
  </Radix.Root>
);
