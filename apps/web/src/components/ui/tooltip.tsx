import { Tooltip as Radix } from 'radix-ui';
import { type ReactNode, useCallback, useState } from 'react';

const DELAY_MS = 300;
/** What a tooltip is shown in: the part of the page that its control is in, so that it is a part of that too. */
const PLACES = 'main, header, aside, nav, footer, [role=dialog], [role=alertdialog]';

/** A short text beside the control it explains; the control needs its own accessible name. */
export const Tooltip = ({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const findPlace = useCallback((control: HTMLElement | null) => {
    if (control) setPlace(control.closest<HTMLElement>(PLACES));
  }, []);
  return (
    <Radix.Provider delayDuration={DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger ref={findPlace} asChild>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={place}>
          <Radix.Content
            side={side}
            sideOffset={6}
            className="z-60 rounded-control border border-line-2 bg-surface px-2.5 py-1.5 text-tiny text-text shadow-popover data-[state=delayed-open]:animate-appear"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
};
