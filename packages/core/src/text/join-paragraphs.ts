import { channelsOf } from '../color/channels.ts';
import { type Box, centreX, centreY, right } from '../geometry.ts';
import { createRangeLookup, type RangeLookup } from '../lookup/range-lookup.ts';
import type { Element, TextLine } from '../measurement.ts';
import { lineCentre } from './line-centre.ts';
import { createOpenBlocks } from './open-blocks.ts';

/** Distance of two lines of one paragraph, centre to centre, in font sizes: from tight headings to loose body text. */
const PITCH_EM = { min: 0.85, max: 1.9 };
/** So much more is asked for than a pitch allows, since a height and a distance round differently. */
const ROUNDING_EM = 0.01;
/** Blocks are looked up by height in steps of this, less than from one line of small text to the next. */
const SHELF_PX = 4;
/** Beyond the largest pitch by this much, lines that the reading order swapped are past too. */
const FINISHED_SLACK_EM = 1;
/** Edges of lines that were set under each other differ by rounding and by the side bearing of their first letter. */
const EDGE_EM = 0.45;
/**
 * A list of short items looks like a wrapped paragraph, so a short line needs proof that it had to break: no room beside
 * it. A long line is running text.
 */
const LINE_EM = { short: 11, long: 20 };
/** Lines further away than this many font sizes belong to another column of text, even on the same edge. */
const COLUMN_EM = 12;
/** Texts whose middles differ by less than this, in font sizes, stand on one row. */
const SAME_ROW_EM = 0.35;
/** A space, in font sizes. */
const SPACE_EM = 0.28;
/** Neighbours on one line closer than this belong to one sentence set in several styles. */
const INLINE_GAP_EM = 0.75;

/** Anti-aliasing shifts the colour of a thin line; two text roles differ by more than this in some channel. */
const SAME_COLOR_STEP = 56;
const isSameColor = (a: string, b: string): boolean => {
  const other = channelsOf(b);
  return channelsOf(a).every((value, index) => Math.abs(value - other[index]!) <= SAME_COLOR_STEP);
};

