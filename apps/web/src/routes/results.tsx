import type { AnalysisResult } from '@blueprompt/core/analysis';
import type { AnswerPlace } from '@blueprompt/core/chat/chat-answer';
import { correctPage, undoLast } from '@blueprompt/core/correct/correct-page';
import { joinOutcomes, toProject, withStack } from '@blueprompt/core/guide/join-outcomes';
import { writePageGuide } from '@blueprompt/core/guide/write-page-guide';
import type { Project } from '@blueprompt/core/project';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import type { HistoryItem } from '@/analysis/history-item.ts';
import { clearOpenResult, openResultsKey, picturesOf, saveOpenResult } from '@/analysis/open-result-store.ts';
import { type OpenResult, openResultId, withoutResult } from '@/analysis/open-results.ts';
import type { ResultsState } from '@/analysis/results-state.ts';
import { useLeaveWarning } from '@/analysis/use-leave-warning.ts';
import { type OpenView, useOpenResult } from '@/analysis/use-open-result.ts';
import { usePictures } from '@/analysis/use-pictures.ts';
import { useConfig } from '@/client/config.ts';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { ChatAssistant } from '@/features/chat/chat-assistant.tsx';
import { CheckBuild } from '@/features/check-build/check-build.tsx';
import { FailedPages } from '@/features/generate/failed-pages.tsx';
import { ShareDialog } from '@/features/history/share-dialog.tsx';
import { NextSteps } from '@/features/next-steps/next-steps.tsx';
import { AnalysisCard } from '@/features/results/analysis-card.tsx';
import { ApartPages } from '@/features/results/apart-pages.tsx';
import { BuildWith } from '@/features/results/build-with.tsx';
import { PageTabs } from '@/features/results/page-tabs.tsx';
import type { PromptDetail, PromptScope } from '@/features/results/prompt-panel.tsx';
import { ResultsHeader } from '@/features/results/results-header.tsx';
import { useCorrect } from '@/features/results/save/use-correct.ts';
import { useRename } from '@/features/results/save/use-rename.ts';
import { useSave } from '@/features/results/save/use-save.ts';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { useSession } from '@/session/use-session.ts';
import { useKeyShortcuts } from '@/shortcuts/use-key-shortcuts.ts';
import { useResultStack } from '@/stack/use-result-stack.ts';
import { copy, results } from '@/strings/results.ts';
import { URLS } from '@/urls.ts';

/** Analysis results: the one in navigation, the saved one in the address, or the unsaved one of this browser. */
export const Component = () => {
  const { user } = useSession();
  return user ? <Results userId={user.id} /> : null;
};

const Results = ({ userId }: { userId: string }) => {
  const view = useOpenResult(userId);
  switch (view.state) {
    case 'nothing':
      return <Navigate to={URLS.home} replace />;
    case 'loading':
    case 'analyzing':
      return (
        <Spinner label={view.state === 'loading' ? results.loading : results.analyzing} className="min-h-100 w-full" />
      );
    case 'missing':
      return (
        <Notice text={results.missing}>
          <Button asChild>
            <Link to={URLS.history}>{results.toHistory}</Link>
          </Button>
        </Notice>
      );
    case 'failed':
      return (
        <Notice text={results.loadFailed}>
          <Button onClick={view.retry}>{results.retry}</Button>
        </Notice>
      );
    case 'open':
      return (
        <Open
          key={openResultId({ imagePaths: view.imagePaths, analysisResult: view.result })}
          userId={userId}
          view={view}
        />
      );
  }
};

const Notice = ({ text, children }: { text: string; children: React.ReactNode }) => (
  <div className="grid min-h-100 place-content-center justify-items-center gap-5 text-center">
    <p className="text-body text-text-2">{text}</p>
    {children}
  </div>
);

