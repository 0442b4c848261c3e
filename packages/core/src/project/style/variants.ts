import type { WidthRange } from '../../widths/choose-breakpoints.ts';
import { type Style, toStyle } from './tailwind-classes.ts';

/** Tailwind's names of breakpoints, in pixels. */
const BREAKPOINTS: Readonly<Record<number, string>> = { 640: 'sm', 768: 'md', 1024: 'lg', 1280: 'xl', 1536: '2xl' };

/** The variant of Tailwind's utilities that hold in a range of widths: `lg`, `max-lg`, `md:max-lg`. */
export function variantOf({ from, to }: Pick<WidthRange, 'from' | 'to'>): string {
  const [start, end] = [from, to === undefined ? undefined : to + 1];
  return [
    start === undefined ? '' : (BREAKPOINTS[start] ?? `min-[${start}px]`),
    end === undefined ? '' : `max-${BREAKPOINTS[end] ?? `[${end}px]`}`,
  ]
    .filter(Boolean)
    .join(':');
}

/** A declaration that holds at some widths only has its variant in front of its property. */
export const splitVariant = (property: string): [variant: string, name: string] => {
  const at = property.lastIndexOf(':');
  return at < 0 ? ['', property] : [property.slice(0, at), property.slice(at + 1)];
};

/** The property of a declaration, at whichever widths it holds. */
export const propertyOf = (property: string): string => splitVariant(property)[1];

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
