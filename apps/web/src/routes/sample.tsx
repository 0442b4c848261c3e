import { joinOutcomes } from '@blueprompt/core/guide/join-outcomes';
import type { Stack } from '@blueprompt/core/stack';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import screenshot from '@/features/marketing/hero-screenshot.webp';
import { NextSteps } from '@/features/next-steps/next-steps.tsx';
import { AnalysisCard } from '@/features/results/analysis-card.tsx';
import { BuildWith } from '@/features/results/build-with.tsx';
import type { PromptDetail } from '@/features/results/prompt-panel.tsx';
import { createSampleProject } from '@/features/sample/sample-project.ts';
import { PageHeader } from '@/layouts/page-header.tsx';
import { usePageTitle } from '@/layouts/use-page-title.ts';
import { copy } from '@/strings/results.ts';
import { sample } from '@/strings/sample.ts';
import { UPLOAD_SECTION, URLS } from '@/urls.ts';

const loadPicture = async (): Promise<Blob> => (await fetch(screenshot)).blob();

/** A finished result that everybody can look at, copy and export, signed in or not. */
export const Component = () => {
  // Whoever looks around here has not chosen for their own projects.
  const [stack, chooseStack] = useState<Stack>();
  const project = useMemo(() => ({ ...createSampleProject(), stack }), [stack]);
  const result = useMemo(() => joinOutcomes(project), [project]);
  const [detail, setDetail] = useState<PromptDetail>('full');
  // The lower half of the page is rendered after the first sight of the upper one.
  const settled = useDeferredValue(true, false);
  usePageTitle(sample.title);
  const prompt = detail === 'full' ? result.prompt : (result.concisePrompt ?? result.prompt);
  return (
    <>
      <PageHeader
        title={sample.title}
        actions={
          <>
            <Button asChild className="max-sm:flex-1">
              <Link to={`${URLS.home}#${UPLOAD_SECTION}`}>{sample.own}</Link>
            </Button>
            <CopyButton variant="primary" text={prompt} label={copy.prompt} className="max-sm:flex-1" />
          </>
        }
      >
        {sample.text}
      </PageHeader>
      <BuildWith project={project} stack={stack} onChoose={chooseStack} pictureOf={loadPicture} />
      <div className="mt-9 flex flex-col gap-13 md:gap-16">
        <AnalysisCard
          project={project}
          page={project.outcomes[0]!}
          url={screenshot}
          waiting={false}
          prompt={prompt}
          guide={result.prompt}
          detail={detail}
          pageIndex={0}
          scope="all"
          onDetail={setDetail}
          // Of one page there is nothing to choose, and no chat that points at it.
          onScope={() => {}}
          spot={undefined}
          pictureOf={loadPicture}
        />
        {settled ? <NextSteps project={project} pageIndex={0} /> : null}
      </div>
    </>
  );
};
