import { Copy, Ellipsis, Layers, Pencil, Share2 } from 'lucide-react';
import { useRef } from 'react';
import type { RenameOpener } from '@/components/rename-in-place.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DropdownItem, DropdownMenu } from '@/components/ui/menu/dropdown-menu.tsx';
import { SpinnerRing } from '@/components/ui/spinner.tsx';
import { history } from '@/strings/history.ts';

/** The keys that open a menu from its button; all others stay the browser's. */
const OPENING_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown']);

/** What else can be done with an entry. */
export const RowMenu = ({
  name,
  opener,
  className,
  isOpening,
  onEditPages,
  onDuplicate,
  onShare,
}: {
  name: string;
  opener: RenameOpener;
  className: string;
  /** Its screenshots are being loaded. */
  isOpening: boolean;
  onEditPages: () => void;
  onDuplicate: () => void;
  /** Undefined where this installation shares nothing. */
  onShare: (() => void) | undefined;
}) => {
  // What takes the focus waits until the menu has given it up.
  const chosen = useRef<() => void>(undefined);
  const later = (act: () => void) => () => {
    chosen.current = act;
  };
  // A window gives the focus back to where it was when it opened.
  const share =
    onShare &&
    later(() => {
      opener.ref.current?.focus();
      onShare();
    });
  return (
    <>
      <DropdownMenu
        // The button stays while the screenshots load, and the focus on it.
        trigger={
          <Button
            ref={opener.ref}
            variant="ghost"
            size="icon"
            aria-label={history.more(name)}
            className={className}
            onPointerDown={(event) => isOpening && event.preventDefault()}
            onKeyDown={(event) => isOpening && OPENING_KEYS.has(event.key) && event.preventDefault()}
          >
            {isOpening ? <SpinnerRing /> : <Ellipsis aria-hidden strokeWidth={1.5} />}
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
        <DropdownItem onSelect={onEditPages}>
          <Layers aria-hidden strokeWidth={1.5} />
          {history.editPages}
        </DropdownItem>
        <DropdownItem onSelect={onDuplicate}>
          <Copy aria-hidden strokeWidth={1.5} />
          {history.duplicate}
        </DropdownItem>
        {share ? (
          <DropdownItem onSelect={share}>
            <Share2 aria-hidden strokeWidth={1.5} />
            {history.share}
          </DropdownItem>
        ) : null}
      </DropdownMenu>
      {/* Always there: what a new element says is not announced. */}
      <span role="status" className="sr-only">
        {isOpening ? history.openingPages(name) : ''}
      </span>
    </>
  );
};
