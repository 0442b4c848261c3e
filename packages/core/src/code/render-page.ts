import type { Measurement } from '../measurement.ts';
import { createClassSheet, nameValues } from './class-sheet.ts';
import { escapeHtml } from './draw/escape-html.ts';
import { type PageFont, renderFontFaces } from './fonts/page-font.ts';
import { type AddressOf, createPageAssets } from './page-assets.ts';
import { backgroundOf, titleOf } from './page-head.ts';
import { printChildren, printStart } from './print-html.ts';
import type { View } from './view.ts';
import { pageWidthOf, viewPage } from './view-page.ts';

/** Takes away what browsers add of their own. Kerning is off because the widths that lines are fitted with know none. */
export const RESET = `:root{--wide:1}
*{box-sizing:border-box;margin:0;padding:0;min-width:0;max-width:100%}
body{font-kerning:none;font-variant-ligatures:none;text-size-adjust:none;overflow-wrap:break-word}
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
.scroll{overflow-x:auto}
.scroll table{max-width:none}`;

/** The page is markup and style alone, with its pictures and fonts in it or beside it: whatever else gets into it is not run. */
const POLICY = "default-src 'none'; img-src data: 'self'; style-src 'unsafe-inline'; font-src data: 'self'";

/** Below this, in CSS pixels, what is side by side goes below each other: tablets held upright and phones. */
const NARROW_PX = 768;

/** Three bars, in a grey that shows on light and on dark pages. */
const BARS =
  'linear-gradient(#808080 2px,transparent 2px 8px,#808080 8px 10px,transparent 10px 16px,#808080 16px) 16px center/20px 18px no-repeat';

/** What changes with the width: lines break only where the page is narrower than it was. */
export const renderWidths = (width: number): string => `@media (min-width:${width}px){
.page{white-space:nowrap}
.lines{white-space:normal}
.line>*,.stack>*{flex-shrink:0}
}
@media (max-width:${width - 1}px){
br{display:none}
.line{flex-wrap:wrap;row-gap:8px}
}
@media (max-width:${Math.min(NARROW_PX, width - 1)}px){
.line{column-gap:12px}
.line>*{margin-left:0;margin-right:0}
:root{--wide:0}
.page{min-height:100vh}
.fold{display:block;width:48px;height:48px;cursor:pointer;background:${BARS}}
.fold:not(:checked)+*{display:none}
.high{min-height:0}
.over{position:static;width:auto;max-width:100%;height:auto}
.lap{margin-top:0;margin-bottom:0}
.stack{flex-direction:column;align-items:stretch}
.stack>*{width:auto;min-height:0;margin-left:0}
}`;

/**
 * The page as one HTML file that flows: at the width of the screenshot it looks like it, and it fits every other. Pictures
 * are at the address that is told; without one they are drawn from afar, and the file needs no other.
 */
export function renderPage(
  measurement: Measurement,
  fonts: readonly PageFont[] = [],
  addressOf: AddressOf = () => undefined,
): string {
  const assets = createPageAssets(measurement, addressOf);
  const sheet = createClassSheet();
  const page: View = { ...viewPage(measurement, fonts, assets), tag: 'body' };
  const body = printChildren(page.children, sheet);
  const start = printStart(page, sheet);
  const background = `html{background:${backgroundOf(measurement)}}`;
  const { root, css: rules } = nameValues(`${sheet.render()}\n${background}`, measurement.palette);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(titleOf(measurement) ?? 'Page')}</title>
<style>
${[renderFontFaces(fonts), root, RESET, rules, renderWidths(pageWidthOf(measurement))].filter(Boolean).join('\n')}
</style>
</head>
${start}
${assets.renderIcons()}${body}
</body>
</html>
`;
}
