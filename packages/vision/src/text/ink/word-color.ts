import { alongLine } from '../../colour/along-line.ts';
import { distance } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { countColors, inkColor, type LineInk, type Rect } from './line-ink.ts';

/** From this share of the ink's distance from the paper on, a pixel surely is ink, of whatever colour. */
const INKED_SHARE = 0.45;
/** A pixel that lies off the way from the paper to a colour by more than this share of its own distance has another colour. */
const OTHER_WAY = 0.3;
/** A badge and an icon may both reach into a word. */
const MAX_STRANGERS = 2;

/** The colour in a word's box that differs most from the paper. */
export const strongestColor = (pixels: Pixels, { left, top, right, bottom }: Rect, ink: LineInk): number =>
  inkColor(pixels, countColors(pixels, left, top, right - left, bottom - top), ink);

/**
 * The colour of a word's strokes: the one that most of its columns show. The strongest may be that of a badge or an icon that
 * reaches into the word's box.
 */
export function wordColor(pixels: Pixels, rect: Rect, ink: LineInk): number {
  const { left, top, right, bottom } = rect;
  const counts = countColors(pixels, left, top, right - left, bottom - top);
  let color = inkColor(pixels, counts, ink);
  if (!ink.mixed || ink.fringed || pixels.isLossy) return color;
  for (let round = 0; round < MAX_STRANGERS && !isMain(pixels, rect, ink.paper, color); round++) {
    const stranger = color;
    for (const other of counts.keys())
      if (other !== ink.paper && isOnWay(other, stranger, ink.paper)) counts.delete(other);
    color = inkColor(pixels, counts, ink);
  }
  return color;
}

/** Does a colour have more of the ink than all others in at least half of the columns that have any? */
function isMain(pixels: Pixels, { left, top, right, bottom }: Rect, paper: number, color: number): boolean {
  const least = INKED_SHARE * distance(color, paper);
  let votes = 0;
  for (let x = left; x < right; x++) {
    let own = 0;
    let others = 0;
    for (let y = top; y < bottom; y++) {
      const seen = pixels.colors[y * pixels.width + x]!;
      if (distance(seen, paper) < least) continue;
      if (isOnWay(seen, color, paper)) own += 1;
      else others += 1;
    }
    votes += Math.sign(own - others);
  }
  return votes >= 0;
}

const isOnWay = (color: number, full: number, paper: number): boolean =>
  alongLine(color, full, paper).off <= OTHER_WAY * distance(color, paper);
