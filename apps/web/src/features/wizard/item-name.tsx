import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import { organize } from '@/strings/wizard.ts';

/** A name that is renamed in place: Enter or leaving keeps it, Escape gives it up (WZ16). */
export const ItemName = ({
  name,
  place,
  onRename,
  onEditing,
}: {
  name: string;
  place: number;
  onRename: (name: string) => void;
  onEditing: (editing: boolean) => void;
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
    if (keep && draft?.trim()) onRename(draft);
    setDraft(undefined);
  };
  // Who ends it by a key goes on where they were; who clicked elsewhere wants to be there.
  const leave = (keep: boolean) => {
    finish(keep);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return editing ? (
    <Input
      ref={input}
      value={draft}
      maxLength={80}
      aria-label={organize.nameLabel(place)}
      className="h-10 max-w-58 font-[550]"
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => finish(true)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave(true);
        if (event.key === 'Escape') leave(false);
      }}
    />
  ) : (
    <button
      ref={opener}
      type="button"
      aria-label={organize.rename(name)}
      onClick={() => setDraft(name)}
      className="group/name flex min-h-10 max-w-full items-center gap-2.5 rounded-control text-left text-[16px]/6 font-[550] tracking-[-0.01em]"
    >
      <span className="truncate">{name}</span>
      <Pencil
        aria-hidden
        strokeWidth={1.5}
        className="size-3.5 shrink-0 text-text-3 transition-colors duration-150 group-hover/name:text-text"
      />
    </button>
  );
};
