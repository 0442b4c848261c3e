import type { PageOutcome } from '@blueprompt/core/analysis';
import { canCorrect } from '@blueprompt/core/correct/correct-page';
import { hasContent } from '@blueprompt/core/has-content';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Project } from '@blueprompt/core/project';
import { judgeUi } from '@blueprompt/core/spec/judge-ui';
import { toCssPixels } from '@blueprompt/core/to-css-pixels';
import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { results } from '@/strings/results.ts';
import { AssetsPanel } from './assets/assets-panel.tsx';
import { BlueprintPanel } from './blueprint/blueprint-panel.tsx';
import { countScreenshots } from './count-screenshots.ts';
import { DetectedElements } from './detected-elements.tsx';
import { ElementOverlay, type Spot } from './element-overlay.tsx';
import { ExportBar } from './export-bar.tsx';
import type { Correcting } from './inspector/inspector.tsx';
import { LayoutPanel } from './layout-panel.tsx';
import { toPaletteEntries } from './palette-entry.ts';
import { PalettePanel } from './palette-panel.tsx';
import { type PromptDetail, PromptPanel, type PromptScope } from './prompt-panel.tsx';
import { SpacingPanel } from './spacing-panel.tsx';
import { TypographyPanel } from './typography-panel.tsx';

/** Everything that was read off one page, and the prompt of the whole project beside it (RE4, RE10–RE14). */
export const AnalysisCard = ({
  project,
  page,
  urlOf,
  waiting,
  prompt,
  guide,
  pageIndex,
  detail,
  scope,
  onDetail,
  onScope,
  spot,
  pictureOf,
  onCorrect,
  onUndo,
}: {
  project: Project;
  page: PageOutcome;
  urlOf: (imageIndex: number) => string | undefined;
  /** The screenshots' addresses are on their way. */
  waiting: boolean;
  /** The prompt in the chosen length and of the chosen pages, and the full one for the export. */
  prompt: string;
  guide: string;
  pageIndex: number;
  detail: PromptDetail;
  scope: PromptScope;
  onDetail: (detail: PromptDetail) => void;
  onScope: (scope: PromptScope) => void;
  /** A place that an answer of the chat points at. */
  spot: Spot | undefined;
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>;
  /** Where the page can be corrected: both answer false where nothing could be kept. */
  onCorrect?: Correcting['onCorrect'] | undefined;
  onUndo?: Correcting['onUndo'] | undefined;
}) => {
  const { analysis } = page;
  const url = urlOf(page.imageIndex);
  // What lies below the fold is rendered after the first sight.
  const settled = useDeferredValue(true, false);
  const { measurement } = analysis;
  const css = useMemo(() => measurement && toCssPixels(measurement), [measurement]);
  const correcting = onCorrect &&
    onUndo &&
    canCorrect(analysis) && {
      measurement: analysis.measurement!,
      count: analysis.corrected?.steps.length ?? 0,
      onCorrect,
      onUndo,
    };
  const palette = useMemo(() => toPaletteEntries(css, analysis.colorPalette), [css, analysis.colorPalette]);
  return (
    <div id="result-page" className="flex flex-col gap-13 md:gap-16">
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-13 xl:grid-cols-[minmax(0,1fr)_368px]">
        <div className="min-w-0">
          {css ? <Doubt measurement={css} /> : null}
          {css ? (
            <ElementOverlay
              key={page.imageIndex}
              measurement={css}
              url={url}
              waiting={waiting}
              name={page.name}
              stack={project.stack}
              spot={spot}
              correcting={correcting || undefined}
            />
          ) : (
            <Unmeasured url={url} name={page.name} />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <PromptPanel
            prompt={prompt}
            uiType={project.uiType}
            pages={project.outcomes.length}
            screenshots={countScreenshots(scope === 'all' ? project.outcomes : [page])}
            pageIndex={pageIndex}
            detail={detail}
            scope={scope}
            onDetail={onDetail}
            onScope={onScope}
          />
          <DetectedElements elements={analysis.elements} isMeasured={page.success} />
        </div>
      </div>
      <div className="max-lg:order-last">
        <ExportBar project={project} prompt={guide} pictureOf={pictureOf} />
      </div>
      <PalettePanel entries={palette} isPlaceholder={!page.success} />
      <div className="grid grid-cols-1 divide-line rounded-panel border border-line bg-surface max-xl:divide-y xl:grid-cols-3 xl:divide-x">
        <LayoutPanel text={analysis.layout} measurement={css} />
        <SpacingPanel text={analysis.spacing} measurement={css} />
        <TypographyPanel text={analysis.typography} measurement={css} />
      </div>
      {measurement && css ? (
        <Rebuilt
          key={page.imageIndex}
          project={project}
          page={page}
          pageIndex={pageIndex}
          measurement={measurement}
          css={css}
          settled={settled}
          urlOf={urlOf}
          waiting={waiting}
          pictureOf={pictureOf}
        />
      ) : null}
    </div>
  );
};

/** Says of what is probably no interface that its facts are of little use; without content that is said below. */
const Doubt = ({ measurement }: { measurement: Measurement }) => {
  const verdict = useMemo(() => judgeUi(measurement), [measurement]);
  if (verdict.isValid || !hasContent(measurement)) return null;
  return (
    <p role="note" className="mb-4 flex items-start gap-2 text-small text-bad">
      <TriangleAlert aria-hidden strokeWidth={1.5} className="mt-0.5 size-4 shrink-0" />
      {results.doubtful(verdict.message)}
    </p>
  );
};

const Unmeasured = ({ url, name }: { url: string | undefined; name: string }) => (
  <div className="border border-line bg-sheet">
    {url ? <img src={url} alt={name} className="block max-h-130 w-full object-cover object-top" /> : null}
    <p className="p-4 text-small text-text-2">{results.noFacts}</p>
  </div>
);

/** What a page gives to build with: its pictures as files, and the page itself. */
const Rebuilt = ({
  project,
  page,
  pageIndex,
  measurement,
  css,
  settled,
  urlOf,
  waiting,
  pictureOf,
}: {
  project: Project;
  page: PageOutcome;
  pageIndex: number;
  measurement: Measurement;
  css: Measurement;
  /** What is large may be rendered now. */
  settled: boolean;
  urlOf: (imageIndex: number) => string | undefined;
  waiting: boolean;
  pictureOf: (imageIndex: number) => Promise<Blob | undefined>;
}) => {
  const url = urlOf(page.imageIndex);
  const isEmpty = !hasContent(measurement);
  return (
    <>
      {settled ? (
        <AssetsPanel
          project={project}
          pageIndex={pageIndex}
          measurement={measurement}
          url={url}
          waiting={waiting}
          loadPicture={() => pictureOf(page.imageIndex)}
        />
      ) : null}
      {isEmpty ? <p className="text-small text-text-2">{results.nothingToBuild}</p> : null}
      {settled && !isEmpty ? (
        <BlueprintPanel
          measurement={measurement}
          css={css}
          name={page.name}
          url={url}
          others={page.analysis}
          narrowerUrls={page.narrowerImages?.map(urlOf)}
          stateUrls={page.stateImages?.map(urlOf)}
          waiting={waiting}
          loadPicture={() => pictureOf(page.imageIndex)}
          isEdited={page.analysis.edited === true}
        />
      ) : null}
    </>
  );
};
