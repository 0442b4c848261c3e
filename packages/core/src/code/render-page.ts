import { type BlueprintFont, renderFontFaces } from '../blueprint/blueprint-font.ts';
import { escapeHtml } from '../blueprint/escape-html.ts';
import { backgroundOf, facesOf, largestText } from '../blueprint/render-blueprint.ts';
import type { Measurement } from '../measurement.ts';
import { buildParts } from './build-parts.ts';
import { NOWHERE } from './choose-tag.ts';
import { createClassSheet, nameValues } from './class-sheet.ts';
import { createLengths } from './lengths.ts';
import { placeItems } from './place-items.ts';
import { renderPart } from './render-part.ts';

/** Takes away what browsers add of their own. Kerning is off because the widths that lines are fitted with know none. */
const RESET = `*{box-sizing:border-box;margin:0;padding:0;min-width:0;max-width:100%}
body{font-kerning:none;font-variant-ligatures:none;text-size-adjust:none;overflow-wrap:break-word}
img,svg{display:block}
svg{width:100%;height:100%;overflow:visible}
button,input,select,textarea,hr{appearance:none;border:0;background:none;resize:none;font:inherit;color:inherit;border-radius:0;text-align:left}
::placeholder{color:inherit;opacity:1}
a{display:block;color:inherit;text-decoration:none}
ul{list-style:none}
h1,h2,h3,h4,h5,h6{font-weight:400}
table,tbody{display:flex;flex-direction:column;align-items:stretch}
tbody{flex:1}
td{text-align:left}
.page{margin:0 auto}
.scroll{overflow-x:auto}
.scroll table{max-width:none}`;

/** Below this, in CSS pixels, what is side by side goes below each other: tablets held upright and phones. */
const NARROW_PX = 768;

/** What changes with the width: lines break only where the page is narrower than it was. */
const renderWidths = (width: number): string => `@media (min-width:${width}px){
.page{white-space:nowrap}
.lines{white-space:normal}
.line>*{flex-shrink:0}
}
@media (max-width:${width - 1}px){
br{display:none}
.line{flex-wrap:wrap;row-gap:8px}
}
@media (max-width:${Math.min(NARROW_PX, width - 1)}px){
.line{column-gap:12px}
.line>*{margin-left:0;margin-right:0}
.over{position:static}
.lap{margin-top:0;margin-bottom:0}
.stack{flex-direction:column;align-items:stretch}
.stack>*{width:auto;min-height:0;margin-left:0}
}`;

/** The page as one HTML file that flows: at the width of the screenshot it looks like it, and it fits every other. */
export function renderPage(measurement: Measurement, fonts: readonly BlueprintFont[] = []): string {
  const { image, texts, palette } = measurement;
  const css = createLengths(image.scale);
  const sheet = createClassSheet();
  const page = buildParts(measurement, facesOf(texts, fonts));
  const width = Math.round(image.width / image.scale);
  const { own, narrow = '', items } = placeItems(page, image.width, css);
  const body = items.map((item) => renderPart(item.part, item, NOWHERE, { sheet, css }));
  const placed = sheet.classOf('sheet', [...own, `max-width:${width}px`, `min-height:${css.px(image.height)}`]);
  const { root, css: rules } = nameValues(`${sheet.render()}\nbody{background:${backgroundOf(measurement)}}`, palette);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(largestText(measurement) ?? 'Page')}</title>
<style>
${[renderFontFaces(fonts), root, RESET, rules, renderWidths(width)].filter(Boolean).join('\n')}
</style>
</head>
<body>
<div class="${['page', placed, narrow].filter(Boolean).join(' ')}">
${body.join('\n')}
</div>
</body>
</html>
`;
}
