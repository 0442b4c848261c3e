import { type Style, toStyle } from './tailwind-classes.ts';

/** What a box hands on also where it gives its place to what it holds. */
const HANDED_ON = /^(color|font|letter-spacing|line-height|text|white-space)/;

/**
 * Declarations of all widths, and of each, as one style. What every width that shows the element has a value of is stated as the
 * widest has it, and at the others as they have it.
 */
export function toWidthStyle(
  common: readonly string[],
  at: readonly (readonly string[])[],
  variants: readonly string[],
): Style {
  const style = new Map(toStyle(common));
  const own = at.map(toStyle);
  const isShown = (one: Style): boolean => !/^(none|contents)$/.test(one.get('display') ?? '');
  const shown = own.filter(isShown);
  const isCommon = (property: string): boolean =>
    shown.every((one) => one.has(property)) && (shown.length === own.length || !HANDED_ON.test(property));
  for (const [width, one] of own.entries())
    for (const [property, value] of one)
      style.set(one === shown[0] && isCommon(property) ? property : `${variants[width]}:${property}`, value);
  return style;
}
