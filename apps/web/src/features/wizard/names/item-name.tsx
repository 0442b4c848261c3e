import { RenameInPlace } from '@/components/rename-in-place.tsx';
import { organize } from '@/strings/wizard.ts';
import { RenameButton } from './rename-button.tsx';

/** Two lines of a row; longer names would push its actions away. */
const MAX_NAME_CHARS = 80;

/** The name of a page or section, renamed in place (WZ16). */
export const ItemName = ({
  name,
  onRename,
  onEditing,
}: {
  name: string;
  onRename: (name: string) => void;
  onEditing: (editing: boolean) => void;
}) => (
  <RenameInPlace
    name={name}
    label={organize.nameLabel(name)}
    maxLength={MAX_NAME_CHARS}
    className="h-10 max-w-58 font-[550]"
    onRename={(next) => {
      onRename(next);
      return true;
    }}
    onEditing={onEditing}
  >
    {(opener) => (
      <RenameButton
        opener={opener}
        name={name}
        className="min-h-10 gap-2.5 py-1 text-[16px]/6 font-[550] tracking-[-0.01em]"
      />
    )}
  </RenameInPlace>
);
