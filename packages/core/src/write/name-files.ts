import type { Asset } from '../assets/list-assets.ts';
import type { Element, Measurement } from '../measurement.ts';
import { quoteText } from '../text/quote-text.ts';

/**
 * Names pictures and icons after their files, so that whoever builds sees which file goes where: a picture and an icon that was
 * not traced by the whole name, a traced one without its ending. A file that no icon set names is named by words of the page,
 * which are copy like all of them.
 */
export function nameFiles(measurement: Measurement, assets: readonly Asset[]): Measurement {
  const files = new Map(
    assets.flatMap(({ file, elementIds }) => elementIds.map((id) => [id, file.replace(/\.svg$/, '')] as const)),
  );
  const named = (element: Element): Element => {
    const file = files.get(element.id);
    if (file === undefined) return element;
    const name = element.type === 'icon' && element.name !== undefined ? file : quoteText(file);
    // The average colour of a face says nothing to who has its picture.
    const { fill: _fill, tones: _tones, ...faceless } = element;
    return { ...(element.type === 'avatar' ? faceless : element), name };
  };
  const { elements, paints } = measurement;
  return { ...measurement, elements: elements.map(named), ...(paints && { paints: paints.map(named) }) };
}
