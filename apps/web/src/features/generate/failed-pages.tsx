import type { Project } from '@blueprompt/core/project';
import { isFinalRefusal } from '@blueprompt/core/spec/screenshot-refusals';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '@/client/config.ts';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { type Activity, activityText } from '@/strings/generate.ts';
import { results } from '@/strings/results.ts';
import { createGenerationCalls } from './create-generation-calls.ts';
import { isDeviceFailure, toErrorView } from './generation-error.ts';
import { retryPage, wasMeasuredHere } from './retry-page.ts';

const isFinal = (reason: string | undefined): boolean => reason !== undefined && isFinalRefusal(reason);

/** Names the pages that failed and why, and tries one again on request; the rest of the result stays as it is. */
export const FailedPages = ({
  project,
  isSaved,
  pictureOf,
  onRetried,
}: {
  project: Project;
  isSaved: boolean;
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>;
  onRetried: (project: Project) => void;
}) => {
  const supabase = useSupabase();
  const { publishableKey } = useConfig();
  /** One at a time: each writes the whole project. */
  const [running, setRunning] = useState<{ index: number; activity: Activity }>();
  /** What the last attempt of a page ended with, by its index. */
  const [reasons, setReasons] = useState<Record<number, string>>({});
  /** A page that this device could not measure is measured on the server once it is asked for again. */
  const [onDevice, setOnDevice] = useState(() => wasMeasuredHere(project));
  const controller = useRef<AbortController>(undefined);
  // Whoever leaves the page must not be brought back by an attempt that succeeds later.
  useEffect(
    () => () => {
      controller.current?.abort();
      // The page may only be hidden, and show again.
      setRunning(undefined);
    },
    [],
  );

  const attempt = async (index: number, signal: AbortSignal) => {
    const { imageIndex, name } = project.outcomes[index]!;
    const picture = await pictureOf(imageIndex);
    if (!picture) throw new Error(results.noPicture);
    const retried = await retryPage(project, index, picture, createGenerationCalls(supabase, publishableKey), {
      onActivity: (activity) => setRunning({ index, activity }),
      signal,
      onDevice,
    });
    signal.throwIfAborted();
    if (!retried.ok) throw new Error(retried.message);
    onRetried(retried.project);
    showToast(results.retried(name), { tone: 'success' });
  };
  const retry = async (index: number) => {
    const abort = new AbortController();
    controller.current = abort;
    setRunning({ index, activity: 'checking' });
    try {
      await attempt(index, abort.signal);
    } catch (error) {
      if (abort.signal.aborted) return;
      if (isDeviceFailure(error)) setOnDevice(false);
      const message = isDeviceFailure(error) ? results.retryOnServer : toErrorView(error).message;
      setReasons((known) => ({ ...known, [index]: message }));
    }
    setRunning(undefined);
  };

  const failed = [...project.outcomes.entries()].flatMap(([index, { name, reason, success }]) =>
    success ? [] : [{ index, name, reason: reasons[index] ?? reason }],
  );
  return (
    <div role="alert" className="mt-6 rounded-panel border border-bad-line bg-bad-wash p-4 text-small text-bad">
      <p>{results.someFailed(project.uiType, failed.length, project.outcomes.length)}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {failed.map(({ index, name, reason }) => (
          <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-[1_1_240px] break-words">
              <strong className="font-[550]">{name}:</strong> {reason ?? results.unknownReason}
            </p>
            {isFinal(reason) ? null : (
              <Button
                size="small"
                disabled={running !== undefined}
                aria-label={running?.index === index ? undefined : results.retryPage(name)}
                onClick={() => retry(index)}
              >
                <RotateCcw aria-hidden strokeWidth={1.5} />
                {running?.index === index ? activityText(running.activity) : results.retry}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {failed.some(({ reason }) => isFinal(reason)) ? <p className="mt-3">{results.replaceShot(isSaved)}</p> : null}
    </div>
  );
};
