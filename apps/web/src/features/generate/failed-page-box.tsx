import type { Project } from '@blueprompt/core/project';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useConfig } from '@/client/config.ts';
import { useSupabase } from '@/client/supabase.ts';
import { Button } from '@/components/ui/button.tsx';
import { showToast } from '@/components/ui/toast.tsx';
import { ACTIVITY, type Activity } from '@/strings/generate.ts';
import { results } from '@/strings/results.ts';
import { createGenerationCalls } from './create-generation-calls.ts';
import { toErrorView } from './generation-error.ts';
import { retryPage } from './retry-page.ts';

/** Says that a page failed and tries it again on request; the rest of the result stays as it is. */
export const FailedPageBox = ({
  project,
  index,
  pictureOf,
  onRetried,
}: {
  project: Project;
  index: number;
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>;
  onRetried: (project: Project) => void;
}) => {
  const supabase = useSupabase();
  const { publishableKey } = useConfig();
  const [activity, setActivity] = useState<Activity>();
  const page = project.outcomes[index]!;
  const attempt = async () => {
    const picture = await pictureOf(page.imageIndex);
    if (!picture) throw new Error(results.noPicture);
    const retried = await retryPage(project, index, picture, createGenerationCalls(supabase, publishableKey), {
      onActivity: setActivity,
      signal: new AbortController().signal,
    });
    if (!retried.ok) throw new Error(retried.message);
    onRetried(retried.project);
    showToast(results.retried(page.name), { tone: 'success' });
  };
  const retry = async () => {
    setActivity('checking');
    try {
      await attempt();
    } catch (error) {
      showToast(toErrorView(error).message, { tone: 'error' });
    }
    setActivity(undefined);
  };
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-4 rounded-panel border border-bad-line bg-bad-wash p-4"
    >
      <p className="min-w-0 flex-[1_1_240px] text-small text-bad">{results.pageFailed(page.name)}</p>
      <Button size="small" disabled={activity !== undefined} onClick={retry}>
        <RotateCcw aria-hidden strokeWidth={1.5} />
        {activity ? ACTIVITY[activity] : results.retryPage}
      </Button>
    </div>
  );
};
