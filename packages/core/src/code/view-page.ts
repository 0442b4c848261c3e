import type { Measurement } from '../measurement.ts';
import { buildParts } from './build-parts.ts';
import { NOWHERE } from './choose-tag.ts';
import { facesOf } from './fonts/page-faces.ts';
import type { PageFont } from './fonts/page-font.ts';
import type { ShownAssets } from './page-assets.ts';
import { createLengths } from './place/lengths.ts';
import { placeItems } from './place/place-items.ts';
import { createView, toTag, type View } from './view.ts';
import { viewItems } from './view-part.ts';

/** The width that a page was taken at, in CSS pixels. */
export const pageWidthOf = ({ image }: Pick<Measurement, 'image'>): number => Math.round(image.width / image.scale);

/** The whole page as views. */
export function viewPage(measurement: Measurement, fonts: readonly PageFont[], assets: ShownAssets): View {
  const { image, texts } = measurement;
  const css = createLengths(image.scale);
  const { own, narrow, items } = placeItems(buildParts(measurement, facesOf(texts, fonts)), image.width, css);
  const look = [...own, `max-width:${pageWidthOf(measurement)}px`, `min-height:${css.px(image.height)}`];
  return createView(
    toTag('div'),
    { use: 'sheet', look, rules: ['page', narrow] },
    viewItems(items, NOWHERE, { css, assets }),
  );
}