const startsLower = (text: string): boolean => /^[\p{Ll}(&…]/u.test(text);
const endsSentence = (text: string): boolean => /[.!?:]["'”’)]?$/.test(text);

const isSameStyle = (a: TextLine, b: TextLine): boolean =>
  Math.max(a.fontSize, b.fontSize) / Math.min(a.fontSize, b.fontSize) <= 1.15 &&
  Math.abs(a.fontWeight - b.fontWeight) <= 150 &&
  (isSameColor(a.color, b.color) || isRunningOn(a, b));

/** A line of running text with a link in it may have been measured in the link's colour. */
const isRunningOn = (a: TextLine, b: TextLine): boolean =>
  a.box.width >= LINE_EM.long * a.fontSize && startsLower(b.text) && !endsSentence(a.text);

/** A line, what holds it, whether an icon of its own stands before it, and the place of the one text that it is known to be in. */
export type Piece = { line: TextLine; holder: Element | undefined; isLed?: boolean; place?: Box | undefined };

const isInlineNeighbour = (a: TextLine, b: TextLine): boolean =>
  Math.abs(centreY(a.box) - centreY(b.box)) < 0.5 * a.fontSize &&
  b.box.x >= right(a.box) - 2 &&
  b.box.x - right(a.box) <= INLINE_GAP_EM * a.fontSize;

/**
 * How far to the right a line could have gone: the holder's inner edge, or the next text on its row (`limitRight`). Of such texts
 * only one that stands beside this line and the next has to be a wall (`wallRight`), as a cell beside a cell of two lines is.
 */
const roomRight = (
  piece: Piece,
  byRow: RangeLookup<Piece>,
  pageWidth: number,
): Pick<Room, 'limitRight' | 'wallRight'> => {
  const { box, fontSize } = piece.line;
  const inset = piece.holder ? Math.min(48, Math.max(0, box.x - piece.holder.box.x)) : 0;
  const edge = piece.holder ? right(piece.holder.box) - inset : pageWidth;
  let [limitRight, wallRight] = [edge, edge];
  const row = centreY(box);
  for (const { line } of byRow(row - fontSize, row + fontSize)) {
    const below = centreY(line.box) - row;
    if (line === piece.line || line.box.x <= right(box) || Math.abs(below) >= fontSize) continue;
    limitRight = Math.min(limitRight, line.box.x - fontSize);
    if (below >= SAME_ROW_EM * fontSize) wallRight = Math.min(wallRight, line.box.x - fontSize);
  }
  return { limitRight, wallRight };
};

/** The other texts on a line's row in what holds it. */
const rowMates = ({ line, holder }: Piece, byRow: RangeLookup<Piece>): Box[] => {
  const row = centreY(line.box);
  const reach = SAME_ROW_EM * line.fontSize;
  return byRow(row - reach, row + reach).flatMap((other) =>
    other.line !== line && other.holder?.id === holder?.id ? [other.line.box] : [],
  );
};

/** Two rows of a list have a column beside them too: a value beside each label, a number beside each entry. */
const arePaired = (last: readonly Box[], next: readonly Box[], tolerance: number): boolean =>
  last.some((one) => next.some((other) => edgesMeet(one, other, tolerance) !== undefined));

/** How far to the right the lines on this line's left edge reach: where a sentence ends well before, a paragraph ends. */
const columnRight = ({ line, holder }: Piece, byTop: RangeLookup<Piece>): number =>
  Math.max(
    ...byTop(line.box.y - COLUMN_EM * line.fontSize, line.box.y + COLUMN_EM * line.fontSize).flatMap((piece) => {
      const isMate =
        piece.holder?.id === holder?.id &&
        Math.abs(piece.line.box.x - line.box.x) <= EDGE_EM * line.fontSize &&
        Math.abs(piece.line.fontSize - line.fontSize) <= 0.1 * line.fontSize;
      return isMate ? [right(piece.line.box)] : [];
    }),
  );

const edgesMeet = (a: Box, b: Box, tolerance: number): 'left' | 'center' | 'right' | undefined => {
  if (Math.abs(a.x - b.x) <= tolerance) return 'left';
  if (Math.abs(centreX(a) - centreX(b)) <= tolerance) return 'center';
  return Math.abs(right(a) - right(b)) <= tolerance ? 'right' : undefined;
};

/** A comma, an ampersand or a hyphen at its end: the line goes on. */
const leavesOpen = (text: string): boolean => /[,&]$|\p{L}-$/u.test(text);
/** A sentence that goes on below: in a list of small words the first is small too, and an address is a value under its label. */
const goesOnBelow = (first: string, next: string): boolean =>
  /^\p{Lu}/u.test(first) && startsLower(next) && !/[@/_]|\w\.\w/.test(next);
const startsBullet = (text: string): boolean => /^([•·▪‣–*-]|\d+[.)])\s?/u.test(text);

/** Without measured words, letters are taken to be equally wide. */
const firstWordWidth = ({ words, box, text }: TextLine): number =>
  words[0]?.box.width ?? (box.width * (text.split(' ')[0]?.length ?? 0)) / Math.max(1, text.length);

/** How far to the right a line could have gone, at most and at least, and how far those over and under it go. */
type Room = { limitRight: number; wallRight: number; columnRight: number };

/** The room of each line, found once: many lines ask about the same line above them. */
const createRoomLookup = (
  byRow: RangeLookup<Piece>,
  byTop: RangeLookup<Piece>,
  pageWidth: number,
): ((piece: Piece) => Room) => {
  const rooms = new Map<Piece, Room>();
  return (piece) => {
    const known = rooms.get(piece);
    const room = known ?? { ...roomRight(piece, byRow, pageWidth), columnRight: columnRight(piece, byTop) };
    if (!known) rooms.set(piece, room);
    return room;
  };
};

/** True when the second line reads as the first one's continuation and not as the next item of a list. */
const isContinuation = (
  lines: readonly TextLine[],
  next: TextLine,
  { limitRight, columnRight, wallRight }: Room,
  align: string,
  isPaired: () => boolean,
): boolean => {
  const last = lines.at(-1)!;
  const em = last.fontSize;
  if (startsBullet(next.text)) return false;
  const firstWord = firstWordWidth(next) + SPACE_EM * em;
  const widest = Math.max(...lines.map((line) => line.box.width), next.box.width);
  const column = endsSentence(last.text) ? Math.max(widest, columnRight - last.box.x) : widest;
  const full = align === 'left' ? Math.min(limitRight - last.box.x, column) : widest;
  const wouldHaveFit = last.box.width + firstWord <= full - 0.5 * em;
  if (wouldHaveFit) return false;
  if (last.box.width >= LINE_EM.long * em || leavesOpen(last.text)) return true;
  const roomLeft = align === 'left' ? limitRight - right(last.box) : 0;
  if (startsLower(next.text) && !endsSentence(last.text))
    return roomLeft < firstWord + 14 * em || lines.length > 1 || goesOnBelow(last.text, next.text);
  // Beside a name stand its badge and its date, and beside a label its value: they do not break it.
  if (last.box.width < LINE_EM.short * em)
    return align === 'left' && wallRight - right(last.box) < firstWord && !isPaired();
  return roomLeft < firstWord + em;
};

/** Joins lines that a page would hold in one element; the pieces must come in reading order. */
export const joinParagraphs = (pieces: readonly Piece[], pageWidth: number): Piece[][] => {
  const blocks: Piece[][] = [];
  const byRow = createRangeLookup(pieces, ({ line }) => centreY(line.box));
  const byTop = createRangeLookup(pieces, ({ line }) => line.box.y);
  const byLeft = createRangeLookup(pieces, ({ line }) => line.box.x);
  const goesOn = new Set(
    pieces.flatMap(({ line }) => {
      const row = centreY(line.box);
      const end = right(line.box);
      const rows = [row - 0.5 * line.fontSize, row + 0.5 * line.fontSize] as const;
      const columns = [end - 2, end + INLINE_GAP_EM * line.fontSize] as const;
      // A page may have thousands of lines on one row or on one edge, never both.
      const beside = byLeft.count(...columns) < byRow.count(...rows) ? byLeft(...columns) : byRow(...rows);
      return beside.some((other) => isInlineNeighbour(line, other.line)) ? [line] : [];
    }),
  );
  const roomOf = createRoomLookup(byRow, byTop, pageWidth);
  // Pieces come from top to bottom, so a block whose last line is far above is finished; without that, long pages crawl.
  const largest = pieces.reduce((size, { line }) => Math.max(size, line.fontSize), 0);
  const open = createOpenBlocks<Piece[]>((PITCH_EM.max + FINISHED_SLACK_EM) * largest, SHELF_PX);
  const known = Map.groupBy(pieces, ({ place }) => place);
  for (const piece of pieces) {
    const { line, holder, place } = piece;
    const row = lineCentre(line);
    open.step(row);
    if (place) {
      const block = known.get(place)!;
      if (block[0] === piece) blocks.push(block);
      continue;
    }
    const above = open
      .between(row - (PITCH_EM.max + ROUNDING_EM) * line.fontSize, row - (PITCH_EM.min - ROUNDING_EM) * line.fontSize)
      .filter((block) => {
        const last = block.at(-1)!;
        const pitch = (row - lineCentre(last.line)) / line.fontSize;
        if (pitch < PITCH_EM.min || pitch > PITCH_EM.max) return false;
        if (last.holder?.id !== holder?.id || !isSameStyle(last.line, line)) return false;
        // A line with an icon before it is the next item of a list.
        if (goesOn.has(last.line) || piece.isLed) return false;
        const first = block[0]!.line;
        const align = edgesMeet(first.box, line.box, EDGE_EM * line.fontSize);
        if (align === undefined) return false;
        const known = block.length > 1 ? edgesMeet(first.box, last.line.box, EDGE_EM * line.fontSize) : align;
        if (known !== align && align !== 'left') return false;
        return isContinuation(
          block.map((member) => member.line),
          line,
          roomOf(last),
          align,
          () => arePaired(rowMates(last, byRow), rowMates(piece, byRow), EDGE_EM * line.fontSize),
        );
      });
    const nearest = above.sort(
      (a, b) => Math.abs(a[0]!.line.box.x - line.box.x) - Math.abs(b[0]!.line.box.x - line.box.x),
    )[0];
    if (nearest) nearest.push(piece);
    else blocks.push([piece]);
    open.keep(nearest ?? blocks.at(-1)!);
  }
  return blocks;
};
