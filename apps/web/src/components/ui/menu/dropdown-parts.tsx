import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentProps, type FocusEvent, type ReactElement, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';

/** The menu itself; it is open when it arrives, since somebody asked for it. */
export const OpenMenu = ({
  trigger,
  align,
  byKeyboard,
  onCloseAutoFocus,
  children,
}: {
  trigger: ReactElement;
  align: 'start' | 'center' | 'end';
  /** Whether a key asked for it: then its first item gets the focus. */
  byKeyboard: boolean;
  onCloseAutoFocus: ((event: Event) => void) | undefined;
  children: ReactNode;
}) => {
  // The library sees to it when the menu opens again; of the key that fetched the menu it has not heard.
  const wantsFirst = useRef(byKeyboard);
  const goToFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!wantsFirst.current || target !== currentTarget) return;
    wantsFirst.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };
  return (
    // The page stays what it is for those who hear it: hidden, it would still hold the button that has the focus.
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={document.querySelector('main')}>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={goToFirst}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-panel border border-line-2 bg-surface p-1 shadow-popover data-[state=open]:animate-appear"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};

export const DropdownItem = ({ className, ...rest }: ComponentProps<typeof Radix.Item>) => (
  <Radix.Item
    className={classNames(
      'flex h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-small text-text-2 outline-none pointer-coarse:h-11 select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:bg-surface-3 data-highlighted:text-text [&_svg]:size-4',
      className,
    )}
    {...rest}
  />
);

/** What the items below are about. */
export const DropdownLabel = ({ children }: { children: ReactNode }) => (
  <Radix.Label className="px-2.5 pt-2 pb-1 text-tiny text-text-3">{children}</Radix.Label>
);

export const DropdownSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;
