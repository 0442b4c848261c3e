import type { Content, View } from '../view.ts';
import { type Orders, orderViews, shownIn } from './order-views.ts';
import { firstOf, isView, type WidthView } from './width-view.ts';

/** Rules that hold at every width of a page; at some widths only they are declarations like others. */
const PLAIN_RULES: Readonly<Record<string, string>> = { short: 'white-space:nowrap', scroll: 'overflow-x:auto' };

/** What a rule is called that holds at a width. */
type RuleName = (rule: string, width: number) => string;

/** Where an element is: the widths at which what holds it is hidden, so that it needs no word of its own, the tag that holds it, and all tags around it. */
type Around = { hidden: readonly boolean[]; tag: string; tags: readonly string[] };

/** Elements that end where another of their kind begins: at one width a form may be the whole page, at another a part of it. */
const NEVER_NESTED: ReadonlySet<string> = new Set(['form', 'a', 'button', 'label']);

/** A page of several widths as views like those of one: what is the same at all of them is stated once, what differs at each of them. */
export function flattenWidths(page: WidthView, ruleOf: RuleName): View {
  const orders = orderViews(page);
  const flatten = (one: WidthView, around: Around): View => {
    const view = toView(one, orders, around, ruleOf);
    const inside = {
      hidden: one.at.map((_, width) => around.hidden[width]! || isHidden(one, width)),
      // Between a list and its items there may be boxes of one width.
      tag: view.tag === 'div' ? around.tag : view.tag,
      tags: [...around.tags, view.tag],
    };
    const children = one.children.map((child): Content => (isView(child) ? flatten(child, inside) : child));
    return { ...view, children };
  };
  return flatten(page, { hidden: page.at.map(() => false), tag: 'body', tags: [] });
}

/** Nothing of it is there at a width. */
const isHidden = (one: WidthView, width: number): boolean =>
  one.at[width] === undefined && (one.isUnit || shownIn(one, width).length === 0);

const toWrapped = (view: View): View => ({
  ...view,
  rules: [...view.rules.filter((rule) => rule !== 'short'), 'lines'],
});

const toView = (one: WidthView, orders: Orders, around: Around, ruleOf: RuleName): View => {
  const first = firstOf(one);
  // Words in the middle of a text have one look at all widths.
  if (first.isInline && first.tag !== 'br') return first;
  const views = one.at.map((view, width) => (view && one.wraps?.[width] ? toWrapped(view) : view));
  const there = views.filter((view) => view !== undefined);
  const common = (list: readonly string[]): string[] =>
    list.filter((rule) => there.every(({ look, place }) => look.includes(rule) || place.includes(rule)));
  const [look, place] = [common(first.look), common(first.place)];
  const plain = Object.keys(PLAIN_RULES).filter((rule) => there.every(({ rules }) => rules.includes(rule)));
  const at = views.map((view, width) => {
    // A box that a width does not have gives its place to what it holds, and all else is hidden.
    if (!view && around.hidden[width]) return [];
    if (!view) return [isHidden(one, width) ? 'display:none' : 'display:contents'];
    const order = orders.get(one)?.[width];
    return [
      ...[...view.look, ...view.place].filter((rule) => !look.includes(rule) && !place.includes(rule)),
      ...view.rules.flatMap((rule) => (plain.includes(rule) ? [] : (PLAIN_RULES[rule] ?? []))),
      ...(order === undefined ? [] : [`order:${order}`]),
    ];
  });
  const rules = views.flatMap((view, width) =>
    (view?.rules ?? []).filter((rule) => !(rule in PLAIN_RULES)).map((rule) => ruleOf(rule, width)),
  );
  return {
    ...first,
    ...(isOutside(first.tag, around) ? {} : { tag: 'div', attributes: {} }),
    isInline: false,
    look,
    place,
    at,
    rules: [...new Set([...plain, ...rules])],
    // Sets are named within a measurement.
    repeat: first.repeat && one.at[0] !== first ? `${one.at.indexOf(first)} ${first.repeat}` : first.repeat,
  };
};

/** An item in an item, which it is at another width, would end that, and so would a form in a form. */
const isOutside = (tag: string, around: Around): boolean =>
  tag === 'li' ? around.tag === 'ul' : !(NEVER_NESTED.has(tag) && around.tags.includes(tag));
