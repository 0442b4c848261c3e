import type { ClassSheet } from '../class-sheet.ts';
import { escapeHtml } from '../draw/escape-html.ts';
import { printHtml, printStart } from '../print-html.ts';
import type { View } from '../view.ts';
import { type Orders, orderViews, shownIn } from './order-views.ts';
import { spreadColumns } from './spread-columns.ts';
import type { WidthSheet } from './width-sheet.ts';
import { firstOf, isView, type WidthView } from './width-view.ts';

/** Rules that hold at every width of a page; at some widths only they are declarations like others. */
const PLAIN_RULES: Readonly<Record<string, string>> = { short: 'white-space:nowrap', scroll: 'overflow-x:auto' };

export type WidthSheets = {
  sheet: ClassSheet;
  widths: WidthSheet;
  /** What a rule is called that holds at a width. */
  ruleOf: (rule: string, width: number) => string;
  /** Of the page, in CSS pixels, from wide to narrow. */
  pageWidths: readonly number[];
};

/** Where an element is: the widths at which what holds it is hidden, so that it needs no word of its own, and the tag that holds it. */
type Around = { hidden: readonly boolean[]; tag: string };

/** A page of several widths as HTML: what is the same at all of them is stated once, what differs at each of them. */
export function printWidths(page: WidthView, to: WidthSheets): { start: string; body: string } {
  const orders = orderViews(page);
  const around = { hidden: page.at.map(() => false), tag: 'body' };
  return {
    start: printStart({ ...toView(page, orders, around, to), tag: 'body' }, to.sheet),
    body: printChildren(page, orders, around, to),
  };
}

const printChildren = (box: WidthView, orders: Orders, around: Around, to: WidthSheets): string => {
  const isProse = box.children.some((child) => !isView(child) || firstOf(child).isInline);
  return box.children
    .map((child) => (isView(child) ? printView(child, orders, around, to) : escapeHtml(child)))
    .join(isProse ? '' : '\n');
};

const printView = (one: WidthView, orders: Orders, around: Around, to: WidthSheets): string => {
  const view = toView(one, orders, around, to);
  if (one.children.length === 0) return printHtml({ ...view, children: [] }, to.sheet);
  const inside = {
    hidden: one.at.map((_, width) => around.hidden[width]! || isHidden(one, width)),
    // Between a list and its items there may be boxes of one width.
    tag: view.tag === 'div' ? around.tag : view.tag,
  };
  return `${printStart(view, to.sheet)}${view.drawing?.shapes ?? ''}${printChildren(one, orders, inside, to)}</${view.tag}>`;
};

/** Nothing of it is there at a width. */
const isHidden = (one: WidthView, width: number): boolean =>
  one.at[width] === undefined && (one.isUnit || shownIn(one, width).length === 0);

const toWrapped = (view: View): View => ({
  ...view,
  rules: [...view.rules.filter((rule) => rule !== 'short'), 'lines'],
});

const toView = (one: WidthView, orders: Orders, around: Around, { widths, ruleOf, pageWidths }: WidthSheets): View => {
  const first = firstOf(one);
  const at = spreadColumns(one, pageWidths).map((view, width) => (view && one.wraps?.[width] ? toWrapped(view) : view));
  const there = at.filter((view) => view !== undefined);
  const common = (list: readonly string[]): string[] =>
    list.filter((rule) => there.every(({ look, place }) => look.includes(rule) || place.includes(rule)));
  const [look, place] = [common(first.look), common(first.place)];
  const plain = Object.keys(PLAIN_RULES).filter((rule) => there.every(({ rules }) => rules.includes(rule)));
  const own = at.map((view, width) => {
    const order = orders.get(one)?.[width];
    return [
      ...(view ? [...view.look, ...view.place].filter((rule) => !look.includes(rule) && !place.includes(rule)) : []),
      ...(view?.rules ?? []).flatMap((rule) => (plain.includes(rule) ? [] : (PLAIN_RULES[rule] ?? []))),
      ...(order === undefined ? [] : [`order:${order}`]),
    ];
  });
  const rules = at.flatMap((view, width) => {
    if (view) return view.rules.filter((rule) => !(rule in PLAIN_RULES)).map((rule) => ruleOf(rule, width));
    if (around.hidden[width]) return [];
    return [ruleOf(isHidden(one, width) ? 'hide' : 'open', width)];
  });
  // Words in the middle of a text have no class, and a line break has nothing else.
  if (first.isInline && first.tag !== 'br') return { ...first, children: [] };
  return {
    ...first,
    // An item in an item, which it is at another width, would end that.
    tag: first.tag === 'li' && around.tag !== 'ul' ? 'div' : first.tag,
    isInline: false,
    look,
    place,
    rules: [...new Set([widths.classOf(first.use, own), ...plain, ...rules])].filter(Boolean),
    children: [],
  };
};
