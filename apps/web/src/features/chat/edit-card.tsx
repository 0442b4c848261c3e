import { applyEdit } from '@blueprompt/core/chat/edit/apply-edit';
import { diffLines } from '@blueprompt/core/chat/edit/diff-lines';
import type { GuideEdit } from '@blueprompt/core/chat/guide-edit';
import { writeGuide } from '@blueprompt/core/guide/write-guide';
import type { Project } from '@blueprompt/core/project';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { chat } from '@/strings/chat.ts';

/** Lines of the difference that are shown; the rest is counted. */
const MAX_LINES = 40;

/** A change that was asked for: what it does to the guide, and one button to make it or take it back. */
export const EditCard = ({
  edit,
  state,
  project,
  onApply,
  onUndo,
}: {
  edit: GuideEdit;
  state: 'offered' | 'applied' | 'expired';
  project: Project;
  onApply: (edit: GuideEdit) => void;
  /** Only where the change can be taken back. */
  onUndo: (() => void) | undefined;
}) => {
  const [isOpen, setOpen] = useState(false);
  if (state === 'expired') return <p className="mt-2.5 text-tiny text-text-3">{chat.expired}</p>;
  if (state === 'applied')
    return (
      <p className="mt-2.5 flex flex-wrap items-center gap-2.5 text-tiny text-text-3">
        {chat.applied}
        {onUndo ? (
          <Button size="small" onClick={onUndo}>
            {chat.undo}
          </Button>
        ) : null}
      </p>
    );
  return (
    <div className="mt-2.5">
      <details
        className="rounded-control border border-line bg-rail"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="cursor-pointer px-3 py-2 text-tiny text-text-2">{chat.showChanges}</summary>
        {isOpen ? <Changes edit={edit} project={project} /> : null}
      </details>
      <Button className="mt-2" size="small" variant="primary" onClick={() => onApply(edit)}>
        {chat.apply}
      </Button>
    </div>
  );
};

/** Both guides are written for this list, so it is made only for who opens it. */
const Changes = ({ edit, project }: { edit: GuideEdit; project: Project }) => {
  const changes = useMemo(() => {
    const detail = edit.kind === 'shorter' ? 'concise' : 'full';
    return diffLines(writeGuide(project, { detail: 'full' }), writeGuide(applyEdit(project, edit), { detail }));
  }, [project, edit]);
  const rest = changes.length - MAX_LINES;
  return (
    <div className="border-t border-line px-3 py-2">
      <p className="text-tiny text-text-3">{chat.changes(changes)}</p>
      <ul className="mt-1.5 max-h-48 overflow-auto font-mono text-[11px]/4.5">
        {changes.slice(0, MAX_LINES).map(({ sign, line }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and lines repeat.
            key={index}
            className={classNames('whitespace-pre-wrap', sign === '+' ? 'text-ok' : 'text-bad')}
          >
            {`${sign} ${line}`}
          </li>
        ))}
        {rest > 0 ? <li className="text-text-3">{chat.moreLines(rest)}</li> : null}
      </ul>
    </div>
  );
};
