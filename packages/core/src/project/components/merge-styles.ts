import { sizeSlackOf } from '../../ontology/size-slack.ts';
import type { Style } from '../style/tailwind-classes.ts';
import { splitVariant } from '../style/variants.ts';

/** Lengths of members that differ by no more, in pixels, were one length: measuring is as exact as that. */
const MAX_LENGTH_OFF_PX = 2;
/** Icons of one size have ink of many: their boxes, and the room around them, differ by this much. */
const MAX_ICON_OFF_PX = 4;
/** Sizes of letters are read against all the words of a page: those that differ by more than this are two. */
const MAX_TYPE_OFF_PX = 0.5;
/** Not given means none. */
const ZERO_BY_DEFAULT = /^(margin|padding|letter-spacing|gap)/;
/** Room beside an icon. */
const ICON_PARTS = /^(gap|padding|margin-(left|right))/;
/** Texts are as wide as the widest, so that each has the room it had; what is painted, and items and cells that hold something else, are not. */
const TEXT_TAGS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span', 'a']);
const CELL_TAGS: ReadonlySet<string> = new Set(['li', 'td']);
const TEXT_USES: ReadonlySet<string> = new Set(['text', 'title', 'link']);

/** The declarations that all members share, and for each member those that are its own. */
export function mergeStyles(
  styles: readonly (Style | undefined)[],
  { tag, use }: { tag: string; use: string },
): { style: Style; rest?: (Style | undefined)[] } {
  const given = styles.filter((style) => style !== undefined);
  const style = new Map<string, string>();
  const own = styles.map((one) => one && new Map<string, string>());
  for (const declared of new Set(given.flatMap((one) => [...one.keys()]))) {
    const [variant, property] = splitVariant(declared);
    const isZeroByDefault = variant === '' && ZERO_BY_DEFAULT.test(property);
    const values = given.map((one) => one.get(declared) ?? (isZeroByDefault ? '0' : undefined));
    const shared =
      property === 'width' && (TEXT_TAGS.has(tag) || CELL_TAGS.has(tag)) && TEXT_USES.has(use)
        ? widest(values)
        : agree(property, values, maxOffOf(property, use, values));
    if (shared === undefined)
      for (const [at, one] of styles.entries()) {
        const value = one?.get(declared);
        if (value !== undefined) own[at]!.set(declared, value);
      }
    else if (shared !== '0' || !isZeroByDefault) style.set(declared, shared);
  }
  return {
    style,
    ...(own.some((one) => one && one.size > 0) && { rest: own.map((one) => (one && one.size > 0 ? one : undefined)) }),
  };
}

/** How large something is. */
const SIZE = /^(min-|max-)?(width|height)$/;

const maxOffOf = (property: string, use: string, values: readonly (string | undefined)[]): number => {
  if (property === 'font-size') return MAX_TYPE_OFF_PX;
  if (SIZE.test(property) && use === 'card') return sizeSlackOf(use, values.map(pixelsOf));
  return ICON_PARTS.test(property) || use === 'icon' ? MAX_ICON_OFF_PX : MAX_LENGTH_OFF_PX;
};

const pixelsOf = (value: string | undefined): number =>
  value === '0' ? 0 : Number(/^(?:min\()?(-?[\d.]+)px/.exec(value ?? '')?.[1]);

/** What adds up down a column. */
const DOWN = /^(margin-top|margin-bottom|min-height)$/;

/** The value of all. Of lengths that differ only by how exactly they were measured, the most frequent; down a column their mean, so that it ends where it did. */
const agree = (property: string, values: readonly (string | undefined)[], maxOffPx: number): string | undefined => {
  if (values.every((value) => value === values[0])) return values[0];
  const lengths = values.map(pixelsOf);
  if (!(Math.max(...lengths) - Math.min(...lengths) <= maxOffPx)) return undefined;
  if (DOWN.test(property)) {
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const rounded = Math.round(mean);
    return rounded === 0 ? '0' : `${rounded}px`;
  }
  const counts = Map.groupBy(values, (value) => value);
  return [...counts].reduce((a, b) => (b[1].length > a[1].length ? b : a))[0];
};

const widest = (values: readonly (string | undefined)[]): string | undefined => {
  const known = values.filter((value) => value !== undefined);
  // What is as wide as its words or its column has no width to be given to it.
  if (known.length < values.length) return undefined;
  // A share of a column says nothing of a row: it stays that of its member.
  if (known.some((value) => Number.isNaN(pixelsOf(value))))
    return known.every((value) => value === values[0]) ? known[0] : undefined;
  return known.reduce<string | undefined>((a, b) => (a !== undefined && pixelsOf(a) >= pixelsOf(b) ? a : b), undefined);
};
