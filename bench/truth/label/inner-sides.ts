import type { RawBox, RawElement, Sides } from './raw.ts';

/** Padding below this, in CSS pixels, is none: then that of wrappers at the edge counts. */
const MIN_PADDING = 1;
const MAX_DEPTH = 4;

/** The distances of an element's content box from the four edges of a box around it. */
const contentSides = (outer: RawBox, { whole, css }: RawElement): Sides<number> => {
  const [x, y, wide, high] = whole;
  const [top, right, bottom, left] = css.padding.map((value, side) => value + css.border[side]!) as Sides<number>; // four sides each
  return [
    y + top - outer[1],
    outer[0] + outer[2] - x - wide + right,
    outer[1] + outer[3] - y - high + bottom,
    x + left - outer[0],
  ];
};

/**
 * How far the content of `layout` begins from the edges of `outer`: its padding, or where it has none that of the bare
 * wrappers in it. `wrappersOf` gives the children of an element, or none where one of them can be seen itself.
 */
export function innerSides(
  outer: RawBox,
  layout: RawElement,
  wrappersOf: (element: RawElement) => RawElement[],
): Sides<number> {
  const measure = (element: RawElement, depth: number): Sides<number> => {
    const own = contentSides(outer, element);
    const wrappers = depth < MAX_DEPTH ? wrappersOf(element) : [];
    if (wrappers.length === 0 || element.css.padding.every((value) => value >= MIN_PADDING)) return own;
    const inner = wrappers.map((wrapper) => measure(wrapper, depth + 1));
    return own.map((value, side) =>
      element.css.padding[side]! >= MIN_PADDING
        ? value
        : Math.max(value, Math.min(...inner.map((sides) => sides[side]!))),
    ) as Sides<number>; // four sides each
  };
  return measure(layout, 0).map((value) => Math.max(0, value)) as Sides<number>;
}
