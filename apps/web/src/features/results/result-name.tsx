import { MAX_PROMPT_NAME_CHARS } from '@blueprompt/core/spec/limits';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { RenameInPlace } from '@/components/rename-in-place.tsx';
import { Button } from '@/components/ui/button.tsx';
import { results, save } from '@/strings/results.ts';

/** The result's name as the page's title, changed in place; what is not saved yet gets rid of a taken name that way too. */
export const ResultName = ({
  name,
  taken,
  suggestions,
  onRename,
}: {
  name: string;
  /** Another result is saved under this name already. */
  taken: boolean;
  /** Names that its pages suggest by their titles. */
  suggestions: readonly string[];
  /** Undefined while it is being saved, and for who only reads it: its name stays. */
  onRename: ((name: string) => Promise<boolean>) | undefined;
}) => {
  const [editing, setEditing] = useState(false);
  const isHidden = editing && onRename !== undefined;
  const title = <h1 className={isHidden ? 'sr-only' : 'text-title [overflow-wrap:anywhere]'}>{name}</h1>;
  if (!onRename) return title;
  return (
    <>
      {editing ? title : null}
      <RenameInPlace
        name={name}
        label={results.name}
        maxLength={MAX_PROMPT_NAME_CHARS}
        suggestions={suggestions}
        className="-my-1 w-full text-[20px] font-semibold md:w-100"
        onRename={onRename}
        onEditing={setEditing}
      >
        {(opener) => (
          <>
            <div className="flex items-center gap-2">
              {editing ? null : title}
              <Button
                {...opener}
                variant="ghost"
                size="icon-small"
                aria-label={results.rename}
                className="shrink-0 text-text-3 pointer-coarse:size-11"
              >
                <Pencil aria-hidden strokeWidth={1.5} />
              </Button>
            </div>
            {taken ? (
              <p role="status" className="mt-2 text-small text-text-2">
                {save.taken}{' '}
                <button
                  type="button"
                  className="rounded-chip text-ink-text underline underline-offset-2 hover:text-text"
                  onClick={opener.onClick}
                >
                  {save.otherName}
                </button>
              </p>
            ) : null}
          </>
        )}
      </RenameInPlace>
    </>
  );
};
