import type { AnalysisResult } from '@blueprompt/core/analysis';
import type { AnswerPlace } from '@blueprompt/core/chat/chat-answer';
import { correctPage, undoLast } from '@blueprompt/core/correct/correct-page';
import { toProject, withStack } from '@blueprompt/core/guide/join-outcomes';
import { nameFromPage } from '@blueprompt/core/guide/name-from-page';
import { writePageGuide } from '@blueprompt/core/guide/write-page-guide';
import type { Measurement } from '@blueprompt/core/measurement';
import { firstAnalysed, type Project } from '@blueprompt/core/project';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link, Navigate } from 'react-router';
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
import { countScreenshots } from '@/features/results/count-screenshots.ts';
import { PageTabs } from '@/features/results/page-tabs.tsx';
import type { PromptDetail, PromptScope } from '@/features/results/prompt-panel.tsx';
import { ResultsHeader } from '@/features/results/results-header.tsx';
import { openResultId } from '@/kept/open-results.ts';
import { type OpenView, useOpenResult } from '@/kept/use-open-result.ts';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { usePictures } from '@/pictures/use-pictures.ts';
import { useSession } from '@/session/use-session.ts';
import { useKeyShortcuts } from '@/shortcuts/use-key-shortcuts.ts';
import { useResultStack } from '@/stack/use-result-stack.ts';
import { copy, results } from '@/strings/results.ts';
import { URLS } from '@/urls.ts';
import { useResultChanges } from './use-result-changes.ts';

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

/** The result in the words of the chosen stack. A guide over seven pages takes a moment to write; the choice is seen at once. */
const useWrittenResult = (userId: string, about: string, opened: AnalysisResult) => {
  const [stack, chooseStack] = useResultStack(userId, about, opened.stack);
  const writtenFor = useDeferredValue(stack);
  const result = useMemo(() => withStack(opened, writtenFor), [opened, writtenFor]);
  const project = useMemo(() => toProject(result), [result]);
  return { stack, chooseStack, result, project };
};

/** The prompt in the chosen length, of all pages or of the one that is open. */
const usePrompt = (result: AnalysisResult, project: Project, pageIndex: number) => {
  const [detail, setDetail] = useState<PromptDetail>('full');
  const [scope, setScope] = useState<PromptScope>('all');
  const guide = detail === 'full' ? result.prompt : (result.concisePrompt ?? result.prompt);
  const prompt = useMemo(
    () => (scope === 'page' ? writePageGuide(project, pageIndex, detail) : guide),
    [scope, project, pageIndex, detail, guide],
  );
  return { prompt, detail, setDetail, scope, setScope };
};

