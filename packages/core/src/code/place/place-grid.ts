import { bottom, right } from '../../geometry.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart } from '../part.ts';
import { narrowestOf } from './narrowest.ts';
import { tracksOf } from './place-spread.ts';
import { commonGap, heightOf, innerOf, MAX_EDGE_OFF_PX, type Placed, shapeOf, sidePads } from './placed.ts';

/** Columns of one width, fewer of them where the page is narrower. */
export const placeGrid = (part: BoxPart, basis: number, css: Lengths): Placed => {
  const { layout } = part;
  const { columns, wider: more } = layout.direction === 'grid' ? layout : { columns: 1 };
  const { items } = layout;
  const inner = innerOf(part);
  const [first, last] = [items[0]!.box, items[columns - 1]!.box];
  const [left, end] = [Math.max(0, first.x - inner.x), Math.max(0, right(inner) - right(last))];
  const total = right(last) - first.x;
  const gap = Math.max(0, items[1]!.box.x - right(first));
  const rows = Array.from({ length: Math.ceil(items.length / columns) }, (_, at) =>
    items.slice(at * columns, (at + 1) * columns),
  );
  const feet = rows.map((row) => Math.max(...row.map(({ box }) => bottom(box))));
  const spaces = rows.slice(1).map((row, at) => row[0]!.box.y - feet[at]!);
  const rowGap = Math.max(0, commonGap(spaces));
  // A little more than one more column would need, so that at the page's own width there are as many as were measured.
  const fewer = Math.floor((total - columns * gap) / (columns + 1)) + 2 * css.scale;
  // Nor are they narrower than the words in them.
  const narrowest = Math.ceil(Math.max(...items.map((item) => narrowestOf(item, css.scale))));
  const least = Math.max(fewer, Math.min(narrowest, Math.floor(first.width) - css.scale));
  return {
    own: [
      'display:grid',
      more ? tracksOf(more, total, columns, css) : `grid-template-columns:${css.columns(columns, least)}`,
      `gap:${css.px(rows.length > 1 ? rowGap : gap)} ${css.px(gap)}`,
      css.rule('padding-top', Math.max(0, first.y - inner.y)),
      ...sidePads(left, end, part, basis, css),
      // What has fewer rows where it is wider is less high there.
      more ? css.rule('padding-bottom', Math.max(0, bottom(inner) - feet.at(-1)!)) : '',
      part.paint && !more ? `min-height:${css.px(part.box.height)}` : '',
      part.paint ? 'align-content:start' : '',
    ],
    items: items.map((item, at) => {
      const row = Math.floor(at / columns);
      const isShort = feet[row]! - bottom(item.box) > MAX_EDGE_OFF_PX;
      return {
        part: item,
        width: item.box.width,
        css: [
          row > 0 ? css.rule('margin-top', spaces[row - 1]! - rowGap) : '',
          isShort ? 'align-self:start' : '',
          ...shapeOf(item, css),
          ...heightOf(item, css),
        ],
      };
    }),
  };
};
