import { type Box, right } from '../../geometry.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart, Column, Part } from '../part.ts';
import { alignRow } from './align-row.ts';
import { heightOf, innerOf, MAX_EDGE_OFF_PX, type Placed, type PlacedItem, sizeOf } from './placed.ts';

/** A row of a table: each cell is as wide as its column, and what is in it begins or ends where the column does. */
export const placeCells = (part: BoxPart, columns: readonly Column[], css: Lengths): Placed => {
  const { items } = part.layout;
  const inner = innerOf(part);
  const align = alignRow(items, inner, css);
  return {
    own: ['display:flex', ...align.own, `min-height:${css.px(part.box.height)}`],
    items: items.map((item, at): PlacedItem => {
      const column = clip(columns[at]!, inner);
      return {
        part: item,
        width: column.width,
        css: [`width:${css.px(column.width)}`, 'flex:none', ...align.items[at]!, ...edgesOf(item, column, css)],
        held: [...sizeOf(item, Infinity, css), ...heightOf(item, css)],
      };
    }),
  };
};

/** The outer columns end where the border of the row begins. */
const clip = (column: Column, inner: Box): Column => {
  const x = Math.max(column.x, inner.x);
  return { ...column, x, width: Math.min(column.x + column.width, right(inner)) - x };
};

/** In CSS pixels. */
const MAX_END_OFF_PX = 4;

/** Where something is in its column: as all of it, or by itself. */
const edgesOf = (item: Part, { x, width, start, stop, isAtEnd }: Column, css: Lengths): string[] => {
  if (item.kind === 'box' && item.layout.items.length === 0 && !item.paint) return [];
  const { box } = item;
  const isText = item.kind === 'text';
  const most = MAX_EDGE_OFF_PX * css.scale;
  // Words that are set in another face end elsewhere, by a letter's side.
  if (isAtEnd && Math.abs(right(box) - stop) <= (isText ? MAX_END_OFF_PX * css.scale : most))
    return [
      isText ? 'text-align:right' : 'display:flex',
      isText ? '' : 'justify-content:flex-end',
      css.rule('padding-right', x + width - stop),
    ];
  const edge = Math.abs(box.x - start) <= most ? start : box.x;
  return [isText ? '' : 'display:flex', css.rule('padding-left', edge - x)];
};
