import { distance } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { inkBand } from '../ink/ink-band.ts';
import { findInk, type LineInk, type Rect, withColor } from '../ink/line-ink.ts';
import type { CropBox } from '../ink/telling-channel.ts';
import { withinBackground } from '../ink/within-background.ts';
import { type GlyphLine, lengthInHeights, MAX_LENGTH_HEIGHTS } from '../lines/glyph-line.ts';
import { countLetters, withoutLoneEnds } from './count-letters.ts';
import { cropLine, type LineCrop } from './crop-line.ts';
import { cutColors, type InkedWord } from './cut-colors.ts';
import { type LineReader, type LineStyle, meanConfidence, type ReadChar, type Reading } from './line-reader.ts';
import { mendBars } from './mend-bars.ts';
import { mendChars } from './mend-chars.ts';
import { splitWords, textOf } from './split-words.ts';

/** A line of glyphs that reads as text. */
export type ReadLine = {
  crop: CropBox;
  ink: LineInk;
  chars: ReadChar[];
  words: InkedWord[];
  confidence: number;
  style?: LineStyle;
  /** Read by the large network from this very crop. */
  careful?: true | undefined;
};

/** Air around the ink in the reader's crop, in ink heights: the middle of what it was trained with. */
const CROP_AIR_HEIGHTS = 0.18;
/** Below this likelihood a candidate must read surely at once: most are icons, map shapes and parts of photos. */
const UNLIKELY = 0.03;
/** Below this the detector is as sure as can be: of a thousand such candidates of public pages none was text, and reading them cost a tenth. */
export const NO_TEXT = 0.002;
/** What the detector calls no text, and is longer than this and of fewer pieces, is a bar or a chart. */
const MAX_UNLIKELY_HEIGHTS = 20;
const MIN_UNLIKELY_PIECES = 3;
/** What the edge of the picture cuts off is reported only where the reader has no doubt: halves of letters read like others. */
const MIN_CUT_CONFIDENCE = 0.98;
/** Colours of words nearer than this are one colour, antialiased differently. */
const SAME_COLOR = 60;

/** Reads one candidate; undefined where it is not text. `likelihood` is what the detector thinks of it, 0 to 1. */
export async function readLine(
  pixels: Pixels,
  glyphs: GlyphLine,
  likelihood: number,
  read: LineReader,
): Promise<ReadLine | undefined> {
  if (likelihood < NO_TEXT) return undefined;
  const isPlain = likelihood < UNLIKELY && glyphs.glyphs.length < MIN_UNLIKELY_PIECES;
  if (lengthInHeights(glyphs) > (isPlain ? MAX_UNLIKELY_HEIGHTS : MAX_LENGTH_HEIGHTS)) return undefined;
  const crop = cropAround(glyphs);
  const reading = await read(cropLine(pixels, crop), likelihood < UNLIKELY ? 'quick' : 'usual');
  const confidence = meanConfidence(reading.chars);
  const isRead = isText(reading.chars, confidence, likelihood) && confidence >= leastConfidence(pixels, glyphs);
  return isRead ? toReadLine(pixels, glyphs, crop, reading) : undefined;
}

/** Reads a candidate that is text, whatever the reader makes of it; a rule is none, and may have no height to read. */
export async function readUnsure(pixels: Pixels, glyphs: GlyphLine, read: LineReader): Promise<ReadLine | undefined> {
  if (lengthInHeights(glyphs) > MAX_LENGTH_HEIGHTS) return undefined;
  const crop = cropAround(glyphs);
  return toReadLine(pixels, glyphs, crop, await read(cropLine(pixels, crop), 'quick'));
}

function cropAround({ left, top, right, bottom }: GlyphLine): CropBox {
  const air = CROP_AIR_HEIGHTS * (bottom - top - 2);
  return { left: left - air, top: top + 1 - air, right: right + air, bottom: bottom - 1 + air };
}

const LETTER = /[\p{L}\p{N}]/u;

/** Below this a reading on a photo is made up; elsewhere edges vouch for letters. */
const MIN_PHOTO_CONFIDENCE = 0.9;
const MIN_PHOTO_CHARS = 3;
/** From this on a second look cannot read it better. */
const SURE_PHOTO_CONFIDENCE = 0.98;

/** How many letters a line must have that is known in parts, and how many the small network must see at a glance. */
export type LeastLetters = { read: number; glanced: number };

