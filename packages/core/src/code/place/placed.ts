import type { Box } from '../../geometry.ts';
import type { Side } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { Lengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';

/** CSS declarations for a box and for each thing in it, so that at the page's own width all come to their boxes. */
export type Placed = {
  own: string[];
  /** Rows that go on in the next line, stay in one, or become columns, where the page is narrower. */
  narrow?: readonly Narrowing[];
  items: PlacedItem[];
};
/** Rules of rows where the page is narrower than it was. */
export type Narrowing = 'line' | 'spread' | 'tight' | 'even' | 'bar' | 'words' | 'keep' | 'stack' | 'pile' | 'apart';
export type PlacedItem = {
  part: Part;
  css: string[];
  /** What percentages of it are of. */
  width: number;
  /** It lies over others, or partly so, or at the end of its row, or has room in it to give, or only the gap before it for a padding: none of it is so where the page is narrow. */
  rule?: 'over' | 'lap' | 'pushed' | 'loose' | 'inset' | undefined;
  /** Of a cell of a table: declarations of what it holds. */
  held?: readonly string[] | undefined;
};

/** Edges this near to each other, in pixels, are one. */
export const MAX_EDGE_OFF_PX = 1;
/** Text in the middle is at most this far from it, in pixels: letters show half a pixel. */
export const MAX_MIDDLE_OFF_PX = 0.75;
/** Of a text whose lines are centred, since both its ends are as exact as its letters. */
const MAX_CENTRED_TEXT_OFF_PX = 1.5;
/** The same, in CSS pixels, of what stands in the middle on a wider page. */
const MAX_CENTRED_OFF_PX = 8;
/** What a page that grows leaves on both sides differs by at most this share where it stands in the middle. */
const MAX_CENTRED_OFF_SHARE = 0.15;
/** Less room, in CSS pixels, does not tell the middle from an edge. */
const MIN_CENTRED_PX = 24;

/** Whether something stands in the middle of what is left before and after it. */
export const isInMiddle = (part: Part, before: number, after: number, { wider, scale }: Lengths): boolean => {
  const off = Math.abs(before - after);
  const isCentredText = part.kind === 'text' && part.text.align === 'center';
  const most = isCentredText ? MAX_CENTRED_TEXT_OFF_PX : MAX_MIDDLE_OFF_PX;
  if (before > MAX_EDGE_OFF_PX && off <= 2 * most) return true;
  if (!wider) return false;
  if (part.isCentred || isCentredText) return off <= MAX_CENTRED_OFF_PX * scale;
  return before >= MIN_CENTRED_PX * scale && off <= MAX_CENTRED_OFF_SHARE * before;
};

/** A gap in a row that is this wide, in CSS pixels, gives way first. */
export const MIN_PUSHED_PX = 40;

/** Words this wide, in CSS pixels, fit into half of the narrowest phone and stay on one line. */
const MAX_SHORT_PX = 140;

export const isShort = (lineCount: number, { width }: Box, scale: number): boolean =>
  lineCount === 1 && width <= MAX_SHORT_PX * scale;

/** The box inside the border. */
export const innerOf = ({ paint, box }: BoxPart): Box => {
  const width = (at: Side): number => {
    if (!paint || !('type' in paint)) return 0;
    return paint.edges?.find(({ side }) => side === at)?.width ?? paint.border?.width ?? 0;
  };
  const [top, end, foot, left] = [width('top'), width('right'), width('bottom'), width('left')];
  return { x: box.x + left, y: box.y + top, width: box.width - left - end, height: box.height - top - foot };
};

export const sidePads = (left: number, end: number, { box, paint }: BoxPart, basis: number, css: Lengths): string[] => {
  const kept = paint === undefined ? 0 : MAX_SPARE_PX * css.scale;
  return [
    css.side('padding-left', left, end, box.width, basis, kept),
    css.side('padding-right', end, left, box.width, basis, kept),
  ];
};

/** What is left of wide room at the sides of something painted where the page is narrow, in CSS pixels. */
const MAX_SPARE_PX = 16;

/** Much room before and little after: what is there keeps to the end. */
export const isAtEnd = (room: number, end: number, { scale }: Lengths): boolean =>
  room > MIN_PUSHED_PX * scale && end < room / 2;

export const isIcon = (part: Part): boolean => part.kind === 'picture' && part.use === 'icon';

/** Heights of one picture at two widths that differ by less than this share are one height. */
const MAX_HEIGHT_OFF_SHARE = 0.02;
/** Shapes of one picture at two widths that differ by less than this share are one shape. */
const MAX_RATIO_OFF_SHARE = 0.05;

/**
 * Pictures keep their shape at every width; what stretches them may be a pixel wider than they are. One that a wider page shows too
 * is as high as both say: as here, of the same shape, or in between as the page is.
 */
export const shapeOf = (part: Part, css: Lengths, width = part.box.width): string[] => {
  if (part.kind !== 'picture') return [];
  const { height } = part.box;
  const ratio = `aspect-ratio:${twoDecimals(width)}/${twoDecimals(height)}`;
  const there = css.wider?.boxOf([part.element.id]);
  if (!css.wider || isIcon(part)) return [ratio];
  const fixed = `height:${css.px(height)}`;
  // Words in it would grow with it.
  if (!there) return [part.use === 'chart' || part.labels.length > 0 ? fixed : ratio];
  const own = height / css.scale;
  if (Math.abs(there.height - own) <= MAX_HEIGHT_OFF_SHARE * own) return [fixed];
  const isOneShape = Math.abs((there.width / there.height) * (height / part.box.width) - 1) <= MAX_RATIO_OFF_SHARE;
  return [isOneShape ? ratio : css.between('height', height, there.height)];
};

const twoDecimals = (value: number): number => Math.round(100 * value) / 100;

/** What takes more of its column than this grows with it. */
const MIN_GROWING_SHARE = 0.5;

/** Buttons and badges are as wide as their words, unless they take all of it. */
const [WORDED, FIELDS] = [typesWith('worded'), typesWith('field')];
const MIN_FILLING_SHARE = 0.9;

/** It takes most of what it is in. */
export const isWide = ({ box, use }: Part, { width }: Pick<Box, 'width'>): boolean =>
  box.width > (WORDED.has(use) && !FIELDS.has(use) ? MIN_FILLING_SHARE : MIN_GROWING_SHARE) * width &&
  box.width <= width;

/** Texts of one line are as wide as their letters; `of` is the width that it is in. */
export const sizeOf = (part: Part, of: number, css: Lengths): string[] => {
  const { width } = part.box;
  if (part.kind === 'text') return part.text.lineCount > 1 ? [css.width(width, of)] : [];
  return [
    css.wider && !isIcon(part) && isWide(part, { width: of }) ? css.width(width, of) : `width:${css.px(width)}`,
    ...shapeOf(part, css),
  ];
};

/** It holds words that take several lines. */
export const hasLines = (part: Part): boolean =>
  part.kind === 'text' ? part.text.lineCount > 1 : part.kind === 'box' && part.layout.items.some(hasLines);

/** What is painted is as high as it was, or higher where its words need more lines. */
export const heightOf = (part: Part, css: Lengths): string[] => {
  if (part.kind === 'control') return [`height:${css.px(part.box.height)}`];
  return part.kind === 'box' && part.paint && isLoose(part) ? [`min-height:${css.px(part.box.height)}`] : [];
};

const isLoose = ({ layout }: BoxPart): boolean =>
  (layout.direction !== 'column' && layout.direction !== 'spread' && !(layout.direction === 'grid' && layout.wider)) ||
  layout.items.length === 0;

/** The space that most neighbours have; none where each is another, or they overlap. */
export const commonGap = (spaces: readonly number[]): number => {
  const counts = Map.groupBy(spaces, (space) => Math.round(2 * space) / 2);
  const [best] = [...counts].toSorted((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  return best && best[0] > 0 && (best[1].length > 1 || spaces.length === 1) ? best[0] : 0;
};
