import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** Tabs with their panels: `TabList` of `Tab`s, then one `TabPanel` each. */
export const Tabs = Radix.Root;

export const TabList = ({ className, ...rest }: ComponentProps<typeof Radix.List>) => (
  <Radix.List
    className={classNames('flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
    {...rest}
  />
);

export const Tab = ({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) => (
  <Radix.Trigger
    className={classNames(
      'inline-flex h-11 shrink-0 items-center gap-2 border-b-[1.5px] border-transparent text-small text-text-2 transition-colors duration-150 hover:text-text focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:font-[550] data-[state=active]:text-text',
      className,
    )}
    {...rest}
  />
);

export const TabPanel = ({ className, ...rest }: ComponentProps<typeof Radix.Content>) => (
  <Radix.Content className={classNames('pt-8', className)} {...rest} />
);
