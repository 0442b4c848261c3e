import { writeGuide } from '@blueprompt/core/guide/write-guide';
import { writePageGuide } from '@blueprompt/core/guide/write-page-guide';
import { firstAnalysed, type Project } from '@blueprompt/core/project';
import type { Stack } from '@blueprompt/core/stack';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { NextSteps } from '@/features/next-steps/next-steps.tsx';
import { AnalysisCard } from '@/features/results/analysis-card.tsx';
import { BuildWith } from '@/features/results/build-with.tsx';
import { PageTabs } from '@/features/results/page-tabs.tsx';
import type { PromptDetail, PromptScope } from '@/features/results/prompt-panel.tsx';
import { PageHeader } from '@/layouts/page-header.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { copy, results } from '@/strings/results.ts';
import { UPLOAD_SECTION, URLS } from '@/urls.ts';

/** A finished result to look at, copy and export, for whoever may see it: without what only its owner can do. */
export const ReadOnlyResult = ({
  project: given,
  lead,
  own,
  urlOf,
}: {
  project: Project;
  lead: string;
  /** The words of the way to one's own project. */
  own: string;
  /** Where the screenshot with this index is, if it is stored. */
  urlOf: (imageIndex: number) => string | undefined;
}) => {
  // Whoever looks around here has not chosen for their own projects.
  const [stack, chooseStack] = useState<Stack | undefined>(given.stack);
  const project = useMemo(() => ({ ...given, stack }), [given, stack]);
  const [detail, setDetail] = useState<PromptDetail>('full');
  const [scope, setScope] = useState<PromptScope>('all');
  const [pageIndex, setPageIndex] = useState(() => firstAnalysed(given));
  // The lower half of the page is rendered after the first sight of the upper one.
  const settled = useDeferredValue(true, false);
  usePageTitle(project.name);
  const guide = useMemo(() => writeGuide(project, { detail: 'full' }), [project]);
  const prompt = useMemo(() => {
    if (scope === 'page') return writePageGuide(project, pageIndex, detail);
    return detail === 'full' ? guide : writeGuide(project, { detail });
  }, [scope, project, pageIndex, detail, guide]);
  const page = project.outcomes[pageIndex]!;
  const pictureOf = async (imageIndex: number): Promise<Blob | undefined> => {
    const url = urlOf(imageIndex);
    if (url === undefined) return undefined;
    const response = await fetch(url);
    return response.ok ? response.blob() : undefined;
  };
  return (
    <>
      <PageHeader
        title={project.name}
        actions={
          <>
            <Button asChild className="max-sm:flex-1">
              <Link to={`${URLS.home}#${UPLOAD_SECTION}`}>{own}</Link>
            </Button>
            <CopyButton variant="primary" text={prompt} label={copy.prompt} className="max-sm:flex-1" />
          </>
        }
      >
        {lead}
      </PageHeader>
      <BuildWith project={project} stack={stack} onChoose={chooseStack} pictureOf={pictureOf} />
      {project.outcomes.length > 1 ? (
        <div className="mt-6">
          <PageTabs
            pages={project.outcomes}
            current={pageIndex}
            homePage={project.homePage}
            label={project.uiType === 'landing' ? results.sections : results.pages}
            onChange={setPageIndex}
          />
        </div>
      ) : null}
      <div className="mt-9 flex flex-col gap-13 md:gap-16">
        <AnalysisCard
          project={project}
          page={page}
          urlOf={urlOf}
          waiting={false}
          prompt={prompt}
          guide={guide}
          detail={detail}
          pageIndex={pageIndex}
          scope={scope}
          onDetail={setDetail}
          onScope={setScope}
          // There is no chat that points at anything.
          spot={undefined}
          pictureOf={pictureOf}
        />
        {settled ? <NextSteps project={project} pageIndex={pageIndex} /> : null}
      </div>
    </>
  );
};
