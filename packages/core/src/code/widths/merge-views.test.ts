import { describe, expect, test } from 'vitest';
import type { Measurement } from '../../measurement.ts';
import { NARROW, WIDE } from '../../widths/two-widths.fixture.ts';
import { createPageAssets } from '../page-assets.ts';
import { createView, toTag, type View } from '../view.ts';
import { mergePages } from './merge-views.ts';
import { orderViews, shownIn } from './order-views.ts';
import { viewWidthsPage } from './view-widths-page.ts';
import { firstOf, isView, liftView, type WidthView } from './width-view.ts';

const words = (text: string): View => createView(toTag('p'), { use: 'text', node: text }, [text]);
const group = (use: string, ...children: View[]): View => createView(toTag('div'), { use }, children);
const merge = (...pages: View[]): WidthView =>
  pages.map((view, at) => liftView(view, at, pages.length, (node) => node)).reduce(mergePages);

/** What a width shows of a page of several: boxes that it does not have are opened, and what it does not show is left out. */
const seenAt = (page: WidthView, width: number): unknown => {
  const orders = orderViews(page);
  const visit = (one: WidthView): unknown => {
    if (one.isUnit) return firstOf(one).node;
    const held = shownIn(one, width);
    const placeOf = (child: WidthView, at: number): number => orders.get(child)?.[width] ?? at;
    const sorted = held.map((child, at) => ({ child, place: placeOf(child, at) })).sort((a, b) => a.place - b.place);
    return [one.at[width]?.use, ...sorted.map(({ child }) => visit(child))];
  };
  return visit(page);
};
const plain = (view: View): unknown =>
  view.children.every((child) => typeof child === 'string')
    ? view.node
    : [view.use, ...view.children.map((child) => (typeof child === 'string' ? child : plain(child)))];
const countUnits = (one: WidthView): number =>
  one.isUnit ? 1 : one.children.filter(isView).reduce((sum, child) => sum + countUnits(child), 0);

describe('mergePages', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(words) as [View, View, View, View];
  test.each<[string, View, View, number]>([
    ['a row that is a column', group('page', group('row', a, b), c), group('page', a, b, c), 3],
    [
      'boxes that only the narrow one has',
      group('page', a, b, c),
      group('page', group('card', a, group('x', b)), c),
      3,
    ],
    ['another order', group('page', a, b, c), group('page', c, a, b), 3],
    ['what only one of them shows', group('page', group('nav', a, b), c), group('page', d, c), 4],
    ['boxes that cross', group('page', group('x', a, b), c), group('page', a, group('y', b, c)), 4],
    ['nothing in common', group('page', a, b), group('page', group('x', c), d), 4],
  ])('%s: each width shows what was measured there', (_, wide, narrow, units) => {
    const merged = merge(wide, narrow);
    expect(seenAt(merged, 0)).toEqual(plain(wide));
    expect(seenAt(merged, 1)).toEqual(plain(narrow));
    expect(countUnits(merged)).toBe(units);
  });

  test('three widths are one page too', () => {
    const pages = [group('page', group('row', a, b, c)), group('page', group('row', a, b), c), group('page', c, b, a)];
    const merged = merge(...pages);
    for (const [width, view] of pages.entries()) expect(seenAt(merged, width)).toEqual(plain(view));
    expect(countUnits(merged)).toBe(3);
  });

  test('what a measured page shows at both widths is one element', () => {
    const measurements: Measurement[] = [WIDE, NARROW];
    const { at: assets } = createPageAssets(measurements, () => undefined);
    const { view } = viewWidthsPage({ measurements, states: [], fonts: [], assets, nameOf: (rule) => rule });
    const said = (one: View): string[] =>
      one.children.flatMap((child) => (typeof child === 'string' ? [child] : said(child)));
    // A name, three links, a title and six texts in cards.
    expect(said(view)).toHaveLength(11);
  });
});
