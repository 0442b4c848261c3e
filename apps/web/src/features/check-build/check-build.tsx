import type { Measurement } from '@blueprompt/core/measurement';
import { toCssPixels } from '@blueprompt/core/to-css-pixels';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { DropZone } from '@/components/drop-zone.tsx';
import { FileButton } from '@/components/file-button.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { acceptFiles } from '@/draft/accept-files.ts';
import { reportRefusals } from '@/draft/report-refusals.ts';
import { usePastedFiles } from '@/draft/use-pasted-files.ts';
import { loadScores, saveScore } from '@/kept/score-store.ts';
import { useObjectUrls } from '@/pictures/use-object-urls.ts';
import { checkBuild as words } from '@/strings/check-build.ts';
import { type ComparedBuild, compareBuild } from './compare-build.ts';
import { Compared } from './compared.tsx';
import { ScoreHistory } from './score-history.tsx';

type State = { state: 'idle' } | { state: 'measuring' } | ({ state: 'compared'; screenshot: File } & ComparedBuild);

/** Which page is checked: its checks are kept in this browser under all three. */
type CheckedPage = { owner: string; about: string; page: number };

const NO_BLOBS: { key: string; blob: Blob }[] = [];

/** Closes the loop: a screenshot of one's own build in, a score, both pictures in one place and concrete differences out. */
export const CheckBuild = ({
  measurement,
  name,
  url,
  checked,
}: {
  measurement: Measurement;
  name: string;
  /** The original screenshot; undefined where there is none to compare with. */
  url: string | undefined;
  checked: CheckedPage;
}) => {
  const [state, setState] = useState<State>({ state: 'idle' });
  const section = useRef<HTMLElement>(null);
  const scores = useScores(checked);
  const check = useCheck(measurement, setState, scores.add);
  const screenshot = state.state === 'compared' ? state.screenshot : undefined;
  const buildUrl = useObjectUrls(
    useMemo(() => (screenshot ? [{ key: 'build', blob: screenshot }] : NO_BLOBS), [screenshot]),
  ).get('build');
  const css = useMemo(() => toCssPixels(measurement), [measurement]);
  const onPaste = useCallback(
    (files: File[]) => {
      section.current?.scrollIntoView({ block: 'nearest' });
      void check(files[0]!);
    },
    [check],
  );
  usePastedFiles(state.state !== 'measuring', onPaste);
  const isMeasuring = state.state === 'measuring';
  const onFiles = ([file]: File[]) => void (file && !isMeasuring && check(file));
  return (
    <section ref={section} aria-labelledby="check-build">
      <DropZone onFiles={onFiles}>
        {(over) => (
          <>
            <Header name={name}>
              <FileButton label={words.choose} multiple={false} disabled={isMeasuring} onFiles={onFiles}>
                <Upload aria-hidden strokeWidth={1.5} />
                {state.state === 'compared' ? words.another : words.choose}
              </FileButton>
            </Header>
            <div aria-live="polite">
              {state.state === 'compared' ? (
                <Compared
                  comparison={state.comparison}
                  reference={url === undefined ? undefined : { url, measurement: css }}
                  build={buildUrl === undefined ? undefined : { url: buildUrl, measurement: state.build }}
                >
                  {/* The first check has none to be compared with. */}
                  {scores.list.length > 1 ? <ScoreHistory scores={scores.list} /> : null}
                </Compared>
              ) : (
                <Target over={over} isMeasuring={isMeasuring} />
              )}
            </div>
          </>
        )}
      </DropZone>
      {state.state !== 'compared' && scores.list.length > 0 ? (
        <div className="mt-6">
          <ScoreHistory scores={scores.list} />
        </div>
      ) : null}
    </section>
  );
};

const Header = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
    <div className="max-w-[640px]">
      <h2 id="check-build" className="text-card">
        {words.title}
      </h2>
      <p className="mt-1.5 text-small text-text-2">{words.lead(name)}</p>
    </div>
    {children}
  </div>
);

/** Where a screenshot can be dropped, and what becomes of it; a finger drops nothing and sees it only at work. */
const Target = ({ over, isMeasuring }: { over: boolean; isMeasuring: boolean }) => (
  <div
    className={classNames(
      'mt-5 flex min-h-28 items-center justify-center gap-3 rounded-panel border border-dashed p-6 text-small text-text-2 transition-colors duration-150',
      over ? 'border-ink bg-ink-wash' : 'border-line-3 bg-surface',
      !isMeasuring && 'pointer-coarse:hidden',
    )}
  >
    {isMeasuring ? (
      <>
        <Spinner label={words.measuring} />
        <span aria-hidden>{words.measuring}</span>
      </>
    ) : (
      words.drop
    )}
  </div>
);

/** Has one screenshot measured and compared, and says what became of it. */
const useCheck = (
  measurement: Measurement,
  setState: (state: State) => void,
  onCompared: (compared: ComparedBuild) => Promise<void>,
) => {
  const supabase = useSupabase();
  return useCallback(
    async (file: File) => {
      const acceptance = acceptFiles([file], 'single');
      reportRefusals(acceptance, { log: console.warn, notify: (message) => showToast(message, { tone: 'error' }) });
      const screenshot = acceptance.accepted[0];
      if (!screenshot) return;
      setState({ state: 'measuring' });
      try {
        const compared = await compareBuild(supabase, measurement, screenshot);
        await onCompared(compared);
        setState({ state: 'compared', screenshot, ...compared });
      } catch (error) {
        showToast(error instanceof Error ? error.message : words.failed, { tone: 'error' });
        setState({ state: 'idle' });
      }
    },
    [supabase, measurement, setState, onCompared],
  );
};

/** The checks of this page that this browser has kept, and a way to keep one more. */
const useScores = ({ owner, about, page }: CheckedPage) => {
  const queryClient = useQueryClient();
  const queryKey = useMemo(() => ['build-scores', owner, about, page] as const, [owner, about, page]);
  const { data } = useQuery({ queryKey, queryFn: () => loadScores(owner, about, page) });
  const add = useCallback(
    async ({ comparison: { score, differences } }: ComparedBuild) => {
      const at = new Date().toISOString();
      await saveScore({ owner, about, page, score, differences: differences.length, at });
      await queryClient.invalidateQueries({ queryKey });
    },
    [queryClient, queryKey, owner, about, page],
  );
  return { list: data ?? [], add };
};
