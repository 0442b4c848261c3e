import { Pencil } from 'lucide-react';
import { RenameInPlace } from '@/components/rename-in-place.tsx';
import { organize } from '@/strings/wizard.ts';

/** Two lines of a row; longer names would push its actions away. */
const MAX_NAME_CHARS = 80;

/** The name of a page or section, renamed in place (WZ16). */
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
}) => (
  <RenameInPlace
    name={name}
    label={organize.nameLabel(place)}
    maxLength={MAX_NAME_CHARS}
    className="h-10 max-w-58 font-[550]"
    onRename={(next) => {
      onRename(next);
      return true;
    }}
    onEditing={onEditing}
  >
    {(opener) => (
      <button
        {...opener}
        type="button"
        aria-label={organize.rename(name)}
        className="group/name flex min-h-10 max-w-full items-center gap-2.5 rounded-control text-left text-[16px]/6 font-[550] tracking-[-0.01em] pointer-coarse:min-h-11"
      >
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{name}</span>
        <Pencil
          aria-hidden
          strokeWidth={1.5}
          className="size-3.5 shrink-0 text-text-3 transition-colors duration-150 group-hover/name:text-text"
        />
      </button>
    )}
  </RenameInPlace>
);
