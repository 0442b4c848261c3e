import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Input } from '@/components/ui/input.tsx';
import { MAX_PROMPT_NAME_CHARS } from '@/draft/project-request.ts';
import { results, save } from '@/strings/results.ts';

/** The result's name as the page's title; until it is saved it can be changed in place, which frees a taken name too. */
export const ResultName = ({
  name,
  taken,
  onRename,
}: {
  name: string;
  /** Another result is saved under this name already. */
  taken: boolean;
  /** Undefined for what is saved: its name stays. */
  onRename: ((name: string) => void) | undefined;
}) => {
  const [draft, setDraft] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const editing = draft !== undefined;
  useEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);
  const finish = (keep: boolean) => {
    const next = draft?.trim();
    if (keep && next && next !== name) onRename?.(next);
    setDraft(undefined);
  };
  const leave = (keep: boolean) => {
    finish(keep);
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <>
      {editing ? <h1 className="sr-only">{name}</h1> : null}
      {editing ? (
        <Input
          ref={input}
          value={draft}
          maxLength={MAX_PROMPT_NAME_CHARS}
          aria-label={results.name}
          className="-my-1 w-full text-[20px] font-semibold md:w-100"
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => finish(true)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave(true);
            if (event.key === 'Escape') leave(false);
          }}
        />
      ) : (
        <div className="flex items-center gap-2">
          <h1 className="text-title [overflow-wrap:anywhere]">{name}</h1>
          {onRename ? (
            <Button
              ref={opener}
              variant="ghost"
              size="icon-small"
              aria-label={results.rename}
              className="shrink-0 text-text-3"
              onClick={() => setDraft(name)}
            >
              <Pencil aria-hidden strokeWidth={1.5} />
            </Button>
          ) : null}
        </div>
      )}
      {taken && onRename && !editing ? (
        <p role="status" className="mt-2 text-small text-text-2">
          {save.taken}{' '}
          <button
            type="button"
            className="rounded-chip text-ink-text underline underline-offset-2 hover:text-text"
            onClick={() => setDraft(name)}
          >
            {save.otherName}
          </button>
        </p>
      ) : null}
    </>
  );
};
