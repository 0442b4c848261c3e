import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { cutMarkers } from './cut-markers.ts';
import { describeLines } from './describe-lines.ts';
import { dropStrays } from './drop-strays.ts';
import { findAlign } from './find-align.ts';
import { findComponents, markEdges } from './ink/edge-components.ts';
import type { Rect } from './ink/line-ink.ts';
import type { GlyphLine } from './lines/glyph-line.ts';
import { groupGlyphLines, releaseMarks } from './lines/glyph-lines.ts';
import { findHeldLines, isCount } from './lines/held-lines.ts';
import { isBarRow } from './lines/is-bar-row.ts';
import { joinFragments } from './lines/join-fragments.ts';
import { findLikelyLines, type LikelyLine } from './lines/likely-lines.ts';
import { readingOrder } from './lines/reading-order.ts';
import { partSizes } from './part-sizes.ts';
import { countLetters } from './read/count-letters.ts';
import { hideUnread, isForeignScript } from './read/foreign-script.ts';
import { createLineReader, type LineReader } from './read/line-reader.ts';
import { mendNumbers } from './read/mend-numbers.ts';
import { type LeastLetters, NO_TEXT, type ReadLine, readLikelyLine, readLine, readUnsure } from './read/read-line.ts';
import { rememberReadings } from './read/remember-readings.ts';
import { textOf } from './read/split-words.ts';
import { rereadDoubtful } from './reread-doubtful.ts';
import { settleSpaces } from './settle-spaces.ts';
import { createTextDetector, meanLikelihood } from './text-map.ts';

/** Reads every line of text with its place and look, in reading order. */
export async function readTexts(pixels: Pixels): Promise<TextLine[]> {
  const found = partSizes(pixels, dropStrays(cutMarkers(pixels, await readLines(pixels))));
  const read = joinFragments(describeLines(found, pixels.isLossy));
  const lines = isForeignScript(read) ? read.map(hideUnread) : read;
  const aligned = lines.map((line) => ({ ...line, align: findAlign(line, lines, pixels.width) }));
  return readingOrder(aligned, ({ box }) => box);
}

/** The stages from pixels to characters. */
async function readLines(pixels: Pixels): Promise<ReadLine[]> {
  const [detect, reader] = await Promise.all([createTextDetector(), createLineReader(pixels)]);
  const read = rememberReadings(reader);
  const edges = markEdges(pixels);
  const components = findComponents(edges, pixels.width);
  const candidates = groupGlyphLines(components, pixels).filter(({ glyphs }) => !isBarRow(glyphs));
  const map = await detect(pixels, edges, isLarge(candidates) ? 2 : 1);
  const lines: ReadLine[] = [];
  const refused: GlyphLine[] = [];
  for (const glyphs of candidates) {
    const likelihood = meanLikelihood(map, glyphs);
    const line = await readLine(pixels, glyphs, likelihood, read);
    if (line) lines.push(line);
    else {
      // One by one: a page of grain has more than a call takes arguments.
      for (const marks of releaseMarks(glyphs, pixels)) candidates.push(marks);
      lines.push(...(await readHeld(pixels, glyphs, likelihood, read)));
      if (likelihood >= SURELY_TEXT) refused.push(glyphs);
    }
  }
  if (isForeignScript(lines.map(toReading))) {
    for (const glyphs of refused) {
      const line = await readUnsure(pixels, glyphs, read);
      if (line) lines.push(line);
    }
  }
  let found = lines;
  for (const likely of findLikelyLines(map, lines.map(rectOf))) {
    const parts = partsOf(likely, found);
    if (likely.isBroken && cutsOther(likely, parts, found)) continue;
    const line = await readLikelyLine(pixels, likely, read, leastLetters(likely, parts));
    if (!line) continue;
    found = [...found.filter((other) => !parts.includes(other)), line];
  }
  return mendNumbers(settleSpaces(pixels, await rereadDoubtful(pixels, found, read)));
}

/** The counts in what is no glyph itself: a disc, alone or on an icon. Where the detector sees no text at all is none. */
async function readHeld(
  pixels: Pixels,
  { glyphs }: GlyphLine,
  likelihood: number,
  read: LineReader,
): Promise<ReadLine[]> {
  if (likelihood < NO_TEXT) return [];
  const found: ReadLine[] = [];
  for (const held of glyphs.flatMap((glyph) => findHeldLines(pixels, glyph))) {
    const line = await readLine(pixels, held, likelihood, read);
    if (line && isCount(line.words.map(textOf).join(' '))) found.push(line);
  }
  return found;
}

/** From this likelihood on a line of a page in another script is text, whatever the reader makes of it. */
const SURELY_TEXT = 0.5;

const toReading = ({ words, confidence }: ReadLine): { text: string; confidence: number } => ({
  text: words.map(textOf).join(' '),
  confidence,
});

/** Ink of small text at two device pixels a CSS pixel is at least this high. */
const LARGE_LINE_PX = 20;

/** True when hardly a line is small, as in pictures taken at twice the pixels: the detector may then look at a quarter. */
function isLarge(candidates: readonly GlyphLine[]): boolean {
  const heights = candidates
    .filter((line) => line.right - line.left > 2 * (line.bottom - line.top))
    .map((line) => line.bottom - line.top)
    .sort((a, b) => a - b);
  return (heights[Math.floor(heights.length * 0.2)] ?? 0) >= LARGE_LINE_PX;
}

const rectOf = ({ ink: { left, top, width, height } }: ReadLine): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Most of a word that edges found in a line on a photo lies in that line; one that lies in it with less is not part of it. */
const MIN_SHARED_WIDTH = 0.7;
/** A line that shares less of its width than this only touches the other. */
const MAX_TOUCHING_WIDTH = 0.15;

/** Share of a line's width that lies in the other's, where its middle is in the other's height. */
const sharedWidth = (part: Rect, whole: Rect): number => {
  const middle = (part.top + part.bottom) / 2;
  if (middle <= whole.top || middle >= whole.bottom) return 0;
  return (Math.min(part.right, whole.right) - Math.max(part.left, whole.left)) / (part.right - part.left);
};

/** The loose letters and words that edges found of a line that the detector sees whole. */
const partsOf = (whole: LikelyLine, lines: readonly ReadLine[]): ReadLine[] =>
  lines.filter((line) =>
    whole.isBroken ? sharedWidth(rectOf(line), whole) >= MIN_SHARED_WIDTH : isInside(rectOf(line), whole),
  );

/** True where a line that is no part of the whole one would be cut by it. */
const cutsOther = (whole: Rect, parts: readonly ReadLine[], lines: readonly ReadLine[]): boolean =>
  lines.some((other) => !parts.includes(other) && sharedWidth(rectOf(other), whole) > MAX_TOUCHING_WIDTH);

/** A line known in parts must have more letters than these. Beside one that is whole stands an icon, which a glance tells. */
const leastLetters = ({ isBroken }: LikelyLine, parts: readonly ReadLine[]): LeastLetters => {
  const read = isBroken ? lettersOf(parts) + 1 : 0;
  return { read, glanced: parts.length === 1 ? read : 0 };
};

const lettersOf = (lines: readonly ReadLine[]): number => countLetters(lines.flatMap(({ words }) => words.map(textOf)));

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left - 2 &&
  inner.right <= outer.right + 2 &&
  inner.top >= outer.top - 2 &&
  inner.bottom <= outer.bottom + 2;
