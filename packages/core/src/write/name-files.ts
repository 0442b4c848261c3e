import type { Asset } from '../assets/list-assets.ts';
import type { Element, Measurement } from '../measurement.ts';
import { quoteText } from '../text/quote-text.ts';

/**
 * Names pictures, and icons that no known shape names, after their files, so that whoever builds sees which file goes where. A
 * file is named by words of the page, which are copy like all of them.
 */
export function nameFiles(measurement: Measurement, assets: readonly Asset[]): Measurement {
  const files = new Map(
    assets.flatMap(({ file, elementIds }) =>
      elementIds.map((id) => [id, quoteText(file.replace(/\.svg$/, ''))] as const),
    ),
  );
  const named = (element: Element): Element => {
    const name = element.name ?? files.get(element.id);
    if (name === undefined) return element;
    // The average colour of a face says nothing to who has its picture.
    const { fill: _fill, tones: _tones, ...faceless } = element;
    return { ...(element.type === 'avatar' && files.has(element.id) ? faceless : element), name };
  };
  const { elements, paints } = measurement;
  return { ...measurement, elements: elements.map(named), ...(paints && { paints: paints.map(named) }) };
}
