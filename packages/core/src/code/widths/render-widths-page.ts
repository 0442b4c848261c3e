import type { OtherShots, PageState } from '../../analysis.ts';
import type { Measurement } from '../../measurement.ts';
import { pageWidthOf } from '../../page-place.ts';
import { readStates } from '../../states/read-states.ts';
import { chooseRanges, type WidthRange } from '../../widths/choose-breakpoints.ts';
import { listLeaves } from '../../widths/list-leaves.ts';
import { matchLeaves } from '../../widths/match-leaves.ts';
import { createClassSheet, nameValues } from '../class-sheet.ts';
import { type PageFont, renderFontFaces } from '../fonts/page-font.ts';
import { type AddressOf, createPageAssets, type ShownAssets } from '../page-assets.ts';
import { RESET, renderDocument, renderGround, renderPage } from '../render-page.ts';
import { addStates, type StatefulView } from '../states/add-states.ts';
import { themeViews } from '../states/theme-views.ts';
import type { View } from '../view.ts';
import { viewPage } from '../view-page.ts';
import { renderBelow, renderNarrowerRules, renderOwnRules } from '../width-rules.ts';
import { mergePages } from './merge-views.ts';
import { printWidths } from './print-widths.ts';
import { createWidthSheet, toMedia } from './width-sheet.ts';
import { liftView, type WidthView } from './width-view.ts';

/**
 * One page that was measured at several widths as one HTML file: at each of them it looks like its screenshot, and from one to the
 * next it changes at a breakpoint. The measurements are of one page, from the widest to the narrowest.
 */
export function renderWidthsPage(
  measurements: readonly Measurement[],
  fonts: readonly PageFont[] = [],
  addressOf: AddressOf = () => undefined,
  states: readonly PageState[] = [],
): string {
  const widest = measurements[0]!;
  const assets = createPageAssets([...measurements, ...states.map((state) => state.measurement)], addressOf);
  const ranges = chooseRanges(measurements.map(pageWidthOf));
  const ruleOf = (rule: string, at: number): string => (rule === 'page' ? rule : `${rule}-${ranges[at]!.width}`);
  const [sheet, widths] = [createClassSheet(), createWidthSheet()];
  const pages = viewPages(measurements, fonts, assets.at);
  const sources = readStates(measurements, states).map((state, at) => ({
    ...state,
    fonts,
    assets: assets.at[measurements.length + at]!,
  }));
  const stateful = pages.map((page, at) => {
    const own = sources.filter(({ width }) => width === at);
    return addStates(measurements[at]!, page, own, (rule) => ruleOf(rule, at));
  });
  const theme = stateful.find((one) => one.theme)?.theme;
  const { start, body } = printWidths(mergeWidths(measurements, themeAll(stateful)), {
    sheet,
    widths,
    ruleOf,
    pageWidths: ranges.map(({ width }) => width),
  });
  const own = widths.render();
  const fits = ranges.map((range, at) => {
    const ground = theme?.ground || renderGround(measurements[at]!);
    return renderRange(range, [own[at] ?? '', ground, ...stateful[at]!.places], (rule) => ruleOf(rule, at));
  });
  const looks = stateful.flatMap((one) => one.looks);
  const { root, css } = nameValues([sheet.render(), ...fits, ...looks].join('\n'), widest.palette);
  const style = [renderFontFaces(fonts), root, theme?.css ?? '', RESET, css];
  return renderDocument(widest, style, `${start}\n${assets.renderIcons()}${body}`);
}

/** A theme that was measured at one width holds at all of them. */
const themeAll = (pages: readonly StatefulView[]): View[] => {
  const theme = pages.find((one) => one.theme)?.theme?.theme;
  return pages.map(({ view, theme: own }) => (theme && !own ? themeViews(view, theme) : view));
};

/**
 * A page of a result, which was measured at one width or at several, and maybe in other states. Its pictures are cut from the
 * screenshot of the widest: those that only another one shows are drawn from afar.
 */
export const renderMeasuredPage = (
  { measurement, narrower = [], states = [] }: { measurement: Measurement } & OtherShots,
  fonts: readonly PageFont[] = [],
  addressOf: AddressOf = () => undefined,
): string => {
  const ofWidest: AddressOf = (asset) => ('page' in asset && asset.page !== 0 ? undefined : addressOf(asset));
  return narrower.length === 0
    ? renderPage(measurement, fonts, ofWidest, states)
    : renderWidthsPage([measurement, ...narrower], fonts, ofWidest, states);
};

/** The page with all its widths; all but the widest go on where they are wider than they were measured. */
export const viewWidths = (
  measurements: readonly Measurement[],
  fonts: readonly PageFont[],
  assets: readonly ShownAssets[],
): WidthView => mergeWidths(measurements, viewPages(measurements, fonts, assets));

const viewPages = (
  measurements: readonly Measurement[],
  fonts: readonly PageFont[],
  assets: readonly ShownAssets[],
): View[] => measurements.map((measurement, at) => viewPage(measurement, fonts, assets[at]!, { grows: at > 0 }));

const mergeWidths = (measurements: readonly Measurement[], pages: readonly View[]): WidthView => {
  const names = nameLeaves(measurements);
  return pages
    .map((page, at) => liftView(page, at, pages.length, (node) => names[at]!.get(node) ?? `${at} ${node}`))
    .reduce(mergePages);
};

/** A name for every leaf: one that a wider page has too has its name from there. */
const nameLeaves = (measurements: readonly Measurement[]): ReadonlyMap<string, string>[] => {
  const leaves = measurements.map(listLeaves);
  const names: ReadonlyMap<string, string>[] = [];
  leaves.forEach((own, at) => {
    const wider = leaves[at - 1];
    const pairs = wider ? matchLeaves(own, wider) : new Map<string, string>();
    names.push(new Map(own.map(({ id }) => [id, names[at - 1]?.get(pairs.get(id) ?? '') ?? `${at} ${id}`])));
  });
  return names;
};

/** What holds from one breakpoint to the next: measured values, and how the layout gives way between its own width and the next. */
const renderRange = (range: WidthRange, rules: readonly string[], of: (rule: string) => string): string => {
  const { width, from } = range;
  const hidden = `.${of('open')}{display:contents}\n.${of('hide')}{display:none}`;
  const block = (media: string, body: string): string => `@media ${media}{\n${body}\n}`;
  return [
    block(toMedia(range), [...rules, hidden].filter(Boolean).join('\n')),
    block(toMedia({ ...range, from: width }), renderOwnRules(of)),
    from === undefined ? renderBelow(width, of) : block(toMedia({ from, to: width - 1 }), renderNarrowerRules(of)),
  ].join('\n');
};