const Open = ({ userId, view }: { userId: string; view: Extract<OpenView, { state: 'open' }> }) => {
  const { imagePaths, images, historyItem } = view;
  const about = openResultId({ imagePaths, analysisResult: view.result });
  const { stack, chooseStack, result, project } = useWrittenResult(userId, about, view.result);
  const [chosenPage, setPageIndex] = useState(() => firstAnalysed(project));
  const [spot, setSpot] = useState<AnswerPlace>();
  // The lower half of the page is rendered after the first sight of the upper one.
  const settled = useDeferredValue(true, false);
  const { urlOf, waiting, pictureOf } = usePictures(images, imagePaths);
  usePageTitle(result.promptName ?? results.untitled);
  useKeyShortcuts();

  const { save, rename, correct, takeOver } = useResultChanges({ userId, view, about, result, project });

  const pageIndex = Math.min(chosenPage, project.outcomes.length - 1);
  const page = project.outcomes[pageIndex]!;
  const { prompt, detail, setDetail, ...scoped } = usePrompt(result, project, pageIndex);
  const isSaving = save.state === 'saving';
  const show = (place: AnswerPlace) => {
    setPageIndex(place.page);
    setSpot({ ...place });
  };
  const edit = (next: Project, length: PromptDetail) => {
    setDetail(length);
    setSpot(undefined);
    void takeOver(next);
  };
  return (
    <>
      <Header view={view} result={result} project={project} prompt={prompt} save={save} rename={rename} />
      <BuildWith project={project} stack={stack} onChoose={chooseStack} pictureOf={pictureOf} />
      {project.outcomes.some(({ success }) => !success) ? (
        <FailedPages project={project} isSaved={historyItem !== undefined} pictureOf={pictureOf} onRetried={takeOver} />
      ) : null}
      <ApartPages project={project} />
      {project.outcomes.length > 1 ? (
        <PageBar project={project} pageIndex={pageIndex} detail={detail} onPage={setPageIndex} />
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
          scope={scoped.scope}
          onDetail={setDetail}
          onScope={scoped.setScope}
          spot={spot?.page === pageIndex ? spot : undefined}
          pictureOf={pictureOf}
          // What is being saved is the project as it was: a correction in between would be lost.
          onCorrect={isSaving ? undefined : (correction) => correct((of) => correctPage(of, pageIndex, correction))}
          onUndo={isSaving ? undefined : () => correct((of) => undoLast(of, project, pageIndex))}
        />
        {settled ? (
          <BelowAnalysis
            open={{ userId, about, result, project, resultId: historyItem?.id }}
            pageIndex={pageIndex}
            urlOf={urlOf}
            onShow={show}
            onEdit={edit}
          />
        ) : null}
      </div>
    </>
  );
};

type HeaderProps = Pick<Parameters<typeof ResultsHeader>[0], 'result' | 'prompt' | 'save'> & {
  project: Project;
  view: Extract<OpenView, { state: 'open' }>;
  rename: (name: string) => Promise<boolean>;
};

const nameOf = (measurement: Measurement | undefined): string[] => {
  const name = measurement && nameFromPage(measurement);
  return name === undefined ? [] : [name];
};

/** The name of the result with what can be done to all of it, and the link to share where it is saved. */
const Header = ({ view: { historyItem, kept }, project, rename, ...shown }: HeaderProps) => {
  const [isSharing, setSharing] = useState(false);
  const { sharing } = useConfig();
  const suggestions = useMemo(
    () => [...new Set(project.outcomes.flatMap(({ analysis: { measurement } }) => nameOf(measurement)))],
    [project],
  );
  return (
    <>
      <ResultsHeader
        {...shown}
        suggestions={suggestions}
        pages={project.outcomes.length}
        screenshots={countScreenshots(project.outcomes)}
        kept={historyItem ? undefined : kept ? 'in-browser' : 'nowhere'}
        onRename={shown.save.state === 'saving' ? undefined : rename}
        onShare={historyItem && sharing !== false ? () => setSharing(true) : undefined}
      />
      {historyItem && isSharing ? <ShareDialog item={historyItem} onClose={() => setSharing(false)} /> : null}
    </>
  );
};

type PageBarProps = {
  project: Project;
  pageIndex: number;
  detail: PromptDetail;
  onPage: (index: number) => void;
};

/** The pages of the project, and the prompt of the one that is open. */
const PageBar = ({ project, pageIndex, detail, onPage }: PageBarProps) => {
  const isLanding = project.uiType === 'landing';
  return (
    <div className="mt-6 flex items-end justify-between gap-x-6 gap-y-2 max-lg:flex-col max-lg:items-stretch">
      <PageTabs
        pages={project.outcomes}
        current={pageIndex}
        homePage={project.homePage}
        label={isLanding ? results.sections : results.pages}
        onChange={onPage}
      />
      <CopyButton
        variant="ghost"
        size="small"
        text={() => writePageGuide(project, pageIndex, detail)}
        label={isLanding ? copy.section : copy.page}
        className="max-lg:self-start max-lg:-ml-3"
      />
    </div>
  );
};

/** What is done with an analysis: a build is checked against it, it is talked about, and work goes on elsewhere. */
const BelowAnalysis = ({
  open: { userId, about, result, project, resultId },
  pageIndex,
  urlOf,
  onShow,
  onEdit,
}: {
  open: { userId: string; about: string; result: AnalysisResult; project: Project; resultId: string | undefined };
  pageIndex: number;
  urlOf: (imageIndex: number) => string | undefined;
  onShow: (place: AnswerPlace) => void;
  onEdit: (project: Project, detail: PromptDetail) => void;
}) => {
  const { analysis, imageIndex, name } = project.outcomes[pageIndex]!;
  return (
    <>
      {analysis.measurement ? (
        <CheckBuild
          key={imageIndex}
          measurement={analysis.measurement}
          name={name}
          // Changed on request, it is no longer what the screenshot shows.
          url={analysis.edited ? undefined : urlOf(imageIndex)}
          checked={{ owner: userId, about, page: imageIndex }}
        />
      ) : null}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-13 lg:grid-cols-2">
        <ChatAssistant
          owner={userId}
          about={about}
          result={result}
          resultId={resultId}
          project={project}
          onShow={onShow}
          onEdit={onEdit}
        />
        <NextSteps project={project} pageIndex={pageIndex} />
      </div>
    </>
  );
};
