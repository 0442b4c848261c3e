import { joinOutcomes } from '@blueprompt/core/guide/join-outcomes';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { useConfig } from '@/client/config.ts';
import { useWhenIdle } from '@/client/use-when-idle.ts';
import { showToast } from '@/components/ui/toast.tsx';
import type { ProjectRequest } from '@/draft/project-request.ts';
import type { Generated } from '@/features/generate/analyze-project.ts';
import { isSignedOut } from '@/features/generate/generation-error.ts';
import { GenerationErrorBox } from '@/features/generate/generation-error-box.tsx';
import { InterruptedNotice } from '@/features/generate/interrupted-notice.tsx';
import { LoadingScreen } from '@/features/generate/loading-screen.tsx';
import { NeedsPro } from '@/features/generate/needs-pro.tsx';
import { useGeneration } from '@/features/generate/use-generation.ts';
import { useInterruption } from '@/features/generate/use-interruption.ts';
import { RecentProjects } from '@/features/history/recent-projects.tsx';
import { UnsavedNotice } from '@/features/results/unsaved-notice.tsx';
import { clearDraft } from '@/features/wizard/draft/draft-store.ts';
import { Wizard } from '@/features/wizard/wizard.tsx';
import { saveOpenResult } from '@/kept/open-result-store.ts';
import type { ResultsState } from '@/kept/results-state.ts';
import { useLeaveWarning } from '@/kept/use-leave-warning.ts';
import { PageHeader } from '@/layouts/page-header.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { forgetUpgradeIntent, wantsUpgrade } from '@/session/upgrade-intent.ts';
import { useMayGenerate } from '@/session/use-may-generate.ts';
import { useSession } from '@/session/use-session.ts';
import { ShortcutsDialog } from '@/shortcuts/shortcuts-dialog.tsx';
import { loading } from '@/strings/generate.ts';
import { shortcuts } from '@/strings/shortcuts.ts';
import { home } from '@/strings/wizard.ts';
import { UPLOAD_SECTION, URLS } from '@/urls.ts';

/** What /results is opened with after a generation (GE5, EN10). */
const toResultsState = (request: ProjectRequest, { project, imagePaths }: Generated): ResultsState => ({
  analysisResult: { ...joinOutcomes(project), promptName: request.promptName, imagePaths },
  isAnalyzing: false,
  imagePaths,
  sections: request.items,
  ...(project.homePage !== undefined && { homePage: project.homePage }),
  ...(request.notes !== undefined && { customNotes: request.notes }),
});

/** The generator of a member: wizard, loading view, and the latest projects beside it. */
export const Component = () => {
  const { user } = useSession();
  // Whoever signed up to upgrade goes on to the plans.
  const [upgrades] = useState(() => wantsUpgrade(localStorage, Date.now()));
  useEffect(() => forgetUpgradeIntent(localStorage), []);
  if (upgrades) return <Navigate to={URLS.pricing} replace />;
  return user ? <Home userId={user.id} /> : null;
};

const Home = ({ userId }: { userId: string }) => {
  const navigate = useNavigate();
  const may = useMayGenerate();
  const { freeImagesPerMonth } = useConfig();
  const { progress, generate, cancel } = useGeneration();
  const [error, setError] = useState<unknown>();
  const { interrupted, setInterrupted } = useInterruption(userId, progress !== undefined);
  useLeaveWarning(progress !== undefined);
  usePageTitle(home.title);
  // Both ways from here, generating and a recent project, lead to the results.
  useWhenIdle(() => import('./results.tsx'));

  const run = async (request: ProjectRequest) => {
    setError(undefined);
    setInterrupted(undefined);
    try {
      await generate(request, async (generated, signal) => {
        const state = toResultsState(request, generated);
        await saveOpenResult({ owner: userId, state, images: request.images.map(({ blob }) => blob) });
        // Whoever cancels goes on with the draft.
        signal.throwIfAborted();
        await clearDraft();
        void may.refetch();
        await navigate(URLS.results, { state });
      });
    } catch (thrown) {
      if (thrown instanceof DOMException && thrown.name === 'AbortError') return showToast(loading.cancelled);
      // The screen says so; back on it, the analysis can go on.
      if (isSignedOut(thrown)) return setInterrupted('signed-out');
      console.error('The generation failed.', thrown);
      setError(thrown);
    }
  };

  return (
    <div id={UPLOAD_SECTION}>
      <PageHeader title={home.title} actions={<ShortcutsDialog shortcuts={shortcuts.wizard} className="-mr-3" />} />
      {may.loading || may.imagesLeft !== 0 ? null : <NeedsPro hadFreeImages={freeImagesPerMonth > 0} />}
      <div className="mt-9">
        <Wizard
          variant="member"
          userId={userId}
          // While it is not known yet nobody is turned away; the server has the last word (FN14).
          access={{ imagesLeft: may.loading ? null : may.imagesLeft }}
          generating={progress !== undefined}
          onGenerate={run}
          aside={
            <div className="flex flex-col gap-8">
              <RecentProjects userId={userId} />
              <UnsavedNotice userId={userId} />
            </div>
          }
          notice={({ resume, onServer }) => (
            <>
              {interrupted ? <InterruptedNotice how={interrupted} onResume={resume} /> : null}
              {error === undefined ? null : <GenerationErrorBox error={error} onServer={onServer} />}
            </>
          )}
        />
      </div>
      {progress ? <LoadingScreen progress={progress} onCancel={cancel} /> : null}
    </div>
  );
};
