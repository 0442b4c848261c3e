import type { PageState } from '../../analysis.ts';
import type { Measurement } from '../../measurement.ts';
import { readStates } from '../../states/read-states.ts';
import { agreeTexts } from '../../widths/agree-texts.ts';
import { chooseRanges, type WidthRange } from '../../widths/choose-breakpoints.ts';
import { listLeaves } from '../../widths/list-leaves.ts';
import { type LeafPairs, matchLeaves } from '../../widths/match-leaves.ts';
import { readWider } from '../../widths/wider-page.ts';
import type { PageFont } from '../fonts/page-font.ts';
import type { ShownAssets } from '../page-assets.ts';
import { renderGround } from '../render-page.ts';
import { addStates, type StatefulView } from '../states/add-states.ts';
import { themeViews } from '../states/theme-views.ts';
import type { View } from '../view.ts';
import { viewPage } from '../view-page.ts';
import { renderBelow, renderNarrowerRules, renderOwnRules, renderWiderRules } from '../width-rules.ts';
import { flattenWidths } from './flatten-widths.ts';
import { mergePages } from './merge-views.ts';
import { toMedia } from './width-sheet.ts';
import { liftView, type WidthView } from './width-view.ts';

/** A page of several widths as views, and the rules that go with them. */
type WidthsPage = {
  view: View;
  ranges: readonly WidthRange[];
  /** Rules that hold at each width only; `own` are declarations that the views have there. */
  renderRanges: (own?: readonly string[]) => string[];
  /** Rules of how things look in other states. */
  looks: string[];
  theme: StatefulView['theme'];
};

type WidthsSource = {
  /** Of one page, from the widest to the narrowest. */
  measurements: readonly Measurement[];
  states: readonly PageState[];
  fonts: readonly PageFont[];
  /** Of each of the measurements, and then of each of the states. */
  assets: readonly ShownAssets[];
  /** What a rule is called that holds at a range of widths. */
  nameOf: (rule: string, range: WidthRange) => string;
};

/** One page that was measured at several widths, with its states: at each of them it looks like its screenshot. */
export function viewWidthsPage({ measurements: measured, states, fonts, assets, nameOf }: WidthsSource): WidthsPage {
  const measurements = agreeTexts(measured);
  const ranges = chooseRanges(measurements);
  const ruleOf = (rule: string, at: number): string => nameOf(rule, ranges[at]!);
  const sources = readStates(measurements, states).map((state, at) => ({
    ...state,
    fonts,
    assets: assets[measurements.length + at]!,
  }));
  const pairs = pairLeaves(measurements);
  const pages = viewPages(measurements, fonts, assets, pairs).map((page, at) => {
    const own = sources.filter(({ width }) => width === at);
    return addStates(measurements[at]!, page, own, (rule) => ruleOf(rule, at));
  });
  const theme = pages.find((one) => one.theme)?.theme;
  return {
    view: flattenWidths(mergeWidths(measurements, themeAll(pages), pairs), ruleOf),
    ranges,
    renderRanges: (own = []) =>
      ranges.map((range, at) => {
        const ground = theme?.ground || renderGround(measurements[at]!);
        return renderRange(range, [own[at] ?? '', ground, ...pages[at]!.places], (rule) => ruleOf(rule, at));
      }),
    looks: pages.flatMap((one) => one.looks),
    theme,
  };
}

/** A theme that was measured at one width holds at all of them. */
const themeAll = (pages: readonly StatefulView[]): View[] => {
  const theme = pages.find((one) => one.theme)?.theme?.theme;
  return pages.map(({ view, theme: own }) => (theme && !own ? themeViews(view, theme) : view));
};

const viewPages = (
  measurements: readonly Measurement[],
  fonts: readonly PageFont[],
  assets: readonly ShownAssets[],
  pairs: readonly LeafPairs[],
): View[] =>
  measurements.map((measurement, at) => {
    const wider = measurements[at - 1];
    return viewPage(measurement, fonts, assets[at]!, wider && readWider(measurement, wider, pairs[at]!));
  });

const mergeWidths = (
  measurements: readonly Measurement[],
  pages: readonly View[],
  pairs: readonly LeafPairs[],
): WidthView => {
  const names = nameLeaves(measurements, pairs);
  return pages
    .map((page, at) => liftView(page, at, pages.length, (node) => names[at]!.get(node) ?? `${at} ${node}`))
    .reduce(mergePages);
};

/** A name for every leaf: one that a wider page has too has its name from there. */
const nameLeaves = (
  measurements: readonly Measurement[],
  pairs: readonly LeafPairs[],
): ReadonlyMap<string, string>[] => {
  const names: ReadonlyMap<string, string>[] = [];
  for (const [at, own] of measurements.map(listLeaves).entries())
    names.push(new Map(own.map(({ id }) => [id, names[at - 1]?.get(pairs[at]!.get(id) ?? '') ?? `${at} ${id}`])));
  return names;
};

/** The partners of the leaves of each page on the next wider one. */
const pairLeaves = (measurements: readonly Measurement[]): LeafPairs[] => {
  const leaves = measurements.map(listLeaves);
  return leaves.map((own, at) => (at === 0 ? new Map() : matchLeaves(own, leaves[at - 1]!)));
};

/** What holds from one breakpoint to the next: measured values, and how the layout gives way between its own width and the next. */
const renderRange = (range: WidthRange, rules: readonly string[], of: (rule: string) => string): string => {
  const { width, from, to } = range;
  const block = (media: string, body: string): string => (body === '' ? '' : `@media ${media}{\n${body}\n}`);
  return [
    block(toMedia(range), rules.filter(Boolean).join('\n')),
    block(toMedia({ ...range, from: width }), renderOwnRules(of)),
    to === undefined ? '' : block(toMedia({ from: width + 1, to }), renderWiderRules(of)),
    from === undefined ? renderBelow(width, of) : block(toMedia({ from, to: width - 1 }), renderNarrowerRules(of)),
  ]
    .filter(Boolean)
    .join('\n');
};
