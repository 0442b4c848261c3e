import { type Box, bottom, right } from '../../geometry.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart, Part, TextPart } from '../part.ts';
import {
  commonGap,
  heightOf,
  innerOf,
  isAtEnd,
  isIcon,
  isInMiddle,
  MAX_EDGE_OFF_PX,
  MAX_MIDDLE_OFF_PX,
  MIN_PUSHED_PX,
  type Placed,
  shapeOf,
  sidePads,
  sizeOf,
} from './placed.ts';

/** Room at the end of a box beyond this, in CSS pixels, is height and no padding. */
const MAX_FOOT_PX = 48;

/** Whether a box is as wide as what holds it lets it be: nothing shows where it ends. */
export const isOpen = (part: Part): part is BoxPart =>
  part.kind === 'box' && !part.paint && OPEN.has(part.layout.direction);

const OPEN: ReadonlySet<string> = new Set(['row', 'column', 'spread']);

export const widened = (part: Part, { x, width }: Box): Part => ({ ...part, box: { ...part.box, x, width } });

/** One below the other; what paints nothing is as wide as the column. */
export const placeColumn = (part: BoxPart, basis: number, css: Lengths): Placed => {
  const { items } = part.layout;
  const inner = innerOf(part);
  // What the page itself leaves free is left free by what is in it: its own percentages are of the window.
  const least = (rooms: number[]): number =>
    part.use === 'page' || rooms.length === 0 ? 0 : Math.max(0, Math.min(...rooms));
  const room = least(items.map(({ box }) => box.x - inner.x));
  const measured = least(items.map(({ box }) => right(inner) - right(box)));
  const [left, end] = isAtEnd(room, measured, css) ? [0, measured] : padsOf(items, room, measured, inner, css);
  const content = { ...inner, x: inner.x + left, width: inner.width - left - end };
  const top = Math.max(0, (items[0]?.box.y ?? inner.y) - inner.y);
  const spaces = items.map(({ box }, at) => box.y - (at > 0 ? bottom(items[at - 1]!.box) : inner.y + top));
  const gap = commonGap(spaces.slice(1));
  const areAllCentred = areCentred(items, content, css);
  const inMiddle = centredAmong(items, content, css);
  const foot = bottom(inner) - bottom(items.at(-1)?.box ?? inner);
  // A page that grows needs more or less height for the same things: what it leaves free goes with them.
  const footPad = Math.max(0, css.wider && part.use !== 'page' ? foot : Math.min(foot, MAX_FOOT_PX * css.scale));
  return {
    own: [
      'display:flex',
      'flex-direction:column',
      'align-items:flex-start',
      css.rule('gap', gap),
      css.rule('padding-top', top),
      css.rule('padding-bottom', footPad),
      ...sidePads(left, end, part, basis, css),
      foot - footPad > MAX_EDGE_OFF_PX ? `min-height:${css.px(part.box.height)}` : '',
    ],
    items: items.map((item, at) => {
      // A line along its side shows where it ends.
      const child = isOpen(item) && item.line === undefined ? widened(item, content) : item;
      const space = (spaces[at] ?? 0) - (at > 0 ? gap : 0);
      return {
        part: child,
        width: content.width,
        rule: space <= -MAX_EDGE_OFF_PX || foot < 0 ? 'lap' : undefined,
        css: [
          css.drop(space),
          at === items.length - 1 ? css.rule('margin-bottom', Math.min(0, foot)) : '',
          ...acrossColumn(child, content, css, {
            isCentred: areAllCentred || inMiddle.includes(item),
            isEdgeSeen: items.some((other) => other !== item && endsAt(other, content)),
          }),
          ...heightOf(child, css),
        ],
      };
    }),
  };
};

/** Pads that differ by no more, in CSS pixels, are one where something stands in the middle between them. */
const MAX_PAD_OFF_PX = 4;

