import type { PageState } from '../analysis.ts';
import { backgroundOf } from '../color/page-tone.ts';
import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';
import { readStates } from '../states/read-states.ts';
import { titleOf } from '../text/title-of.ts';
import { createClassSheet, nameValues } from './class-sheet.ts';
import { escapeHtml } from './draw/escape-html.ts';
import { type PageFont, renderFontFaces } from './fonts/page-font.ts';
import { type AddressOf, createPageAssets } from './page-assets.ts';
import { printChildren, printStart } from './print-html.ts';
import { addStates } from './states/add-states.ts';
import type { View } from './view.ts';
import { viewPage } from './view-page.ts';
import { renderWidths } from './width-rules.ts';

/**
 * Takes away what browsers add of their own, and draws the marks of what is ticked. Kerning is off because the widths that lines are
 * fitted with know none, and letters stand where their shapes say: rounded to whole pixels, lines break where none did.
 */
export const RESET = `:root{--wide:1}
*{box-sizing:border-box;margin:0;padding:0;min-width:0;max-width:100%}
body{font-kerning:none;text-rendering:geometricPrecision;font-variant-ligatures:none;text-size-adjust:none;overflow-wrap:break-word}
[hidden]{display:none!important}
img,svg{display:block}
svg{width:100%;height:100%;overflow:visible}
button,input,select,textarea,hr{appearance:none;border:0;background:none;resize:none;font:inherit;color:inherit;border-radius:0;text-align:left}
::placeholder{color:inherit;opacity:1}
a{display:block;color:inherit;text-decoration:none}
ul{list-style:none}
h1,h2,h3,h4,h5,h6{font-weight:400}
table,tbody{display:flex;flex-direction:column;align-items:stretch}
tbody{flex:1}
td{text-align:left;flex-shrink:0}
.page{margin:0 auto}
.short{white-space:nowrap}
.fold{display:none}
input[type=checkbox]:checked:not(.fold){background-image:linear-gradient(45deg,transparent 25%,#fff 25% 75%,transparent 75%),linear-gradient(135deg,transparent 37%,#fff 37% 63%,transparent 63%);background-position:30% 63%,64% 52%;background-size:18% 18%,34% 36%;background-repeat:no-repeat}
input[type=radio]:checked{background-image:radial-gradient(#fff 30%,transparent 36%)}
.scroll{overflow-x:auto;--wide:1}
.scroll table{max-width:none}`;

/** The page is markup and style alone, with its pictures and fonts in it or beside it: whatever else gets into it is not run. */
const POLICY = "default-src 'none'; img-src data: 'self'; style-src 'unsafe-inline'; font-src data: 'self'";

/**
 * The page as one HTML file that flows: at the width of the screenshot it looks like it, and it fits every other. Pictures
 * are at the address that is told; without one they are drawn from afar, and the file needs no other.
 */
export function renderPage(
  measurement: Measurement,
  fonts: readonly PageFont[] = [],
  addressOf: AddressOf = () => undefined,
  states: readonly PageState[] = [],
): string {
  const assets = createPageAssets([measurement, ...states.map((state) => state.measurement)], addressOf);
  const sheet = createClassSheet();
  const [own, ...others] = assets.at;
  const plain: View = { ...viewPage(measurement, fonts, own!), tag: 'body' };
  const sources = readStates([measurement], states).map((state, at) => ({ ...state, fonts, assets: others[at]! }));
  const { view: page, looks, places, theme } = addStates(measurement, plain, sources);
  const body = printChildren(page.children, sheet);
  const start = printStart(page, sheet);
  const rules = [sheet.render(), theme?.ground || renderGround(measurement), ...looks, ...places].join('\n');
  const { root, css } = nameValues(rules, measurement.palette);
  const style = [renderFontFaces(fonts), root, theme?.css ?? '', RESET, css, renderWidths(pageWidthOf(measurement))];
  return renderDocument(measurement, style, `${start}\n${assets.renderIcons()}${body}`);
}

/** The colour behind the page, whatever its height. */
export const renderGround = (measurement: Measurement): string => `html{background:${backgroundOf(measurement)}}`;

/** The whole file around a style sheet and a body. */
export const renderDocument = (measurement: Measurement, style: readonly string[], body: string): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(titleOf(measurement) ?? 'Page')}</title>
<style>
${style.filter(Boolean).join('\n')}
</style>
</head>
${body}
</body>
</html>
`;
