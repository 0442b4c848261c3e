import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Input } from './ui/input.tsx';

/** For the button that begins the renaming; the focus comes back to it. */
export type RenameOpener = { ref: RefObject<HTMLButtonElement | null>; onClick: () => void };

/** A name that is changed where it stands: Enter or leaving keeps it, Escape gives it up. */
export const RenameInPlace = ({
  name,
  label,
  maxLength,
  className,
  onRename,
  onEditing,
  children,
}: {
  name: string;
  /** What the field is called for those who cannot see where it stands. */
  label: string;
  maxLength: number;
  className: string;
  /** Called with what is new and not blank. */
  onRename: (name: string) => void;
  onEditing: (editing: boolean) => void;
  /** The name while it is not being changed. */
  children: (opener: RenameOpener) => ReactNode;
}) => {
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const editing = draft !== undefined;
  useEffect(() => {
    onEditing(editing);
    if (editing) input.current?.select();
  }, [editing, onEditing]);
  const finish = (keep: boolean) => {
    const next = draft?.trim();
    if (keep && next && next !== name) onRename(next);
    setDraft(undefined);
  };
  // Who ends it by a key goes on where they were; who clicked elsewhere wants to be there.
  const leave = (keep: boolean) => {
    finish(keep);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (!editing) return children({ ref: opener, onClick: () => setDraft(name) });
  return (
    <Input
      ref={input}
      value={draft}
      maxLength={maxLength}
      aria-label={label}
      className={className}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        // While an input method composes, its keys are not ours.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') leave(true);
        if (event.key === 'Escape') leave(false);
      }}
    />
  );
};
