import { Pencil } from 'lucide-react';
import { RenameInPlace } from '@/components/rename-in-place.tsx';
import { organize } from '@/strings/wizard.ts';

/** More would not fit into a heading of the guide. */
const MAX_NAME_CHARS = 40;

/** What a state of a page is called, renamed in place; usual names are suggested. */
export const StateName = ({
  name,
  page,
  onRename,
}: {
  name: string;
  page: string;
  onRename: (name: string) => void;
}) => (
  <RenameInPlace
    name={name}
    label={organize.stateLabel(page)}
    maxLength={MAX_NAME_CHARS}
    suggestions={organize.stateNames}
    className="h-9 max-w-58"
    onRename={(next) => {
      onRename(next);
      return true;
    }}
    onEditing={NOTHING}
  >
    {(opener) => (
      <button
        {...opener}
        type="button"
        aria-label={organize.rename(organize.stateOf(name, page))}
        className="group/name flex max-w-full items-center gap-2 rounded-control text-left text-small pointer-coarse:min-h-11"
      >
        <span className="[overflow-wrap:anywhere]">{name}</span>
        <Pencil
          aria-hidden
          strokeWidth={1.5}
          className="size-3.5 shrink-0 text-text-3 transition-colors duration-150 group-hover/name:text-text"
        />
      </button>
    )}
  </RenameInPlace>
);

const NOTHING = () => {};
