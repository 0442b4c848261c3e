import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

const DELAY_MS = 300;

/** A short text beside the control it explains; the control needs its own accessible name. */
export const Tooltip = ({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}) => (
  <Radix.Provider delayDuration={DELAY_MS}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          className="z-50 rounded-control border border-line-2 bg-surface px-2.5 py-1.5 text-tiny text-text shadow-popover data-[state=delayed-open]:animate-appear"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
);