/** Reads a line that only the detector saw: first as it is, then with all but the strokes' own colour faded out. */
export async function readLikelyLine(
  pixels: Pixels,
  loose: GlyphLine,
  read: LineReader,
  least: LeastLetters = { read: 0, glanced: 0 },
): Promise<ReadLine | undefined> {
  const rect = { ...loose, ...withinBackground(pixels, loose) };
  const line = { ...rect, ...inkBand(pixels, rect) };
  const around = cropAround(line);
  // Beyond the edge of the picture is no air.
  const crop = { ...around, top: Math.max(0, around.top), bottom: Math.min(pixels.height, around.bottom) };
  const seen = cropLine(pixels, crop);
  if (least.glanced > 0 && lettersIn((await read(seen, 'quick')).chars) < least.glanced) return undefined;
  const first = await read(seen);
  // Where nothing is seen, fading shows nothing either.
  if (!first.chars.some(({ char }) => LETTER.test(char))) return undefined;
  const isSure = meanConfidence(first.chars) >= SURE_PHOTO_CONFIDENCE;
  const second = isSure ? first : await read(fadedCrop(pixels, rect));
  const reading = meanConfidence(second.chars) > meanConfidence(first.chars) ? second : first;
  const { chars } = reading;
  const letters = chars.filter(({ char }) => LETTER.test(char)).length;
  const confidence = Math.max(MIN_PHOTO_CONFIDENCE, leastConfidence(pixels, rect));
  if (letters < MIN_PHOTO_CHARS || meanConfidence(chars) < confidence) return undefined;
  const found =
    reading === first
      ? toReadLine(pixels, line, crop, first)
      : // Unfaded it may still read better.
        toReadLine(pixels, line, rect, { ...second, careful: undefined });
  return found && countLetters(withoutLoneEnds(found.words.map(textOf))) >= least.read ? found : undefined;
}

/** Letters of a reading as far as it can be told before its words are. */
const lettersIn = (chars: readonly ReadChar[]): number =>
  countLetters(
    withoutLoneEnds(
      chars
        .map(({ char }) => char)
        .join('')
        .trim()
        .split(' '),
    ),
  );

/** The crop of a line with its strokes' own colour in white and all else faded to black. */
function fadedCrop(pixels: Pixels, rect: GlyphLine): LineCrop {
  const { width, height, coverage } = findInk(pixels, rect);
  const colors = new Uint32Array(coverage.length);
  coverage.forEach((share, at) => {
    colors[at] = Math.round(255 * share) * 0x010101;
  });
  const [right, bottom] = [rect.right - Math.max(0, rect.left), rect.bottom - Math.max(0, rect.top)];
  return cropLine({ width, height, colors }, { left: 0, top: 0, right, bottom });
}

/** Reads a line again with the large network alone; its style stays what the small one saw. */
export async function rereadLine(pixels: Pixels, line: ReadLine, read: LineReader): Promise<ReadLine | undefined> {
  const { left, top, width, height } = line.ink;
  const { chars } = await read(cropLine(pixels, line.crop), 'careful');
  const reading = line.style ? { chars, style: line.style } : { chars };
  return toReadLine(pixels, { left, top, right: left + width, bottom: top + height }, line.crop, reading);
}

/** The same line with other characters, such as more spaces: its words are cut anew. */
export function resplitLine(pixels: Pixels, line: ReadLine, chars: ReadChar[]): ReadLine | undefined {
  const { left, top, width, height } = line.ink;
  const rect = { left, top, right: left + width, bottom: top + height };
  const { confidence } = line;
  const found = toReadLine(pixels, rect, line.crop, { ...line, chars });
  return found && { ...found, confidence };
}

function toReadLine(pixels: Pixels, rect: Rect, crop: CropBox, reading: Reading): ReadLine | undefined {
  const { chars } = reading;
  const ink = findInk(pixels, rect);
  const toX = (at: number): number => crop.left + at * (crop.right - crop.left) - ink.left;
  const split = mendBars(splitWords(ink, mendChars(chars), toX));
  const words = split.flatMap((word) => cutColors(pixels, word, ink, toX));
  if (words.length === 0) return undefined;
  const color = mainColor(words, ink);
  const inked = color === ink.color ? ink : withColor(pixels, ink, color);
  return { ...reading, crop, ink: inked, words, confidence: meanConfidence(chars) };
}

const leastConfidence = ({ height }: Pixels, { top, bottom }: Rect): number =>
  top <= 1 || bottom >= height - 1 ? MIN_CUT_CONFIDENCE : 0;

/** Sure readings are text even where the detector saw none; a single character must be surer, as icons look like some. */
function isText(chars: readonly ReadChar[], confidence: number, likelihood: number): boolean {
  const letters = chars.filter(({ char }) => LETTER.test(char)).length;
  if (letters === 0 || isBar(chars)) return false;
  if (letters === 1 && chars.some(({ char }) => NO_WORD_END.test(char))) return false;
  if (letters === 1 && chars.length === 1) return likelihood > 0.3 ? confidence > 0.7 : confidence > 0.93;
  return likelihood > 0.3 ? confidence > 0.7 : confidence > 0.88;
}

/** Signs that never stand beside one letter alone: an arrow over a line reads like `1,`. */
const NO_WORD_END = /[,;'"`^~_]/;

/** A lone upright stroke is the edge of something, not a word. */
const isBar = (chars: readonly ReadChar[]): boolean => chars.length === 1 && /[Iil|]/.test(chars[0]!.char);

/** The colour that most characters of the line have; a coloured link in a sentence does not recolour the sentence. */
export function mainColor(words: readonly InkedWord[], { paper }: LineInk): number {
  const colors = words.map(({ color, chars }) => ({ color, votes: chars.length }));
  let best = colors[0]!;
  let most = 0;
  for (const candidate of colors) {
    const near = colors.filter(({ color }) => distance(color, candidate.color) < SAME_COLOR);
    const votes = near.reduce((sum, other) => sum + other.votes, 0);
    const isFarther = votes === most && distance(candidate.color, paper) > distance(best.color, paper);
    if (votes > most || isFarther) {
      best = candidate;
      most = votes;
    }
  }
  return best.color;
}
