import { Copy, Ellipsis, Pencil, Share2 } from 'lucide-react';
import { useRef } from 'react';
import type { RenameOpener } from '@/components/rename-in-place.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '@/components/ui/menu/dropdown-menu.tsx';
import { history } from '@/strings/history.ts';

/** What else can be done with an entry. */
export const RowMenu = ({
  name,
  opener,
  className,
  onDuplicate,
  onShare,
}: {
  name: string;
  opener: RenameOpener;
  className: string;
  onDuplicate: () => void;
  /** Undefined where this installation shares nothing. */
  onShare: (() => void) | undefined;
}) => {
  // What takes the focus waits until the menu has given it up.
  const chosen = useRef<() => void>(undefined);
  const later = (act: () => void) => () => {
    chosen.current = act;
  };
  return (
    <DropdownMenu
      trigger={
        <Button ref={opener.ref} variant="ghost" size="icon" aria-label={history.more(name)} className={className}>
          <Ellipsis aria-hidden strokeWidth={1.5} />
        </Button>
      }
      onCloseAutoFocus={(event) => {
        if (chosen.current) event.preventDefault();
        chosen.current?.();
        chosen.current = undefined;
      }}
    >
      <DropdownItem onSelect={later(opener.onClick)}>
        <Pencil aria-hidden strokeWidth={1.5} />
        {history.rename}
      </DropdownItem>
      <DropdownItem onSelect={onDuplicate}>
        <Copy aria-hidden strokeWidth={1.5} />
        {history.duplicate}
      </DropdownItem>
      {onShare ? (
        <DropdownItem onSelect={later(onShare)}>
          <Share2 aria-hidden strokeWidth={1.5} />
          {history.share}
        </DropdownItem>
      ) : null}
    </DropdownMenu>
  );
};
