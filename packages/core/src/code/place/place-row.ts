import { typesWith } from '../../ontology/element-types.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { alignCaption, alignRow } from './align-row.ts';
import type { KeptRow } from './keep-row.ts';
import { MAX_TIGHT_PX, narrowOf, ruleOf } from './narrow-row.ts';
import { placeCells } from './place-cells.ts';
import { hasLines, heightOf, innerOf, isIcon, isInMiddle, type Placed, sidePads, sizeOf } from './placed.ts';
import { type Row, readRow } from './read-row.ts';

/** Side by side. */
export const placeRow = (part: BoxPart, basis: number, css: Lengths): Placed => {
  if (part.columns && !css.wider) return placeCells(part, part.columns, css);
  const { items } = part.layout;
  const inner = innerOf(part);
  const row = readRow(part, css);
  const { gap, pushed, isTall, caption, justify } = row;
  const align = caption ? alignCaption(items, caption, inner, css) : alignRow(items, inner, css);
  const keepsToEnd = justify === 'flex-end';
  const hasEnd = pushed > 0 || isTall || keepsToEnd;
  const pads =
    justify === 'center'
      ? padsOffMiddle(row, part, css)
      : { left: keepsToEnd ? 0 : Math.max(0, row.left), end: hasEnd ? Math.max(0, row.end) : 0 };
  const content = inner.width - pads.left - pads.end;
  return {
    // Rows of a table keep their columns, since the table scrolls, and captions stay beside their icons.
    ...(part.use !== 'row' && !caption && { narrow: narrowOf(part, row, inner.width, css) }),
    own: [
      'display:flex',
      justify ? `justify-content:${justify}` : '',
      isFluid(part, row, css) ? css.rule('gap', gap) : css.offset('gap', Math.max(0, gap), content),
      ...align.own,
      ...sidePads(pads.left, pads.end, part, basis, css),
      part.paint || part.use === 'row' || align.isCentred || part.line?.isBelow
        ? `min-height:${css.px(part.box.height)}`
        : '',
    ],
    items: items.map((item, at) => ({
      part: item,
      width: content,
      rule: ruleOf(part, row, at, css),
      css: [
        ...acrossRow(part, row, at, content, css),
        ...align.items[at]!,
        ...alongRow(part, row, at, content, css),
        ...(align.stretches[at] ? [] : heightOf(item, css)),
      ],
    })),
  };
};

/** What is centred and was measured off the middle is as far off it as it was. */
const padsOffMiddle = ({ left, end }: Row, part: BoxPart, css: Lengths): { left: number; end: number } =>
  isInMiddle(part, left, end, css)
    ? { left: 0, end: 0 }
    : { left: Math.max(0, left - end), end: Math.max(0, end - left) };

/** The margins of an item of a row. */
const acrossRow = (part: BoxPart, row: Row, at: number, content: number, css: Lengths): string[] => {
  const { left, spaces, gap, pushed, caption, kept, justify } = row;
  const { items } = part.layout;
  const spaceAt = (place: number): number =>
    place === 0 ? Math.min(0, left) : (spaces[place] ?? 0) - Math.max(0, gap);
  const indent = (space: number): string => {
    if (kept) return css.indent(space, content);
    return isFluid(part, row, css) ? css.rule('margin-left', space) : css.offset('margin-left', space, content);
  };
  // The space between icon and words goes to the icon, so that the words need no box of their own.
  const isBehind = caption !== undefined && at > 0 && items[at] === caption && at !== pushed;
  const space = isBehind || (justify && at === 0) ? 0 : spaceAt(at);
  const isLast = caption && items[at + 1] === caption && at + 1 !== pushed;
  const pushes = justify === 'space-between' ? '' : 'margin-left:auto';
  return [at === pushed ? pushes : indent(space), isLast ? css.rule('margin-right', spaceAt(at + 1)) : ''];
};

/** How wide an item of a row is, and whether that changes with the row. */
const alongRow = (part: BoxPart, row: Row, at: number, content: number, css: Lengths): string[] => {
  const { items } = part.layout;
  const item = items[at]!;
  // What grows would take the room that pushes another to the end.
  const grows = item === row.widest && item.kind === 'box' && row.isTall && row.pushed < 0;
  const isLoose = item.kind === 'box' && item.layout.direction === 'row' && isFluid(item, readRow(item, css), css);
  const takesRest = css.wider && item === row.widest && (hasLines(item) || isField(item));
  return [
    ...(takesRest ? [css.width(item.box.width, content)] : isLoose ? [] : sizeOf(item, Infinity, css)),
    grows ? 'flex-grow:1' : isRigid(item, row.kept) ? 'flex:none' : '',
    item === row.kept?.yielding ? css.rule('min-width', row.kept?.least ?? 0) : '',
  ];
};

/** A row of words that is as wide as they are: it takes their sum, so that none of them goes to a next line for the part of a pixel. */
const isFluid = (part: BoxPart, { pushed, isTall, caption, kept, justify }: Row, { scale, wider }: Lengths): boolean =>
  !wider &&
  !part.paint &&
  part.use !== 'row' &&
  part.layout.floats.length === 0 &&
  part.box.width <= MAX_TIGHT_PX * scale &&
  pushed < 0 &&
  !isTall &&
  !caption &&
  !kept &&
  justify === undefined;

const FIELDS = typesWith('field');

/** A field takes what is left of its row. */
const isField = (part: Part): boolean => part.kind === 'control' && FIELDS.has(part.use);

const isRigid = (item: Part, kept: KeptRow | undefined): boolean =>
  kept ? item !== kept.yielding : isIcon(item) || item.kind === 'control';
