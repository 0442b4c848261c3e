import { type Analysis, type AnalysisRequest, measuredWidths, type PageOutcome, type UiType } from '../analysis.ts';
import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';
import type { Project } from '../project.ts';
import { MAX_WIDTHS_PER_PAGE } from '../spec/limits.ts';
import { type NotOnePage, whyNotOnePage } from '../widths/same-page.ts';
import { writeAnalysis } from '../write/write-analysis.ts';

/** One width of a page: its facts, the image they are of, and the words that were written about it. */
type Width = { measurement: Measurement; imageIndex: number; analysis: Analysis };

/**
 * Screenshots that were marked as another width of a page become part of it. What does not show that page stays a page of its own,
 * with the reason; what failed, or whose page failed, keeps its mark, so that this can be called again once it was analysed.
 */
export function joinWidths(project: Project): Project {
  const { outcomes, uiType, homePage } = project;
  const pages = outcomes.filter(({ widthOf }) => !widthOf);
  const groups = new Map<PageOutcome | undefined, PageOutcome[]>(
    Map.groupBy(
      outcomes.filter(({ widthOf }) => widthOf),
      ({ widthOf }) => pages.find(({ imageIndex }) => imageIndex === widthOf!.imageIndex),
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

/** The page with all widths that are its own, then those that are not. */
const joinPage = (page: PageOutcome, marked: readonly PageOutcome[], uiType: UiType): PageOutcome[] => {
  const widths = widthsOf(page);
  const apart: PageOutcome[] = [];
  for (const one of marked) {
    const width = isMeasured(one) && widths.length < MAX_WIDTHS_PER_PAGE ? widthsOf(one)[0] : undefined;
    const reason = width && addWidth(widths, width);
    if (width && !reason) continue;
    apart.push({ ...one, widthOf: { imageIndex: page.imageIndex, ...(reason && { apart: reason.code }) } });
  }
  if (widths.length === widthsOf(page).length) return [page, ...apart];
  const [{ imageIndex, analysis }, ...narrower] = widths as [Width, ...Width[]];
  return [
    {
      ...page,
      imageIndex,
      narrowerImages: narrower.map((width) => width.imageIndex),
      analysis: writeWords(
        analysis,
        page.name,
        uiType,
        narrower.map(({ measurement }) => measurement),
      ),
    },
    // The page may be that of another image now: of the widest.
    ...apart.map((one) => ({ ...one, widthOf: { ...one.widthOf, imageIndex } })),
  ];
};

const widthsOf = ({ analysis, imageIndex, narrowerImages = [] }: PageOutcome): Width[] =>
  measuredWidths(analysis).map((measurement, at) => ({
    measurement,
    imageIndex: at === 0 ? imageIndex : (narrowerImages[at - 1] ?? imageIndex),
    analysis,
  }));

/** Puts a width in its place, from wide to narrow, unless it does not show the same page as its neighbours. */
const addWidth = (widths: Width[], width: Width): NotOnePage | undefined => {
  const px = pageWidthOf(width.measurement);
  const before = widths.filter(({ measurement }) => pageWidthOf(measurement) >= px).length;
  for (const neighbour of [widths[before - 1], widths[before]]) {
    const reason = neighbour && whyNotOnePage(neighbour.measurement, width.measurement);
    if (reason) return reason;
  }
  widths.splice(before, 0, width);
  return undefined;
};

/** A model's words stay: the guide says by itself what changes with the width. */
const writeWords = (analysis: Analysis, name: string, uiType: UiType, narrower: Measurement[]): Analysis => {
  if (analysis.engine?.kind === 'model') return { ...analysis, narrower };
  const request: AnalysisRequest = uiType === 'landing' ? { uiType, sectionName: name } : { uiType, pageName: name };
  return {
    ...analysis,
    ...writeAnalysis(analysis.measurement!, request, narrower),
    ...(analysis.engine && { engine: analysis.engine }),
  };
};
