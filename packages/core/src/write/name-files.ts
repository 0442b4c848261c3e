import type { Asset } from '../assets/list-assets.ts';
import { contains } from '../geometry.ts';
import type { Element, Measurement } from '../measurement.ts';
import { quoteText } from '../text/quote-text.ts';
import type { FiledRegion } from './page/page-node.ts';

/** The sign of a logo lies in it, give or take these CSS pixels. */
const MAX_OUTSIDE_PX = 2;

/**
 * Names pictures and icons after their files, so that whoever builds sees which file goes where: a picture and an icon that was
 * not traced by the whole name, a traced one without its ending. A file that no icon set names is named by words of the page,
 * which are copy like all of them.
 */
export function nameFiles(measurement: Measurement, assets: readonly Asset[]): Measurement {
  const files = new Map(assets.flatMap(({ file, elementIds }) => elementIds.map((id) => [id, file] as const)));
  const named = (element: Element): Element => {
    const file = files.get(element.id);
    if (file === undefined) return element;
    const stem = file.replace(/\.svg$/, '');
    const name = element.type === 'icon' && element.name !== undefined ? stem : quoteText(stem);
    return { ...(stem === file ? withoutPaint(element) : element), name };
  };
  const logos = measurement.elements.filter(({ type, id }) => type === 'logo' && files.has(id));
  // The file of a logo has its sign in it.
  const isSign = ({ type, box }: Element): boolean =>
    type === 'icon' && logos.some((logo) => contains(logo.box, box, MAX_OUTSIDE_PX));
  const interfaces = measurement.elements.filter(({ shows, id }) => shows !== undefined && files.has(id));
  // So has that of an interface all that it shows.
  const isShown = (one: Element): boolean =>
    interfaces.some((shown) => shown !== one && contains(shown.box, one.box, MAX_OUTSIDE_PX));
  const listed = (all: readonly Element[]): Element[] => all.filter((one) => !isSign(one) && !isShown(one)).map(named);
  const { elements, paints } = measurement;
  const regions = measurement.regions.map((region, at): FiledRegion => {
    const file = files.get(`region-${at + 1}`);
    return file === undefined ? region : { ...region, file: quoteText(file) };
  });
  return { ...measurement, regions, elements: listed(elements), ...(paints && { paints: listed(paints) }) };
}

/** What is painted is in the picture; only its corners and its shadow are not. */
const withoutPaint = ({ fill, tones, gradient, border, edges, ink, series, ...element }: Element): Element => element;
