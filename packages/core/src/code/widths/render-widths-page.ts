import type { Measurement } from '../../measurement.ts';
import { pageWidthOf } from '../../page-place.ts';
import { chooseRanges, type WidthRange } from '../../widths/choose-breakpoints.ts';
import { listLeaves } from '../../widths/list-leaves.ts';
import { matchLeaves } from '../../widths/match-leaves.ts';
import { createClassSheet, nameValues } from '../class-sheet.ts';
import { type PageFont, renderFontFaces } from '../fonts/page-font.ts';
import { type AddressOf, createWidthAssets, type ShownAssets } from '../page-assets.ts';
import { RESET, renderDocument, renderGround, renderPage } from '../render-page.ts';
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
): string {
  const widest = measurements[0]!;
  const assets = createWidthAssets(measurements, addressOf);
  const ranges = chooseRanges(measurements.map(pageWidthOf));
  const ruleOf = (rule: string, at: number): string => (rule === 'page' ? rule : `${rule}-${ranges[at]!.width}`);
  const [sheet, widths] = [createClassSheet(), createWidthSheet()];
  const { start, body } = printWidths(viewWidths(measurements, fonts, assets.at), {
    sheet,
    widths,
    ruleOf,
    pageWidths: ranges.map(({ width }) => width),
  });
  const own = widths.render();
  const fits = ranges.map((range, at) =>
    renderRange(range, [own[at] ?? '', renderGround(measurements[at]!)], (rule) => ruleOf(rule, at)),
  );
  const { root, css } = nameValues([sheet.render(), ...fits].join('\n'), widest.palette);
  return renderDocument(widest, [renderFontFaces(fonts), root, RESET, css], `${start}\n${assets.renderIcons()}${body}`);
}

/**
 * A page of a result, which was measured at one width or at several. Its pictures are cut from the screenshot of the widest: those
 * that only a narrower one shows are drawn from afar.
 */
export const renderAllWidths = (
  measurements: readonly Measurement[],
  fonts: readonly PageFont[] = [],
  addressOf: AddressOf = () => undefined,
): string =>
  measurements.length === 1
    ? renderPage(measurements[0]!, fonts, addressOf)
    : renderWidthsPage(measurements, fonts, (asset) =>
        'page' in asset && asset.page !== 0 ? undefined : addressOf(asset),
      );

/** The page with all its widths; all but the widest go on where they are wider than they were measured. */
export const viewWidths = (
  measurements: readonly Measurement[],
  fonts: readonly PageFont[],
  assets: readonly ShownAssets[],
): WidthView => {
  const names = nameLeaves(measurements);
  const pages = measurements.map((measurement, at) =>
    liftView(
      viewPage(measurement, fonts, assets[at]!, { grows: at > 0 }),
      at,
      measurements.length,
      (node) => names[at]!.get(node) ?? `${at} ${node}`,
    ),
  );
  return pages.reduce(mergePages);
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
