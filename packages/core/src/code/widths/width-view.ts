import type { Content, View } from '../view.ts';

/**
 * One element of a page of several widths: what it is at each of them, widest first, and undefined at those that do not have it.
 * There a box gives its place to what it holds, and all else is hidden.
 */
export type WidthView = {
  at: readonly (View | undefined)[];
  /** Words and pictures, with all that is in them, come and go as a whole. */
  isUnit: boolean;
  /** Names of the units in it: the same unit has the same name at every width. */
  keys: ReadonlySet<string>;
  children: readonly WidthContent[];
  /** Widths at which its words break by themselves, since where they were broken is not known. */
  wraps?: readonly boolean[] | undefined;
};
export type WidthContent = WidthView | string;

/** The first width that has it speaks for its tag and its attributes. */
export const firstOf = ({ at }: WidthView): View => at.find((view) => view !== undefined)!;

export const isView = (content: WidthContent): content is WidthView => typeof content !== 'string';

/** Elements that mean nothing without all that is in them. */
const UNIT_TAGS: ReadonlySet<string> = new Set(['a', 'button', 'label', 'select', 'svg']);

const isUnit = ({ tag, rules, children }: View): boolean =>
  UNIT_TAGS.has(tag) ||
  // A table keeps its rows and cells together.
  rules.includes('scroll') ||
  children.length === 0 ||
  children.some((child) => isWords(child) || (child.tag === 'svg' && child.attributes.role === 'img'));

/** Words, or such as have a style of their own. */
export const isWords = (content: Content): content is string | (View & { isInline: true }) =>
  typeof content === 'string' || content.isInline === true;

/** The views of one page, seen as those of one of several widths. */
export function liftView(view: View, width: number, count: number, nameOf: (node: string) => string): WidthView {
  let unnamed = 0;
  const only = (one: View): (View | undefined)[] =>
    Array.from({ length: count }, (_, at) => (at === width ? one : undefined));
  const liftWhole = (one: Content): WidthContent =>
    typeof one === 'string'
      ? one
      : { at: only(one), isUnit: true, keys: new Set(), children: one.children.map(liftWhole) };
  const lift = (one: View): WidthView => {
    if (isUnit(one)) {
      const node = nodeIn(one);
      const key = node === undefined ? `${width} ${unnamed++}` : nameOf(node);
      return { ...(liftWhole(one) as WidthView), keys: new Set([key]) };
    }
    // What unfolds a menu is for pages whose narrow layout nobody has measured.
    const children = one.children
      .filter((child) => typeof child !== 'string')
      .filter(({ use }) => use !== 'fold')
      .map(lift);
    return { at: only(one), isUnit: false, keys: new Set(children.flatMap(({ keys }) => [...keys])), children };
  };
  return lift(view);
}

/** The node that a unit shows: its own, or the first in it. */
const nodeIn = (view: View): string | undefined => {
  if (view.node !== undefined) return view.node;
  for (const child of view.children) {
    const node = typeof child === 'string' ? undefined : nodeIn(child);
    if (node !== undefined) return node;
  }
  return undefined;
};
