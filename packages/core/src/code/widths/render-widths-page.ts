import type { OtherShots, PageState } from '../../analysis.ts';
import type { Measurement } from '../../measurement.ts';
import { createClassSheet, nameValues } from '../class-sheet.ts';
import { type PageFont, renderFontFaces } from '../fonts/page-font.ts';
import { type AddressOf, createPageAssets } from '../page-assets.ts';
import { printChildren, printStart } from '../print-html.ts';
import { RESET, renderDocument, renderPage } from '../render-page.ts';
import type { View } from '../view.ts';
import { viewWidthsPage } from './view-widths-page.ts';
import { createWidthSheet, type WidthSheet } from './width-sheet.ts';

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
  const { view, renderRanges, looks, theme } = viewWidthsPage({
    measurements,
    states,
    fonts,
    assets: assets.at,
    nameOf: (rule, { width }) => (rule === 'page' ? rule : `${rule}-${width}`),
  });
  const [sheet, widths] = [createClassSheet(), createWidthSheet()];
  const page = withClasses({ ...view, tag: 'body' }, widths);
  const start = printStart(page, sheet);
  const body = printChildren(page.children, sheet);
  const rules = [sheet.render(), ...renderRanges(widths.render()), ...looks].join('\n');
  const { root, css } = nameValues(rules, widest.palette);
  const style = [renderFontFaces(fonts), root, theme?.css ?? '', RESET, css];
  return renderDocument(widest, style, `${start}\n${assets.renderIcons()}${body}`);
}

/** What holds at some widths only as a class. */
const withClasses = (view: View, widths: WidthSheet): View => ({
  ...view,
  rules: [widths.classOf(view.use, view.at ?? []), ...view.rules].filter(Boolean),
  children: view.children.map((child) => (typeof child === 'string' ? child : withClasses(child, widths))),
});

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
