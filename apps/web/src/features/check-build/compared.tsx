import type { Comparison, Difference } from '@blueprompt/core/compare/difference';
import type { Box } from '@blueprompt/core/geometry';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { checkBuild as words } from '@/strings/check-build.ts';
import { BuildStage, type Shot } from './build-stage.tsx';

/** Below this score, of 100, hardly a line or box of the original was found. */
const OTHER_PAGE_SCORE = 10;
/** Rows shown before the rest is asked for. */
const SHOWN = 8;
const NOTHING: readonly Box[] = [];

/** The score and every difference as text, and beside them both screenshots in one place where there are both. */
export const Compared = ({
  comparison: { score, differences },
  reference,
  build,
  children,
}: {
  comparison: Comparison;
  reference: Shot | undefined;
  build: Shot | undefined;
  /** Below the score, for example earlier ones. */
  children: ReactNode;
}) => {
  const [chosen, setChosen] = useState<Difference>();
  const marked = chosen?.places.map(({ box }) => box) ?? NOTHING;
  const stage =
    reference && build ? <BuildStage key={build.url} reference={reference} build={build} marked={marked} /> : null;
  return (
    <div
      className={
        stage
          ? 'mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_368px]'
          : 'mt-6 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[240px_minmax(0,1fr)]'
      }
    >
      {stage}
      <div className="flex min-w-0 flex-col gap-6">
        <p>
          <span className="mr-2 text-[56px]/15 font-semibold tracking-[-0.04em]">{Math.round(score)}</span>{' '}
          <span className="text-[17px]/6 text-text-3">{words.of}</span>
          <span className="mt-1 block text-small text-text-2">
            {differences.length === 0 ? words.same : words.count(differences.length)}
          </span>
          {score < OTHER_PAGE_SCORE ? <span className="mt-2 block text-small">{words.otherPage}</span> : null}
        </p>
        {stage ? <Differences differences={differences} chosen={chosen} onChoose={setChosen} /> : null}
        {children}
      </div>
      {stage ? null : <Differences differences={differences} chosen={undefined} onChoose={undefined} />}
    </div>
  );
};

const Differences = ({
  differences,
  chosen,
  onChoose,
}: {
  differences: readonly Difference[];
  chosen: Difference | undefined;
  /** Undefined where there is no picture to show it on. */
  onChoose: ((difference: Difference | undefined) => void) | undefined;
}) => {
  const [all, setAll] = useState(false);
  if (differences.length === 0) return null;
  return (
    <div>
      <ul className="max-h-100 overflow-y-auto border-t border-line [scrollbar-width:thin]">
        {(all ? differences : differences.slice(0, SHOWN)).map((difference) => (
          <li key={`${difference.kind} ${difference.message}`} className="border-b border-line text-small text-text-2">
            {onChoose && difference.places.length > 0 ? (
              <button
                type="button"
                aria-pressed={difference === chosen}
                onClick={() => onChoose(difference === chosen ? undefined : difference)}
                className="w-full px-2 py-2.5 text-left transition-colors duration-150 hover:bg-surface-2 focus-visible:-outline-offset-2 aria-pressed:bg-surface-3 aria-pressed:text-text"
              >
                <Message text={difference.message} />
              </button>
            ) : (
              <p className="px-2 py-2.5">
                <Message text={difference.message} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton
          size="small"
          label={words.copyAll}
          text={() => differences.map(({ message }) => `- [ ] ${message}`).join('\n')}
        />
        {differences.length > SHOWN && !all ? (
          <Button size="small" variant="ghost" onClick={() => setAll(true)}>
            {words.showAll(differences.length)}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

/** A difference is written as markdown, because it is pasted into tools; what it quotes is set as code. */
const Message = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence never move.
      <code key={index} className="font-mono text-mono text-ink-text [overflow-wrap:anywhere]">
        {part}
      </code>
    ),
  );
