import type { WidthRange } from '../../widths/choose-breakpoints.ts';

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
