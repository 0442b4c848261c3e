import type { Component } from '../ink/edge-components.ts';
import {
  type GlyphLine,
  lengthInHeights,
  MAX_HEIGHT_RATIO,
  MAX_LENGTH_HEIGHTS,
  MIN_SHARED_HEIGHT,
  toLine,
} from './glyph-line.ts';
import type { HeldComponents } from './without-containers.ts';

/** From a word to a dash or a middle dot, in line heights: a space, the air of the mark, and in monospaced capitals both are wide. */
const MAX_SPACE_HEIGHTS = 1.2;
/** Dashes and middle dots stand between these shares of the line's height, quotes above them. */
const MIDDLE = { from: 0.25, to: 0.68 };
/** Points and commas stand below, and as close to the word before them as letters do in letter-spaced text. */
const MAX_POINT_GAP_HEIGHTS = 0.6;
/** A dash stands in the middle between two words; the arrow of a menu stands at the end of one. */
const MAX_UNEVEN_HEIGHTS = 0.6;
/** The ink of a mark is no higher than this share of the words beside it. */
const MAX_MARK_HEIGHTS = 0.35;
/** Edges take a pixel above and below the ink. */
const EDGES_PX = 2;
const BAND_PX = 32;

const heightOf = ({ top, bottom }: { top: number; bottom: number }): number => bottom - top;
const bandOf = ({ top, bottom }: { top: number; bottom: number }): number => Math.floor((top + bottom) / 2 / BAND_PX);

/** Joins the words on both sides of a dash, a dot or a comma into one line, if that can be read as one: their letters alone stand too far apart there. */
export function joinAcrossMarks(
  lines: readonly GlyphLine[],
  marks: readonly Component[],
  frameOf: HeldComponents['frameOf'],
): GlyphLine[] {
  const bands = Map.groupBy(lines.filter(isWord), bandOf);
  const joined = new Map<GlyphLine, GlyphLine>();
  const whole = (line: GlyphLine): GlyphLine => {
    const larger = joined.get(line);
    return larger ? whole(larger) : line;
  };
  for (const mark of marks) {
    const beside = [-1, 0, 1]
      .flatMap((step) => bands.get(bandOf(mark) + step) ?? [])
      .filter((line) => isBeside(line, mark) && frameOf(line.glyphs[0]!) === frameOf(mark));
    const before = beside.filter((line) => line.right <= mark.left + 1).sort((a, b) => b.right - a.right)[0];
    const after = beside.filter((line) => line.left >= mark.right - 1).sort((a, b) => a.left - b.left)[0];
    if (!before || !after || !areAlike(before, after) || !ties(mark, before, after)) continue;
    const [left, right] = [whole(before), whole(after)];
    if (left === right) continue;
    const line = toLine([...left.glyphs, ...right.glyphs]);
    if (lengthInHeights(line) > MAX_LENGTH_HEIGHTS) continue;
    joined.set(left, line).set(right, line);
  }
  return [...new Set(lines.map(whole))];
}

/** One roundish component is an icon as often as a letter: an arrow before "−7 %" is not tied to it. */
const isWord = (line: GlyphLine): boolean => line.glyphs.length > 1 || line.right - line.left > heightOf(line);

/** Where the mark's middle is in the height of a line: 0 at the top, 1 at the bottom. */
const placeIn = (line: GlyphLine, mark: Component): number =>
  ((mark.top + mark.bottom) / 2 - line.top) / heightOf(line);

function isBeside(line: GlyphLine, mark: Component): boolean {
  const aside = Math.max(line.left - mark.right, mark.left - line.right);
  return (
    aside <= MAX_SPACE_HEIGHTS * heightOf(line) &&
    placeIn(line, mark) >= MIDDLE.from &&
    mark.top < line.bottom &&
    heightOf(mark) - EDGES_PX <= MAX_MARK_HEIGHTS * (heightOf(line) - EDGES_PX)
  );
}

/** True where the mark ties both: a dash or a dot between them, or a point or a comma after the first. */
function ties(mark: Component, before: GlyphLine, after: GlyphLine): boolean {
  const [gapBefore, gapAfter] = [mark.left - before.right, after.left - mark.right];
  const height = Math.min(heightOf(before), heightOf(after));
  if (placeIn(before, mark) > MIDDLE.to) return gapBefore <= MAX_POINT_GAP_HEIGHTS * height;
  return placeIn(after, mark) <= MIDDLE.to && Math.abs(gapBefore - gapAfter) <= MAX_UNEVEN_HEIGHTS * height;
}

function areAlike(a: GlyphLine, b: GlyphLine): boolean {
  const small = Math.min(heightOf(a), heightOf(b));
  const large = Math.max(heightOf(a), heightOf(b));
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return large <= MAX_HEIGHT_RATIO * small && shared >= MIN_SHARED_HEIGHT * small;
}
