import type { Hex, Measurement } from '../measurement.ts';
import { joinRuns } from '../text/join-runs.ts';
import { type BlueprintFont, renderFontFaces, toNamedFace } from './blueprint-font.ts';
import { buildPageTree } from './build-page-tree.ts';
import { escapeHtml } from './escape-html.ts';
import { chooseFace, type Faces } from './font-face.ts';
import { renderNode } from './render-node.ts';
import { resolveFills } from './resolve-fills.ts';

/**
 * Takes away what browsers add of their own. Kerning is off because the widths that lines are fitted with know none.
 * Everything that differs from element to element is inline.
 */
const RESET = [
  '*{box-sizing:border-box;margin:0;padding:0}',
  'body{position:relative;overflow:hidden;font-kerning:none;font-variant-ligatures:none;text-size-adjust:none}',
  'button,input,textarea,hr,img{appearance:none;border:0;background:none;resize:none;font:inherit;border-radius:0}',
  'a{text-decoration:none}ul{list-style:none}li,tbody,tr,td{display:contents}table{display:block}',
].join('');

/**
 * Rebuilds the page from its facts as one self-contained HTML file of the screenshot's own size, without script. It is set in
 * those of its families that `fonts` brings, else in the system's.
 */
export const renderBlueprint = (measurement: Measurement, fonts: readonly BlueprintFont[] = []): string => {
  const { image, texts } = measurement;
  const faces = facesOf(texts, fonts);
  const background = backgroundOf(measurement);
  const page = buildPageTree(measurement);
  resolveFills(page, background);
  const body = renderNode(page, faces, {
    origin: { x: 0, y: 0 },
    inControl: false,
    inNav: false,
  });
  const title = escapeHtml(largestText(measurement) ?? 'Blueprint');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=${image.width}">
<title>${title}</title>
<style>${renderFontFaces(fonts)}${RESET}</style>
</head>
<body style="width:${image.width}px;height:${image.height}px;background:${background}">
${body}
</body>
</html>
`;
};

/** The faces that a page is set in. */
export const facesOf = (texts: Measurement['texts'], fonts: readonly BlueprintFont[]): Faces => ({
  sans: chooseFace('sans', texts),
  serif: chooseFace('serif', texts),
  mono: chooseFace('mono', texts),
  named: new Map(fonts.map((font) => [font.family, toNamedFace(font)])),
});

export const backgroundOf = ({ palette }: Measurement): Hex =>
  (palette.find((color) => color.role === 'background') ?? palette[0])?.hex ?? '#ffffff';

export const largestText = ({ texts }: Measurement): string | undefined =>
  joinRuns(texts).reduce<Measurement['texts'][number] | undefined>(
    (largest, text) => (largest === undefined || text.fontSize > largest.fontSize ? text : largest),
    undefined,
  )?.text;