/** Room on both sides of a column that nothing in it takes. */
const padsOf = (
  items: readonly Part[],
  room: number,
  measured: number,
  inner: Box,
  css: Lengths,
): [left: number, end: number] => {
  const least = Math.min(room, measured);
  if (isRagged(items, room, measured, inner, css) || areSmall(items, measured, css)) return [room, least];
  const isEven = (part: Part): boolean =>
    isInMiddle(part, part.box.x - inner.x - least, right(inner) - right(part.box) - least, css);
  const isOne =
    Math.abs(room - measured) <= MAX_PAD_OFF_PX * css.scale &&
    items.some(isEven) &&
    items.every((part) => isOpen(part) || isEven(part));
  return isOne || centredAmong(items, inner, css).length > 0 ? [least, least] : [room, measured];
};

/** Small boxes with much room behind them have a size of their own: they would grow with the column where that room is given away. */
const areSmall = (items: readonly Part[], end: number, { scale, wider }: Lengths): boolean =>
  !wider &&
  end > MIN_PUSHED_PX * scale &&
  items.every((item) => isOpen(item) || item.box.width <= MAX_SIGN_PX * scale) &&
  !items.every(isOpen);

/**
 * Lines that begin at one edge end where their words do: what is free behind them is nobody's, and room for longer ones. On a page that
 * grows it is so too where something that keeps its size ends before them.
 */
const isRagged = (items: readonly Part[], left: number, end: number, inner: Box, css: Lengths): boolean =>
  items.every((item) => {
    const [before, after] = [item.box.x - inner.x - left, right(inner) - right(item.box) - end];
    const isLines = item.kind === 'text' ? item.text.align === 'left' : isOpen(item) && item.line === undefined;
    if (!isLines && !(css.wider && item.kind !== 'text' && after > MAX_EDGE_OFF_PX)) return false;
    return !isInMiddle(item, before, after, css);
  });

/** Middles of what is centred differ by no more, in CSS pixels. */
const MAX_CENTRED_OFF_PX = 3;

/** All are in the middle of their column, which one alone always is: where their words need more lines, these are centred too. */
const areCentred = (items: readonly Part[], content: Box, { scale }: Lengths): boolean => {
  const rooms = items.map(({ box }) => [box.x - content.x, right(content) - right(box)] as const);
  return (
    rooms.every(([before, after]) => Math.abs(before - after) <= 2 * MAX_CENTRED_OFF_PX * scale) &&
    rooms.some(([before]) => before > 2 * MAX_CENTRED_OFF_PX * scale)
  );
};

/** Those that are in the middle of a column where another of another width is, too: neither is there by chance. */
const centredAmong = (items: readonly Part[], content: Box, css: Lengths): Part[] => {
  const slack = 2 * MAX_CENTRED_OFF_PX * css.scale;
  const inMiddle = items.filter(({ box }) => {
    const before = box.x - content.x;
    return before > slack && Math.abs(before - (right(content) - right(box))) <= slack;
  });
  const widths = inMiddle.map(({ box }) => box.width);
  return Math.max(...widths) - Math.min(...widths) > slack ? inMiddle : [];
};

/** Logos, faces and tiles up to this wide, in CSS pixels, keep their size where their column grows. */
const MAX_SIGN_PX = 96;

/** An icon, or a small picture with or without something on it. */
const isSign = (item: Part, { scale }: Lengths): boolean => {
  if (isIcon(item)) return true;
  const ground = item.kind === 'box' && item.layout.direction === 'stack' ? item.layout.items[0] : item;
  return ground.kind === 'picture' && ground.use !== 'chart' && item.box.width <= MAX_SIGN_PX * scale;
};

/** What takes so much of its column and stands in it with a little room on its sides grows with it. */
const MIN_GROWING_SHARE = 0.9;

const grows = (item: Part, room: number, content: Box, css: Lengths): string[] | undefined =>
  (item.kind === 'box' || item.kind === 'control') && room >= 0 && item.box.width >= MIN_GROWING_SHARE * content.width
    ? [`width:calc(100% - ${css.px(room)})`]
    : undefined;

/** Something ends where its column does. */
const endsAt = ({ box }: Part, content: Box): boolean => Math.abs(right(content) - right(box)) <= MAX_MIDDLE_OFF_PX;

/** A box that reaches over a side of its column by less, in CSS pixels, was measured so. */
const MIN_OVERHANG_PX = 4;

