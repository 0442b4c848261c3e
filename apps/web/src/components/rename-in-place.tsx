import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { LimitNote } from './limit-note.tsx';
import { Input } from './ui/input.tsx';

/** For the button that begins the renaming; the focus comes back to it. */
export type RenameOpener = { ref: RefObject<HTMLButtonElement | null>; onClick: () => void };

/** A name that is changed where it stands: Enter or leaving keeps it, Escape gives it up. */
export const RenameInPlace = ({
  name,
  label,
  maxLength,
  suggestions,
  className,
  onRename,
  onEditing,
  children,
}: {
  name: string;
  /** What the field is called for those who cannot see where it stands. */
  label: string;
  maxLength: number;
  /** Names that the browser offers. */
  suggestions?: readonly string[];
  className: string;
  /** Called with what is new and not blank; answers false where the name is refused. */
  onRename: (name: string) => boolean | Promise<boolean>;
  onEditing: (editing: boolean) => void;
  /** The name while it is not being changed. */
  children: (opener: RenameOpener) => ReactNode;
}) => {
  const [draft, setDraft] = useState<string>();
  const [checking, setChecking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useId();
  // With an empty list the field would still be announced as one to choose from.
  const offersNames = suggestions !== undefined && suggestions.length > 0;
  const editing = draft !== undefined;
  useEffect(() => {
    onEditing(editing);
    if (editing) input.current?.select();
  }, [editing, onEditing]);
  /** False where the name is refused. */
  const keepDraft = async (next: string): Promise<boolean> => {
    const answer = onRename(next);
    if (typeof answer === 'boolean') return answer;
    setChecking(true);
    const accepted = await answer;
    setChecking(false);
    return accepted;
  };
  // Who ends it by a key goes on where they were; who clicked elsewhere wants to be there.
  const end = (by: 'key' | 'leaving') => {
    const hasFocus = document.activeElement === input.current;
    setDraft(undefined);
    if (by === 'key' && hasFocus) requestAnimationFrame(() => opener.current?.focus());
  };
  const finish = async (by: 'key' | 'leaving') => {
    const next = draft?.trim();
    if (checking) return;
    // Refused, the name can be changed where it was typed; who has left the field has given it up.
    if (!next || next === name || (await keepDraft(next)) || document.activeElement !== input.current) end(by);
    else input.current?.select();
  };
  if (!editing) return children({ ref: opener, onClick: () => setDraft(name) });
  return (
    <>
      <Input
        ref={input}
        value={draft}
        maxLength={maxLength}
        list={offersNames ? list : undefined}
        aria-label={label}
        className={className}
        onChange={(event) => setDraft(event.target.value)}
        readOnly={checking}
        onBlur={() => void finish('leaving')}
        onKeyDown={(event) => {
          // While an input method composes, its keys are not ours.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') void finish('key');
          if (event.key === 'Escape' && !checking) end('key');
        }}
      />
      <LimitNote value={draft} most={maxLength} className="my-1.5" />
      {offersNames ? (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </>
  );
};
