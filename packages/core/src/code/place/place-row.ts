import { type Box, bottom, centreY, right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { captionOf } from './caption.ts';
import { type KeptRow, keepRow, MAX_SPACE_PX } from './keep-row.ts';
import {
  commonGap,
  hasLines,
  heightOf,
  innerOf,
  isAtEnd,
  isIcon,
  isInMiddle,
  MAX_EDGE_OFF_PX,
  MIN_PUSHED_PX,
  type Placed,
  sidePads,
  sizeOf,
} from './placed.ts';

/** Edges that differ by less, in CSS pixels, cannot be told apart. */
const MIN_SEEN_PX = 0.5;
/** Members of a row this far from the middle of it, in pixels, are still level, with a margin for the rest. */
const MAX_LEVEL_OFF_PX = 4;
/** A row with something this high and wide, in CSS pixels, has columns that go below each other; others are lines that wrap. */
const MIN_COLUMN_PX = { width: 160, height: 100 };

/** Whether what is side by side are columns. */
export const hasColumns = (items: readonly Part[], scale: number): boolean =>
  items.some(
    ({ kind, box }) =>
      kind !== 'text' && box.height >= MIN_COLUMN_PX.height * scale && box.width >= MIN_COLUMN_PX.width * scale,
  );

/** Side by side. */
export const placeRow = (part: BoxPart, basis: number, css: Lengths): Placed => {
  const { items } = part.layout;
  const inner = innerOf(part);
  const [left, end] = [items[0]!.box.x - inner.x, right(inner) - right(items.at(-1)!.box)];
  const spaces = items.map(({ box }, at) => (at > 0 ? box.x - right(items[at - 1]!.box) : 0));
  const pushed = pushedAt(spaces, css.scale);
  const isTall = hasColumns(items, css.scale);
  const isCentred = isInMiddle(part, left, end, css) && pushed < 0 && !isTall;
  const keepsToEnd = !isCentred && pushed < 0 && !isTall && isAtEnd(left, end, css);
  const caption = captionOf(part);
  const kept = isTall || caption ? undefined : keepRow(items, css.scale);
  // Of a row that stays in one line more space than this is margin, which gives way.
  const gap = Math.min(
    commonGap(spaces.slice(1)),
    kept || (caption && pushed > 0) ? MAX_SPACE_PX * css.scale : Infinity,
  );
  const align = caption ? alignCaption(items, caption, inner, css) : alignRow(items, inner, css);
  const widest = items.reduce((a, b) => (b.box.width > a.box.width ? b : a));
  const pads = {
    left: isCentred || keepsToEnd ? 0 : Math.max(0, left),
    end: isCentred ? 0 : pushed > 0 || isTall || keepsToEnd ? Math.max(0, end) : 0,
  };
  const content = inner.width - pads.left - pads.end;
  const indent = (space: number): string =>
    kept ? css.indent(space, content) : css.offset('margin-left', space, content);
  const justify = isCentred ? 'justify-content:center' : keepsToEnd ? 'justify-content:flex-end' : '';
  return {
    // Rows of a table keep their columns, since the table scrolls, and captions stay beside their icons.
    ...(part.use !== 'row' &&
      !caption && { narrow: isTall ? stackOf(spaces) : kept ? ['keep'] : lineOf(spaces, gap, css) }),
    own: [
      'display:flex',
      justify,
      css.offset('gap', Math.max(0, gap), content),
      ...align.own,
      ...sidePads(pads.left, pads.end, part.box.width, basis, css),
      part.paint || part.use === 'row' || align.isCentred || part.line?.isBelow
        ? `min-height:${css.px(part.box.height)}`
        : '',
    ],
    items: items.map((item, at) => {
      // What grows would take the room that pushes another to the end.
      const grows = item === widest && item.kind === 'box' && isTall && pushed < 0;
      const spaceAt = (place: number): number =>
        place === 0 ? Math.min(0, left) : (spaces[place] ?? 0) - Math.max(0, gap);
      // The space between icon and words goes to the icon, so that the words need no box of their own.
      const isBehind = caption !== undefined && at > 0 && item === caption && at !== pushed;
      const space = isBehind ? 0 : spaceAt(at);
      return {
        part: item,
        width: content,
        css: [
          at === pushed ? 'margin-left:auto' : indent(justify && at === 0 ? 0 : space),
          caption && items[at + 1] === caption && at + 1 !== pushed ? css.rule('margin-right', spaceAt(at + 1)) : '',
          ...align.items[at]!,
          ...(css.wider && item === widest && (hasLines(item) || isField(item))
            ? [css.width(item.box.width, content)]
            : sizeOf(item, Infinity, css)),
          grows ? 'flex-grow:1' : isRigid(item, kept) ? 'flex:none' : '',
          item === kept?.yielding ? css.rule('min-width', kept?.least ?? 0) : '',
          ...(align.stretches[at] ? [] : heightOf(item, css)),
        ],
      };
    }),
  };
};

const FIELDS = typesWith('field');

/** A field takes what is left of its row. */
const isField = (part: Part): boolean => part.kind === 'control' && FIELDS.has(part.use);

/** Columns that do not touch keep apart where they go below each other. */
const stackOf = (spaces: readonly number[]): ('stack' | 'apart')[] =>
  spaces.some((space) => space > MAX_EDGE_OFF_PX) ? ['stack', 'apart'] : ['stack'];

/** Spaces that differ are margins, which are gone where a line wraps, and a wide gap is too; a small one for all stays. */
const lineOf = (spaces: readonly number[], gap: number, { scale }: Lengths): ('line' | 'spread')[] =>
  gap > MAX_SPACE_PX * scale || spaces.slice(1).some((space) => Math.abs(space - gap) > MIN_SEEN_PX * scale)
    ? ['line', 'spread']
    : ['line'];

const isRigid = (item: Part, kept: KeptRow | undefined): boolean =>
  kept ? item !== kept.yielding : isIcon(item) || item.kind === 'control';

/** The item that begins after the widest space, where that is wide and much wider than the others; -1 where there is none. */
const pushedAt = (spaces: readonly number[], scale: number): number => {
  const widest = Math.max(...spaces);
  return widest >= MIN_PUSHED_PX * scale && spaces.filter((space) => space > widest / 2).length === 1
    ? spaces.indexOf(widest)
    : -1;
};

type RowAlign = { own: string[]; items: string[][]; stretches: boolean[]; isCentred: boolean };

const alignRow = (items: readonly Part[], inner: Box, css: Lengths): RowAlign => {
  const offs = items.map(({ box }) => 2 * (centreY(box) - centreY(inner)));
  const isAt = (a: number, b: number): boolean => Math.abs(a - b) < MIN_SEEN_PX * css.scale;
  const spans = items.map(
    ({ kind, box }) => kind === 'box' && isAt(box.y, inner.y) && isAt(bottom(box), bottom(inner)),
  );
  const isCentred = offs.every((off, at) => spans[at] || Math.abs(off) <= 2 * MAX_LEVEL_OFF_PX);
  if (isCentred)
    return {
      isCentred,
      own: ['align-items:center'],
      stretches: spans,
      items: items.map(({ box }, at) => (spans[at] ? ['align-self:stretch'] : centredIn(box, inner, css))),
    };
  const top = Math.max(0, Math.min(...items.map(({ box }) => box.y - inner.y)));
  return {
    isCentred,
    own: ['align-items:flex-start', css.rule('padding-top', top)],
    stretches: spans,
    items: items.map(({ box }, at) =>
      spans[at]
        ? ['align-self:stretch']
        : [
            css.rule('margin-top', box.y - inner.y - top),
            css.rule('margin-bottom', Math.min(0, bottom(inner) - bottom(box))),
          ],
    ),
  };
};

/** Words are in the middle of their row, and icons beside them as far off it as they were: so the words need no box of their own. */
const alignCaption = (items: readonly Part[], caption: Part, inner: Box, css: Lengths): RowAlign => {
  const middle = centreY(caption.box);
  const [above, below] = [middle - inner.y, bottom(inner) - middle];
  return {
    isCentred: true,
    own: [
      'align-items:center',
      css.rule('padding-top', Math.max(0, above - below)),
      css.rule('padding-bottom', Math.max(0, below - above)),
    ],
    stretches: items.map(() => false),
    items: items.map(({ box }) => {
      const off = 2 * (centreY(box) - middle);
      // Less than nothing on the far side, so that a large icon makes the row no higher.
      return [css.rule('margin-top', Math.min(0, off)), css.rule('margin-bottom', Math.min(0, -off))];
    }),
  };
};

/** Margins for what is not quite in the middle, or higher than what holds it. */
const centredIn = (box: Box, inner: Box, css: Lengths): string[] => {
  const [above, below] = [box.y - inner.y, bottom(inner) - bottom(box)];
  const least = Math.min(0, above, below) < 0 ? 0 : Math.min(above, below);
  return [css.rule('margin-top', above - least), css.rule('margin-bottom', below - least)];
};
