import { measuredShots, type OtherShots } from '@blueprompt/core/analysis';
import { fontsOf } from '@blueprompt/core/code/fonts/page-font';
import { renderMeasuredPage } from '@blueprompt/core/code/widths/render-widths-page';
import { scoreFidelity } from '@blueprompt/core/fidelity/score-fidelity';
import type { Measurement } from '@blueprompt/core/measurement';
import { pagePlace } from '@blueprompt/core/page-place';
import { readStates } from '@blueprompt/core/states/read-states';
import { toCssPixels } from '@blueprompt/core/to-css-pixels';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNear } from '@/components/use-near.ts';
import { blueprint as words } from '@/strings/results.ts';
import { BlueprintActions } from './blueprint-actions.tsx';
import { BlueprintStage } from './blueprint-stage.tsx';
import { FidelityScore, type Score } from './fidelity-score.tsx';
import { loadFonts } from './load-fonts.ts';
import { pageWidths } from './page-widths.ts';
import { rasterisePair } from './rasterise.ts';
import { readRenderedPage } from './read-rendered-page.ts';
import { showState } from './show-state.ts';
import { StateControl } from './state-control.tsx';
import { usePicturedPage } from './use-pictured-page.ts';
import { WidthControl } from './width-control.tsx';

/** The page in its frame, anew whenever it was loaded, and whether its own fonts and pictures were there then. */
type Loaded = { frame: HTMLIFrameElement; hasOwnFonts: boolean; hasPictures: boolean };

const judge = async (
  css: Measurement,
  { frame: { contentDocument, contentWindow }, hasOwnFonts }: Omit<Loaded, 'hasPictures'>,
  screenshot: Parameters<typeof rasterisePair>[0] | undefined,
): Promise<Score> => {
  if (!contentDocument || !contentWindow) return { state: 'failed' };
  const rendered = readRenderedPage(contentDocument, contentWindow);
  const { width, height } = css.image;
  const pictures = screenshot && (await rasterisePair(screenshot, { document: contentDocument, width, height }));
  const page = pictures ? { ...rendered, pictures } : rendered;
  return { state: 'scored', fidelity: scoreFidelity(css, page), hasOwnFonts };
};

type BlueprintPanelProps = {
  measurement: Measurement;
  /** The same in CSS pixels, as the rebuilt page is. */
  css: Measurement;
  name: string;
  url: string | undefined;
  /** The same page at narrower widths and in other states, and where the screenshot of each is. */
  others?: OtherShots;
  narrowerUrls?: readonly (string | undefined)[] | undefined;
  stateUrls?: readonly (string | undefined)[] | undefined;
  waiting: boolean;
  /** The screenshot, to cut pictures from; without it the page draws them from afar. */
  loadPicture?: (() => Promise<Blob | undefined>) | undefined;
  /** Changed on request: there is no screenshot to compare it with. */
  isEdited: boolean;
  /** Shown to somebody without an account: nothing to take along. */
  isTrial?: boolean;
};

const NONE: readonly never[] = [];
const NO_OTHERS: OtherShots = {};

/** It is made a whole window before it is seen, or once the page has come to rest: its fonts travel, and a tall page is long in the making. */
const WHEN = { ahead: '100%', patience: 5_000 };

/** The page as HTML once it is wanted and its fonts are here; without them it is set in those of the reader's machine. */
const useHtml = (page: Parameters<typeof renderMeasuredPage>[0], wanted: boolean) => {
  const families = [...new Set(measuredShots(page).flatMap(fontsOf))];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['fonts', ...families],
    queryFn: () => loadFonts(families),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    // Offline it must fail, or the page would wait for the network.
    networkMode: 'always',
    refetchOnReconnect: ({ state }) => (state.data?.length === families.length ? false : 'always'),
  });
  const fonts = useMemo(() => (wanted ? (data ?? (isError ? [] : undefined)) : undefined), [wanted, data, isError]);
  const html = useMemo(() => fonts && renderMeasuredPage(page, fonts), [page, fonts]);
  const bareHtml = () =>
    renderMeasuredPage(
      page,
      fonts?.map(({ sources: _embedded, ...font }) => font),
    );
  return {
    html,
    bareHtml,
    loadedFonts: fonts,
    hasOwnFonts: fonts?.length === families.length,
    fonts: { isLoading: isFetching, retry: () => void refetch() },
  };
};

/** What a score is of: judged with other fonts, or without a screenshot, the same page has another. */
const keyOf = (url: string | undefined, hasOwnFonts: boolean): string => `${hasOwnFonts} ${url}`;

/**
 * How close the page in the frame comes to its screenshot; what was changed on request is not scored. Cut out of the screenshot,
 * pictures prove nothing: only the page without them is.
 */
const useScore = (
  { measurement, css, url, isEdited }: Pick<BlueprintPanelProps, 'measurement' | 'css' | 'url' | 'isEdited'>,
  loaded: Loaded | undefined,
): { score: Score; of?: string } => {
  const [judged, setJudged] = useState<{ score: Score; of?: string }>({ score: { state: 'scoring' } });
  useEffect(() => {
    if (!loaded || isEdited || loaded.hasPictures) return;
    let current = true;
    const run = async () => {
      await loaded.frame.contentDocument?.fonts.ready;
      // By then the screenshot may have another address, and the one from before be released.
      if (!current) return;
      const score = await judge(css, loaded, url === undefined ? undefined : { url, box: pagePlace(measurement).box });
      if (current) setJudged({ score, of: keyOf(url, loaded.hasOwnFonts) });
    };
    void run();
    return () => {
      current = false;
    };
  }, [measurement, css, loaded, url, isEdited]);
  return judged;
};

