import { Slot } from 'radix-ui';
import { lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react';

const loadParts = () => import('./dropdown-parts.tsx');
const OpenMenu = lazy(() => loadParts().then((parts) => ({ default: parts.OpenMenu })));

export const DropdownItem = lazy(() => loadParts().then((parts) => ({ default: parts.DropdownItem })));
export const DropdownLabel = lazy(() => loadParts().then((parts) => ({ default: parts.DropdownLabel })));
export const DropdownSeparator = lazy(() => loadParts().then((parts) => ({ default: parts.DropdownSeparator })));

/** A menu that opens from a button; hold `DropdownItem`s. What places it is fetched when the first one opens. */
export const DropdownMenu = ({
  trigger,
  align = 'end',
  onCloseAutoFocus,
  children,
}: {
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  /** Called when the menu is gone; the focus goes back to the trigger unless this prevents it. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}) => {
  const [wanted, setWanted] = useState<'by-keyboard' | 'by-pointer'>();
  const button = (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      // Enter and Space arrive as a click that nothing was pressed for.
      onClick={({ detail }) => setWanted(detail === 0 ? 'by-keyboard' : 'by-pointer')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
        event.preventDefault();
        setWanted('by-keyboard');
      }}
    >
      {trigger}
    </Slot.Root>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenMenu
        trigger={trigger}
        align={align}
        byKeyboard={wanted === 'by-keyboard'}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        {children}
      </OpenMenu>
    </Suspense>
  );
};
