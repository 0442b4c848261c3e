import {
  type Analysis,
  type AnalysisRequest,
  measuredWidths,
  type OtherShots,
  type PageOutcome,
  type PageState,
  type UiType,
} from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';
import type { Project } from '../project.ts';
import { MAX_WIDTHS_PER_PAGE } from '../spec/limits.ts';
import { whyNotOneState } from '../states/same-state.ts';
import { whyNotOnePage } from '../widths/same-page.ts';
import { writeAnalysis } from '../write/write-analysis.ts';

/** One width of a page: its facts, the image they are of, and the words that were written about it. */
type Width = { measurement: Measurement; imageIndex: number; analysis: Analysis };
type State = PageState & { imageIndex: number };
/** What a screenshot was marked as. */
type Mark = NonNullable<PageOutcome['partOf']>;

/**
 * Screenshots that were marked as another width or state of a page become part of it. What does not show that page stays a page of
 * its own, with the reason; what failed, or whose page failed, keeps its mark, so that this can be called again once it was analysed.
 */
export function joinParts(project: Project): Project {
  const { outcomes, uiType, homePage } = project;
  const pages = outcomes.filter(({ partOf }) => !partOf);
  const groups = new Map<PageOutcome | undefined, PageOutcome[]>(
    Map.groupBy(
      outcomes.filter(({ partOf }) => partOf),
      ({ partOf }) => pages.find(({ imageIndex }) => imageIndex === partOf!.imageIndex),
    ),
  );
  const became = new Map<PageOutcome, PageOutcome[]>();
  for (const [page, marked] of groups) {
    if (!page || !isMeasured(page)) continue;
    const [joined, ...apart] = joinPage(page, marked, uiType);
    for (const one of marked) became.set(one, []);
    became.set(page, [joined!, ...apart]);
  }
  const next = outcomes.map((outcome) => became.get(outcome) ?? [outcome]);
  return {
    ...project,
    outcomes: next.flat(),
    ...(homePage !== undefined && { homePage: next.slice(0, homePage).flat().length }),
  };
}

const isMeasured = ({ success, analysis }: PageOutcome): boolean => success && analysis.measurement !== undefined;

/** The page with all screenshots that are its own, then those that are not. */
const joinPage = (page: PageOutcome, marked: readonly PageOutcome[], uiType: UiType): PageOutcome[] => {
  const [widths, states] = [widthsOf(page), statesOf(page)];
  const apart: PageOutcome[] = [];
  // A state may be that of a width that comes after it.
  for (const one of marked.toSorted((a, b) => Number(isState(a.partOf!)) - Number(isState(b.partOf!)))) {
    const { partOf } = one as { partOf: Mark };
    const isFull = !isState(partOf) && widths.length >= MAX_WIDTHS_PER_PAGE;
    const width = isMeasured(one) && !isFull ? widthsOf(one)[0] : undefined;
    const reason = width && (isState(partOf) ? addState(states, widths, width, partOf) : addWidth(widths, width));
    if (width && !reason) continue;
    const { apart: _, ...mark } = partOf;
    apart.push({ ...one, partOf: { ...mark, ...(reason && { apart: reason }) } });
  }
  if (widths.length + states.length === widthsOf(page).length + statesOf(page).length) return [page, ...apart];
  const [{ imageIndex, analysis }, ...narrower] = widths as [Width, ...Width[]];
  return [
    {
      ...page,
      imageIndex,
      ...(narrower.length > 0 && { narrowerImages: narrower.map((width) => width.imageIndex) }),
      ...(states.length > 0 && { stateImages: states.map((state) => state.imageIndex) }),
      analysis: writeWords(analysis, page.name, uiType, {
        ...(narrower.length > 0 && { narrower: narrower.map(({ measurement }) => measurement) }),
        ...(states.length > 0 && { states: states.map(({ name, measurement }) => ({ name, measurement })) }),
      }),
    },
    // The page may be that of another image now: of the widest.
    ...apart.map((one) => ({ ...one, partOf: { ...one.partOf!, imageIndex } })),
  ];
};

const isState = (mark: Mark): mark is Extract<Mark, { as: 'state' }> => mark.as === 'state';

const widthsOf = ({ analysis, imageIndex, narrowerImages = [] }: PageOutcome): Width[] =>
  measuredWidths(analysis).map((measurement, at) => ({
    measurement,
    imageIndex: at === 0 ? imageIndex : (narrowerImages[at - 1] ?? imageIndex),
    analysis,
  }));

const statesOf = ({ analysis, imageIndex, stateImages = [] }: PageOutcome): State[] =>
  (analysis.states ?? []).map((state, at) => ({ ...state, imageIndex: stateImages[at] ?? imageIndex }));

type Reason = NonNullable<Mark['apart']>;

/** Puts a width in its place, from wide to narrow, unless it does not show the same page as its neighbours. */
const addWidth = (widths: Width[], width: Width): Reason | undefined => {
  const px = pageWidthOf(width.measurement);
  const before = widths.filter(({ measurement }) => pageWidthOf(measurement) >= px).length;
  for (const neighbour of [widths[before - 1], widths[before]]) {
    const reason = neighbour && whyNotOnePage(neighbour.measurement, width.measurement);
    if (reason) return reason.code;
  }
  widths.splice(before, 0, width);
  return undefined;
};

/** Puts a state behind the others, unless it does not show the same page at one of its widths. */
const addState = (
  states: State[],
  widths: readonly Width[],
  { measurement, imageIndex }: Width,
  { name }: { name: string },
): Reason | undefined => {
  const reason = whyNotOneState(
    widths.map((width) => width.measurement),
    measurement,
  );
  if (!reason) states.push({ name, measurement, imageIndex });
  return reason?.code;
};

/** A model's words stay: the guide says by itself what changes with the width and in other states. */
const writeWords = (analysis: Analysis, name: string, uiType: UiType, others: OtherShots): Analysis => {
  if (analysis.engine?.kind === 'model') return { ...analysis, ...others };
  const request: AnalysisRequest = uiType === 'landing' ? { uiType, sectionName: name } : { uiType, pageName: name };
  return {
    ...analysis,
    ...writeAnalysis(analysis.measurement!, request, others),
    ...(analysis.engine && { engine: analysis.engine }),
  };
};