const Open = ({ userId, view }: { userId: string; view: Extract<OpenView, { state: 'open' }> }) => {
  const { imagePaths, images, historyItem } = view;
  const about = openResultId({ imagePaths, analysisResult: view.result });
  const [stack, chooseStack] = useResultStack(userId, about, view.result.stack);
  // A guide over seven pages takes a moment to write; the choice itself is seen at once.
  const writtenFor = useDeferredValue(stack);
  const result = useMemo(() => withStack(view.result, writtenFor), [view.result, writtenFor]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [chosenPage, setPageIndex] = useState(0);
  const [detail, setDetail] = useState<PromptDetail>('full');
  const [scope, setScope] = useState<PromptScope>('all');
  const [spot, setSpot] = useState<AnswerPlace>();
  const [isSharing, setSharing] = useState(false);
  const { sharing } = useConfig();
  const savedHere = useRef(false);
  // The lower half of the page is rendered after the first sight of the upper one.
  const settled = useDeferredValue(true, false);
  const project = useMemo(() => toProject(result), [result]);
  const { urlOf, waiting, pictureOf } = usePictures(images, imagePaths);
  usePageTitle(result.promptName ?? results.untitled);
  useKeyShortcuts();

  // What ends after the page was left changes what is kept, and does not call anybody back.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const forgetKept = useCallback(() => {
    void clearOpenResult(about);
    queryClient.setQueryData<OpenResult[]>(openResultsKey(userId), (kept) => kept && withoutResult(kept, about));
  }, [about, queryClient, userId]);
  const openSaved = (item: HistoryItem) => {
    const state: ResultsState = { historyItem: item };
    if (isHere.current) navigate(`${URLS.results}?id=${item.id}`, { replace: true, state, preventScrollReset: true });
  };
  const { rename, renamed } = useRename(userId, result.promptName ?? '', (name) => takeOver({ ...project, name }));
  const save = useSave({
    userId,
    result: { ...result, imagePaths },
    imagePaths,
    fromHistory: historyItem !== undefined,
    renamed,
    onSaved: (item) => {
      if (!isHere.current) return forgetKept();
      savedHere.current = true;
      openSaved(item);
    },
  });
  // Not before the saved one is shown: what this browser kept may be all that the page has until then.
  useEffect(() => {
    if (!historyItem || !savedHere.current) return;
    savedHere.current = false;
    forgetKept();
  }, [historyItem, forgetKept]);
  // By the entry and not by the button: that also calls saved what opened with a saved name.
  useLeaveWarning(!historyItem && !view.kept);

  const takeOver = async (next: Project): Promise<AnalysisResult> => {
    const { copyId } = view.result;
    const analysisResult = { ...joinOutcomes(next), imagePaths, ...(copyId && { copyId }) };
    const state: ResultsState = {
      analysisResult,
      imagePaths,
      sections: view.sections,
      ...(view.homePage !== undefined && { homePage: view.homePage }),
      ...(view.customNotes !== undefined && { customNotes: view.customNotes }),
    };
    const pictures = historyItem
      ? images
      : await picturesOf(userId, { imagePaths, analysisResult: view.result }, images);
    if (pictures.length > 0) await saveOpenResult({ owner: userId, state, images: pictures });
    await queryClient.invalidateQueries({ queryKey: openResultsKey(userId) });
    if (isHere.current) navigate(URLS.results, { replace: true, state, preventScrollReset: true });
    return analysisResult;
  };

  const correct = useCorrect({ userId, historyItem, project, about, takeOver, onSaved: openSaved });

  const pageIndex = Math.min(chosenPage, project.outcomes.length - 1);
  const page = project.outcomes[pageIndex]!;
  const isLanding = project.uiType === 'landing';
  const guide = detail === 'full' ? result.prompt : (result.concisePrompt ?? result.prompt);
  const prompt = useMemo(
    () => (scope === 'page' ? writePageGuide(project, pageIndex, detail) : guide),
    [scope, project, pageIndex, detail, guide],
  );
  const isSaving = save.state === 'saving';
  return (
    <>
      <ResultsHeader
        result={result}
        pages={project.outcomes.length}
        prompt={prompt}
        save={save}
        kept={historyItem ? undefined : view.kept ? 'in-browser' : 'nowhere'}
        onRename={historyItem || isSaving ? undefined : rename}
        onShare={historyItem && sharing !== false ? () => setSharing(true) : undefined}
      />
      {historyItem && isSharing ? <ShareDialog item={historyItem} onClose={() => setSharing(false)} /> : null}
      <BuildWith project={project} stack={stack} onChoose={chooseStack} pictureOf={pictureOf} />
      {project.outcomes.some(({ success }) => !success) ? (
        <FailedPages project={project} pictureOf={pictureOf} onRetried={takeOver} />
      ) : null}
      <ApartPages project={project} />
      {project.outcomes.length > 1 ? (
        <div className="mt-6 flex items-end justify-between gap-x-6 gap-y-2 max-lg:flex-col max-lg:items-stretch">
          <PageTabs
            pages={project.outcomes}
            current={pageIndex}
            homePage={project.homePage}
            label={isLanding ? results.sections : results.pages}
            onChange={setPageIndex}
          />
          <CopyButton
            variant="ghost"
            size="small"
            text={() => writePageGuide(project, pageIndex, detail)}
            label={isLanding ? copy.section : copy.page}
            className="max-lg:self-start max-lg:-ml-3"
          />
        </div>
      ) : null}
      <div className="mt-7 flex flex-col gap-13 max-md:pb-12 md:gap-16">
        <AnalysisCard
          project={project}
          page={page}
          urlOf={urlOf}
          waiting={waiting}
          prompt={prompt}
          guide={result.prompt}
          pageIndex={pageIndex}
          detail={detail}
          scope={scope}
          onDetail={setDetail}
          onScope={setScope}
          spot={spot?.page === pageIndex ? spot : undefined}
          pictureOf={pictureOf}
          // What is being saved is the project as it was: a correction in between would be lost.
          onCorrect={isSaving ? undefined : (correction) => correct((of) => correctPage(of, pageIndex, correction))}
          onUndo={isSaving ? undefined : () => correct((of) => undoLast(of, project, pageIndex))}
        />
        {settled && page.analysis.measurement ? (
          <CheckBuild
            key={page.imageIndex}
            measurement={page.analysis.measurement}
            name={page.name}
            // Changed on request, it is no longer what the screenshot shows.
            url={page.analysis.edited ? undefined : urlOf(page.imageIndex)}
            checked={{
              owner: userId,
              about,
              page: page.imageIndex,
            }}
          />
        ) : null}
        {settled ? (
          <div className="grid grid-cols-1 items-start gap-x-10 gap-y-13 lg:grid-cols-2">
            <ChatAssistant
              owner={userId}
              about={about}
              result={result}
              resultId={historyItem?.id}
              project={project}
              onShow={(place) => {
                setPageIndex(place.page);
                setSpot({ ...place });
              }}
              onEdit={(next, length) => {
                setDetail(length);
                setSpot(undefined);
                void takeOver(next);
              }}
            />
            <NextSteps project={project} pageIndex={pageIndex} />
          </div>
        ) : null}
      </div>
    </>
  );
};
