import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Tabs with their panels: `TabList` of `Tab`s, then one `TabPanel` each. */
export const Tabs = Radix.Root;

export const TabList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <div className="border-b border-line">
    {/* The tabs reach past the line by their padding, so that their words begin where it does. */}
    <Radix.List
      className={classNames('-mx-2 flex gap-2 overflow-x-auto [scrollbar-width:none]', className)}
      {...rest}
    />
  </div>
);

export const Tab = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={classNames(
      'relative inline-flex h-11 shrink-0 items-center gap-2 rounded-control px-2 text-small text-text-2 transition-colors duration-150 after:absolute after:inset-x-2 after:bottom-0 after:h-[1.5px] hover:text-text focus-visible:-outline-offset-2 data-[state=active]:font-[550] data-[state=active]:text-text data-[state=active]:after:bg-ink',
      className,
    )}
    {...rest}
  />
);

export const TabPanel = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={classNames('pt-8', className)} {...rest} />
);
