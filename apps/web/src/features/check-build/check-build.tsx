import type { Comparison } from '@blueprompt/core/compare/difference';
import type { Measurement } from '@blueprompt/core/measurement';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { ACCEPTED_TYPES, acceptFiles } from '@/draft/accept-files.ts';
import { reportRefusals } from '@/draft/report-refusals.ts';
import { checkBuild as words } from '@/strings/check-build.ts';
import { compareBuild } from './compare-build.ts';

/** Rows shown before the rest is asked for. */
const SHOWN = 8;

type State = { state: 'idle' } | { state: 'measuring' } | { state: 'compared'; comparison: Comparison };

/** Closes the loop: a screenshot of one's own build in, a score and concrete differences out. */
export const CheckBuild = ({ measurement, name }: { measurement: Measurement; name: string }) => {
  const supabase = useSupabase();
  const [state, setState] = useState<State>({ state: 'idle' });
  const input = useRef<HTMLInputElement>(null);
  const check = async (file: File) => {
    const acceptance = acceptFiles([file], 'single');
    reportRefusals(acceptance, { log: console.warn, notify: (message) => showToast(message, { tone: 'error' }) });
    const screenshot = acceptance.accepted[0];
    if (!screenshot) return;
    setState({ state: 'measuring' });
    try {
      setState({ state: 'compared', comparison: await compareBuild(supabase, measurement, screenshot) });
    } catch (error) {
      showToast(error instanceof Error ? error.message : words.failed, { tone: 'error' });
      setState({ state: 'idle' });
    }
  };
  return (
    <section aria-labelledby="check-build">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div className="max-w-[640px]">
          <h2 id="check-build" className="text-card">
            {words.title}
          </h2>
          <p className="mt-1.5 text-small text-text-2">{words.lead(name)}</p>
        </div>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED_TYPES.join(',')}
          aria-label={words.choose}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            event.currentTarget.value = '';
            if (file) void check(file);
          }}
        />
        <Button disabled={state.state === 'measuring'} onClick={() => input.current?.click()}>
          <Upload aria-hidden strokeWidth={1.5} />
          {state.state === 'compared' ? words.another : words.choose}
        </Button>
      </div>
      <div aria-live="polite">
        {state.state === 'measuring' ? (
          <p className="mt-6 flex items-center gap-3 text-small text-text-2">
            <Spinner label={words.measuring} />
            <span aria-hidden>{words.measuring}</span>
          </p>
        ) : null}
        {state.state === 'compared' ? <Compared comparison={state.comparison} /> : null}
      </div>
    </section>
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

const Compared = ({ comparison: { score, differences } }: { comparison: Comparison }) => {
  const [all, setAll] = useState(false);
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-6 md:grid-cols-[200px_minmax(0,1fr)]">
      <p>
        <span className="text-[56px]/15 font-semibold tracking-[-0.04em]">{Math.round(score)}</span>{' '}
        <span className="text-[17px]/6 text-text-3">{words.of}</span>
        <span className="mt-1 block text-small text-text-2">
          {differences.length === 0 ? words.same : words.count(differences.length)}
        </span>
      </p>
      {differences.length > 0 ? (
        <div>
          <ul className="border-t border-line">
            {(all ? differences : differences.slice(0, SHOWN)).map(({ message, kind }) => (
              <li key={`${kind} ${message}`} className="border-b border-line py-2.5 text-small text-text-2">
                <Message text={message} />
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
      ) : null}
    </div>
  );
};
