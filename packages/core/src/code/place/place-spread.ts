import { bottom, right } from '../../geometry.ts';
import { leastColumn } from '../../widths/even-columns.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart } from '../part.ts';
import { isOpen, widened } from './place-column.ts';
import { commonGap, heightOf, innerOf, type Placed, shapeOf, sidePads } from './placed.ts';

/** One below the other, and side by side as soon as each has room. */
export const placeSpread = (part: BoxPart, basis: number, css: Lengths): Placed => {
  const { layout } = part;
  if (layout.direction !== 'spread') return { own: [], items: [] };
  const { items, columns, column, gap } = layout;
  const inner = innerOf(part);
  const left = Math.max(0, Math.min(...items.map(({ box }) => box.x - inner.x)));
  const end = Math.max(0, Math.min(...items.map(({ box }) => right(inner) - right(box))));
  const width = inner.width - left - end;
  const spaces = items.map(({ box }, at) => (at > 0 ? box.y - bottom(items[at - 1]!.box) : 0));
  const rowGap = Math.max(0, commonGap(spaces.slice(1)));
  const least = leastColumn(column, width, css.scale);
  // A little less than a column of the most there are, so that they fit however a browser rounds.
  const most = `(100% - ${css.px((columns - 1) * gap + columns * css.scale)})/${columns}`;
  return {
    own: [
      'display:grid',
      `grid-template-columns:repeat(auto-fit,minmax(min(100%,max(${css.px(least)},${most})),1fr))`,
      `gap:${css.px(rowGap)} ${css.px(gap)}`,
      css.rule('padding-top', Math.max(0, items[0]!.box.y - inner.y)),
      css.rule('padding-bottom', Math.max(0, bottom(inner) - bottom(items.at(-1)!.box))),
      ...sidePads(left, end, part.box.width, basis, css),
    ],
    items: items.map((item, at) => ({
      part: isOpen(item) ? widened(item, { ...inner, x: inner.x + left, width }) : item,
      width,
      css: [
        at > 0 ? css.rule('margin-top', spaces[at]! - rowGap) : '',
        ...shapeOf(item, css, width),
        ...heightOf(item, css),
      ],
    })),
  };
};
