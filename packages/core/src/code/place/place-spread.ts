import { bottom, right } from '../../geometry.ts';
import { type RowColumns, stepsOf } from '../../widths/even-columns.ts';
import { type Lengths, STEP_FACTOR } from '../lengths.ts';
import type { BoxPart } from '../part.ts';
import { isOpen, widened } from './place-column.ts';
import { commonGap, heightOf, innerOf, type Placed, shapeOf, sidePads } from './placed.ts';

/** One below the other, and side by side as soon as all have room; of even columns as many as make whole rows. */
export const placeSpread = (part: BoxPart, basis: number, css: Lengths): Placed => {
  const { layout } = part;
  if (layout.direction !== 'spread') return { own: [], items: [] };
  const { items, row } = layout;
  const { columns, gap } = row;
  const inner = innerOf(part);
  const left = Math.max(0, Math.min(...items.map(({ box }) => box.x - inner.x)));
  const isEven = row.even !== undefined;
  // Columns of different widths paint nothing: what is free behind their words is room for longer ones.
  const end = isEven ? Math.max(0, Math.min(...items.map(({ box }) => right(inner) - right(box)))) : 0;
  const width = inner.width - left - end;
  const spaces = items.map(({ box }, at) => (at > 0 ? box.y - bottom(items[at - 1]!.box) : 0));
  const rowGap = Math.max(0, commonGap(spaces.slice(1)));
  const widths = widthsOf(row, width, 1, css);
  return {
    own: [
      ...(isEven ? ['display:grid', tracksOf(row, width, 1, css)] : ['display:flex', 'flex-wrap:wrap']),
      `gap:${css.px(rowGap)} ${css.px(gap)}`,
      css.rule('padding-top', Math.max(0, items[0]!.box.y - inner.y)),
      css.rule('padding-bottom', Math.max(0, bottom(inner) - bottom(items.at(-1)!.box))),
      ...sidePads(left, end, part, basis, css),
    ],
    items: items.map((item, at) => ({
      part: isOpen(item) ? widened(item, { ...inner, x: inner.x + left, width }) : item,
      width,
      css: [
        isEven ? '' : `flex:${Math.round(columns[at]! / css.scale)} 1 ${widths[at]!}`,
        at > 0 ? css.rule('margin-top', spaces[at]! - rowGap) : '',
        ...shapeOf(item, css, width),
        ...heightOf(item, css),
      ],
    })),
  };
};

/** The tracks of a grid of even columns: at the width that it was measured with so many of them, and more where there is room. */
export const tracksOf = (row: RowColumns, width: number, least: number, css: Lengths): string =>
  `grid-template-columns:repeat(auto-fit,minmax(${widthsOf(row, width, least, css)[0]!},1fr))`;

/** How wide each column is, as lengths that go with the width of the row. */
const widthsOf = (row: RowColumns, width: number, least: number, css: Lengths): string[] => {
  const { columns, gap, even } = row;
  const steps = stepsOf(row, width, css.scale).filter(({ count }) => count > least);
  // A little less than a column, so that they fit however a browser rounds.
  const widthOf = (count: number): string =>
    count === 1 ? '100%' : `(100% - ${css.px((count - 1) * gap + count * css.scale)})/${count}`;
  const below = steps.map(
    ({ from }, at) => `min(${widthOf(steps[at + 1]?.count ?? least)},(${css.px(from)} - 100%)*${STEP_FACTOR})`,
  );
  return (even ? [widthOf(columns.length)] : columns.map(css.px)).map((own) => `max(${[own, ...below].join()})`);
};