type Built = Pick<ReturnType<typeof useHtml>, 'html' | 'hasOwnFonts'> &
  Omit<Parameters<typeof usePicturedPage>[0], 'url' | 'loadPicture'>;

/** What the frame shows: the page as its facts tell it until that is judged, then with the pictures of the screenshot. */
const useFrame = (
  {
    measurement,
    css,
    url,
    isEdited,
    loadPicture,
  }: Pick<BlueprintPanelProps, 'measurement' | 'css' | 'url' | 'isEdited' | 'loadPicture'>,
  { page, html, fonts, hasOwnFonts }: Built,
) => {
  const [loaded, setLoaded] = useState<Loaded>();
  const { score, of } = useScore({ measurement, css, url, isEdited }, loaded);
  const isScoring = !isEdited && score.state === 'scoring';
  const isJudged = !isEdited && of === keyOf(url, hasOwnFonts);
  const withPictures = usePicturedPage({ page, fonts, url, loadPicture: isJudged ? loadPicture : undefined });
  // With other fonts or another screenshot it is judged anew, and for that shown without them once more.
  const pictured = isJudged ? withPictures : undefined;
  const set = (frame: HTMLIFrameElement) => setLoaded({ frame, hasOwnFonts, hasPictures: pictured !== undefined });
  return { score, isScoring, loaded, html: pictured ?? html, hasPictures: pictured !== undefined, set };
};

const widthsOf = (pages: readonly Measurement[]): number[] => pages.map(({ image }) => image.width);

const Heading = () => (
  <div>
    <h2 id="blueprint" className="text-card">
      {words.title}
    </h2>
    <p className="mt-0.5 text-small text-text-3">{words.lead}</p>
  </div>
);

/** The page rebuilt from its facts: beside the screenshot with how close it comes, at other widths, and to take along. */
export const BlueprintPanel = ({
  measurement,
  css,
  name,
  url,
  others = NO_OTHERS,
  narrowerUrls = NONE,
  stateUrls = NONE,
  waiting,
  loadPicture,
  isEdited,
  isTrial = false,
}: BlueprintPanelProps) => {
  const { narrower = NONE, states = NONE } = others;
  const page = useMemo(
    () => ({ measurement, narrower: [...narrower], states: [...states] }),
    [measurement, narrower, states],
  );
  const panel = useRef<HTMLElement>(null);
  const { html, bareHtml, loadedFonts, hasOwnFonts, fonts } = useHtml(page, useNear(panel, WHEN));
  const original = css.image.width;
  const narrowerCss = useMemo(() => narrower.map(toCssPixels), [narrower]);
  const [width, setWidth] = useState(original);
  const read = useMemo(() => readStates([measurement, ...narrower], states), [measurement, narrower, states]);
  const [state, setState] = useState<number>();
  const isStateWidth = state !== undefined && read[state]?.state.image.width === width;
  const at = narrowerCss.findIndex(({ image }) => image.width === width);
  // At a width that was measured the screenshot of that width lies over the page.
  const shown = isStateWidth
    ? { css: read[state]!.state, url: stateUrls[state] }
    : { css: narrowerCss[at] ?? css, url: at < 0 ? url : narrowerUrls[at] };
  const frame = useFrame(
    { measurement, css, url, isEdited, loadPicture },
    { page, html, fonts: loadedFonts, hasOwnFonts },
  );
  const onLoad = (element: HTMLIFrameElement) => {
    showState(element, css, undefined);
    setState(undefined);
    frame.set(element);
  };
  const onState = (index: number | undefined) => {
    const next = index === undefined ? undefined : read[index];
    setState(index);
    setWidth(next ? next.state.image.width : original);
    if (frame.loaded) showState(frame.loaded.frame, css, next);
  };
  return (
    <section ref={panel} aria-labelledby="blueprint">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <Heading />
        {isTrial ? null : <BlueprintActions html={html} bareHtml={bareHtml} name={name} />}
      </div>
      <div className="mt-5 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_368px]">
        <div className="min-w-0">
          {read.length > 0 ? (
            <StateControl
              titles={read.map(({ title }) => title)}
              state={state}
              disabled={frame.isScoring}
              onState={onState}
            />
          ) : null}
          <WidthControl
            widths={pageWidths(original, widthsOf(narrowerCss))}
            original={original}
            width={width}
            disabled={frame.isScoring}
            onWidth={setWidth}
          />
          <div className="mt-3.5">
            <BlueprintStage
              url={shown.url}
              alone={isEdited || (!shown.url && !waiting) || (state !== undefined && !isStateWidth)}
              html={frame.html}
              page={shown.css.image}
              place={pagePlace(shown.css)}
              width={width}
              onLoad={onLoad}
            />
          </div>
        </div>
        {isEdited ? (
          <p className="text-small text-text-2">{words.edited}</p>
        ) : (
          <FidelityScore {...frame} fonts={fonts} isOfWidest={narrower.length > 0} isOfDefault={read.length > 0} />
        )}
      </div>
    </section>
  );
};
