import type { Measurement } from '../measurement.ts';
import { pageWidthOf } from '../page-place.ts';
import type { WiderPage } from '../widths/wider-page.ts';
import { buildParts } from './build-parts.ts';
import { NOWHERE } from './choose-tag.ts';
import { facesOf } from './fonts/page-faces.ts';
import type { PageFont } from './fonts/page-font.ts';
import { createLengths } from './lengths.ts';
import type { ShownAssets } from './page-assets.ts';
import { placeItems } from './place/place-items.ts';
import { spreadParts } from './place/spread-parts.ts';
import { createView, toTag, type View } from './view.ts';
import { viewItems } from './view-part.ts';

/** The whole page as views; one that was measured wider too fills windows up to there. */
export function viewPage(
  measurement: Measurement,
  fonts: readonly PageFont[],
  assets: ShownAssets,
  wider?: WiderPage,
): View {
  const { image, texts } = measurement;
  const css = createLengths(image.scale, wider);
  const parts = buildParts(measurement, facesOf(texts, fonts));
  const {
    own,
    narrow = [],
    items,
  } = placeItems(wider ? spreadParts(parts, wider, image.scale) : parts, image.width, css);
  const size = wider
    ? ['max-width:none', 'min-height:100vh']
    : [`max-width:${pageWidthOf(measurement)}px`, `min-height:${css.px(image.height)}`];
  // What the page leaves free at its end is a matter of the window.
  const look = [...own.filter((rule) => !wider || !/^min-height/.test(rule)), ...size];
  return createView(
    toTag('div'),
    { use: 'sheet', look, rules: ['page', ...narrow] },
    viewItems(items, NOWHERE, { css, assets, pageWidth: wider ? undefined : image.width }),
  );
}
