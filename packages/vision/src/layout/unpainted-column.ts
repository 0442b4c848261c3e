import { type Box, bottom, centreY, contains, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';

/** Entries of a menu are short words, and a menu that shows by its entries alone has many. */
const MAX_LETTERS = 28;
const MIN_ENTRIES = 8;
/** Where its entries begin, and where what is beside it begins and ends, as shares of the page. */
const MAX_LEFT = 0.2;
const MAX_EDGE = 0.4;
const MIN_END = 0.7;
/** Its first entry stands this far down at most, and this far below the bar above at most, in CSS pixels. */
const MAX_START = 320;
const MAX_HEAD = 160;
/** Space between the longest entry and what is beside it, and around the entries, in CSS pixels. */
const MIN_GUTTER = 24;
const PADDING = 16;
/** Entries have more room than lines of a text, in font sizes; most of them are the usual distance apart. */
const MIN_PITCH = 1.6;
const PITCH_SLACK = 0.2;
const MIN_EVEN = 0.7;
/** A painted content is at least this wide, as a share of the page. */
const MIN_PANE = 0.4;
/** Surfaces this wide are those of the page, as a share of it. */
const PAGE_WIDE = 0.95;
/** Words of a table have others in their row. */
const MAX_LEVEL = 0.5;

/** A column that nothing paints: many short words at one left edge and even distances, with the content beside them. */
export const unpaintedColumn = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
): Shape | undefined => {
  const column = longestColumn(texts, page);
  if (column.length < MIN_ENTRIES || column[0]!.box.y > MAX_START * page.scale) return undefined;
  const pitch = evenPitch(column);
  if (pitch === undefined) return undefined;
  const around = surround(column.map(({ box }) => box));
  const holders = shapes.filter(({ kind, box }) => kind === 'box' && contains(box, around, 1));
  // The menu in a card is a part of that card.
  if (holders.some(({ box }) => box.width < PAGE_WIDE * page.width)) return undefined;
  const isLevel = (box: Box) => box.y < bottom(around) && bottom(box) > around.y;
  const boxes = shapes.filter((shape) => shape.kind !== 'blob' && !holders.includes(shape)).map(({ box }) => box);
  const things = [...boxes, ...texts.map(({ box }) => box)].filter(isLevel);
  const beside = things.filter((box) => box.x > right(around));
  const edge = Math.min(...beside.map(({ x }) => x));
  const isCrossed = things.some((box) => box.x <= right(around) && right(box) > edge - MIN_GUTTER * page.scale);
  const isContent = edge <= MAX_EDGE * page.width && Math.max(...beside.map(right)) >= MIN_END * page.width;
  if (isCrossed || !isContent || edge - right(around) < MIN_GUTTER * page.scale) return undefined;
  const level = column.filter((entry) =>
    beside.some((box) => Math.abs(centreY(box) - centreY(entry.box)) <= 3 * page.scale),
  );
  if (level.length > MAX_LEVEL * column.length) return undefined;
  return { kind: 'box', box: columnBox(around, edge, pitch, boxes, page), fill: page.background, radius: 0, busy: 0 };
};

const longestColumn = (texts: readonly TextLine[], page: PageFacts): TextLine[] => {
  const entries = texts.filter(
    ({ text, box }) => text.length <= MAX_LETTERS && /\p{L}{2}/u.test(text) && box.x <= MAX_LEFT * page.width,
  );
  const sharing = (line: TextLine) =>
    entries.filter(
      (other) =>
        Math.abs(other.box.x - line.box.x) <= 3 * page.scale && Math.abs(other.fontSize - line.fontSize) <= page.scale,
    );
  const longest = entries.map(sharing).toSorted((a, b) => b.length - a.length)[0] ?? [];
  return longest.toSorted((a, b) => a.box.y - b.box.y);
};

/** The usual distance of two entries, where they keep it. */
const evenPitch = (column: readonly TextLine[]): number | undefined => {
  const pitches = column.slice(1).map((line, at) => centreY(line.box) - centreY(column[at]!.box));
  const usual = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)]!;
  const even = pitches.filter((pitch) => Math.abs(pitch - usual) <= PITCH_SLACK * usual);
  return usual >= MIN_PITCH * column[0]!.fontSize && even.length >= MIN_EVEN * pitches.length ? usual : undefined;
};

/** From the bar above to the last entry, or to the end of a picture that cuts it; up to a painted content or half the space before it. */
const columnBox = (around: Box, edge: number, pitch: number, boxes: readonly Box[], page: PageFacts): Box => {
  const bars = boxes.filter((box) => box.width >= PAGE_WIDE * page.width && bottom(box) <= around.y).map(bottom);
  const bar = Math.max(0, ...bars);
  const top = around.y - bar <= MAX_HEAD * page.scale ? bar : Math.round(around.y - pitch);
  const end = page.height - bottom(around) <= 1.5 * pitch ? page.height : Math.round(bottom(around) + pitch);
  const isPainted = boxes.some((box) => box.x === edge && box.width >= MIN_PANE * page.width);
  const last = isPainted ? edge : Math.round((right(around) + edge) / 2);
  const x = Math.max(0, around.x - PADDING * page.scale);
  return { x, y: top, width: last - x, height: end - top };
};
