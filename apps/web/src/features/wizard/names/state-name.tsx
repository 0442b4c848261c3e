import { RenameInPlace } from '@/components/rename-in-place.tsx';
import { organize } from '@/strings/wizard.ts';
import { RenameButton } from './rename-button.tsx';

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
      <RenameButton opener={opener} name={name} of={organize.stateOf(name, page)} className="gap-2 text-small" />
    )}
  </RenameInPlace>
);

const NOTHING = () => {};