/** What the others in a column say of one of them: it is centred as they are, and one of them ends where the column does. */
type Among = { isCentred: boolean; isEdgeSeen: boolean };

const acrossColumn = (item: Part, content: Box, css: Lengths, { isCentred, isEdgeSeen }: Among): string[] => {
  const [before, after] = [item.box.x - content.x, right(content) - right(item.box)];
  const slack = item.kind === 'picture' ? MAX_EDGE_OFF_PX / 4 : MAX_EDGE_OFF_PX;
  const spans = before <= slack && after <= slack;
  const hangsOver = Math.min(before, after) <= -MIN_OVERHANG_PX * css.scale && !item.most && !isSign(item, css);
  if (spans && item.kind !== 'text' && hangsOver) {
    const margins = css.overhang(before, after, content.width);
    return ['align-self:stretch', 'max-width:none', ...margins, ...shapeOf(item, css)];
  }
  const most = item.most ? [css.rule('max-width', item.most)] : [];
  if (spans && item.kind !== 'text' && !isSign(item, css)) {
    const shape = shapeOf(item, css, content.width);
    return item.most && item.isCentred
      ? ['align-self:center', 'width:100%', ...most, ...shape]
      : ['align-self:stretch', ...most, ...shape];
  }
  const size = [...(grows(item, before + after, content, css) ?? sizeOf(item, content.width, css)), ...most];
  const contained = item.most ? '' : css.contain(before, content.width);
  if (item.kind === 'text' && !css.wider && isCentredText(item, isCentred, before - after, css)) {
    const words = item.text.lineCount === 1 ? 'text-align:center' : '';
    // Where its letters say otherwise it is as far off the middle as they are.
    const off = isInMiddle(item, before, after, css) || spans ? 0 : before - after;
    return ['align-self:center', offMiddle(off, css), ...size, words];
  }
  const words = isCentred && item.kind === 'text' && item.text.lineCount === 1 ? ['text-align:center'] : [];
  if (isInMiddle(item, before, after, css)) return ['align-self:center', ...size, contained, ...words];
  if (isCentred && !css.wider && item.kind !== 'text')
    return ['align-self:center', offMiddle(before - after, css), ...size];
  // The column ends where the last letter in it does: that alone says nothing of where things begin.
  const isAtEdge =
    before > MAX_EDGE_OFF_PX && endsAt(item, content) && (isEdgeSeen || before > MIN_PUSHED_PX * css.scale);
  if (isAtEdge) return ['align-self:flex-end', ...size, ...words];
  const margin = css.indent(before, content.width);
  const grown = css.wider && item.kind === 'text' && fills(item, right(content) - item.box.x);
  return [
    margin,
    margin && before > 0 ? `max-width:calc(100% - ${margin.split(':')[1]})` : '',
    ...(grown ? [css.filling(item.box.width), ...most] : size),
    ...words,
  ];
};

/** Letters of a text are as wide as those of its longest line, give or take this share. */
const MAX_LETTER_OFF_SHARE = 0.1;

/** Each line of a text ends where the next word has no room: it takes its column, and ends before that only because of its words. */
const fills = ({ text, box }: TextPart, room: number): boolean => {
  const letter = (box.width / Math.max(...text.lines.map((line) => line.length))) * (1 + MAX_LETTER_OFF_SHARE);
  const isFull = (line: string, next: string): boolean =>
    (line.length + 1 + next.split(' ')[0]!.length) * letter > room;
  const isBroken = text.lines.every((line, at) => at === 0 || isFull(text.lines[at - 1]!, line));
  return text.align === 'left' && text.lineCount > 1 && isBroken;
};

/** What is centred and was measured a little off the middle is as far off it as it was. */
const offMiddle = (off: number, css: Lengths): string =>
  css.rule(off > 0 ? 'margin-left' : 'margin-right', Math.abs(off));

/** Its lines are centred and it is about in the middle of its column, or it is a line among others that are. */
const isCentredText = ({ text }: TextPart, isAmongCentred: boolean, off: number, { scale }: Lengths): boolean =>
  (isAmongCentred || (text.lineCount > 1 && text.align === 'center')) &&
  Math.abs(off) <= 2 * MAX_CENTRED_OFF_PX * scale;
