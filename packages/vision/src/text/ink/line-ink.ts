import { alongLine } from '../../colour/along-line.ts';
import { blue, distance, green, red } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { smearedColor } from './smeared-color.ts';
import { tellingChannel } from './telling-channel.ts';
import { TOP_RANK_SHARE, withoutFringes } from './without-fringes.ts';

/** What is ink and what is paper in the rectangle around a line. `coverage` is 0 (paper) to 1 (full ink), row by row. */
export type LineInk = {
  left: number;
  top: number;
  width: number;
  height: number;
  paper: number;
  color: number;
  /** True on photos and gradients, where hardly a pixel has exactly the paper's colour. */
  busy: boolean;
  /** True where words of several colours stand side by side: all that is far from the paper is ink then. */
  mixed: boolean;
  /** True for sub-pixel text, whose strokes have coloured sides. */
  fringed: boolean;
  /** Share of the inked pixels that have exactly the ink's colour: thin strokes hold hardly any. */
  solid: number;
  coverage: Float32Array;
};

export type Rect = { left: number; top: number; right: number; bottom: number };

/** Pixels at least this near to the strongest contrast are the core of the strokes. */
const CORE_SHARE = 0.93;
/** Half the way to the strongest contrast a pixel counts as inked. */
const INKED_SHARE = 0.4;
/** Below this share of exact paper a rectangle is a photo or gradient, and only the upper half of coverage is ink. */
const BUSY_PAPER_SHARE = 0.12;
/** Share of the rim that must have one exact colour to be called flat paper. */
const FLAT_SHARE = 0.45;

/** How many colours there are. */
const COLORS = 0x1000000;

const channels = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

/** Separates a line's ink from its paper: the rim tells the paper, the ink is what most words have farthest from it. */
export function findInk(pixels: Pixels, rect: Rect): LineInk {
  const left = Math.max(0, rect.left);
  const top = Math.max(0, rect.top);
  const width = Math.min(pixels.width, rect.right) - left;
  const height = Math.min(pixels.height, rect.bottom) - top;
  const place = { left, top, width, height };
  const paper = flatPaper(pixels, place) ?? middleColor(rimOf(pixels, place));
  const counts = countColors(pixels, left, top, width, height);
  const busy = (counts.get(paper) ?? 0) < BUSY_PAPER_SHARE * width * height;
  const { isFringed: fringed } = tellingChannel(pixels, { left, top, right: left + width, bottom: top + height });
  const color = inkColor(pixels, counts, { paper, fringed });
  const mixed = !busy && isMixed(counts, paper, color);
  const ink = { ...place, paper, color, busy, mixed, fringed, solid: 0, coverage: new Float32Array() };
  return withColor(pixels, ink, color);
}

/** The same rectangle with another colour for full coverage. */
export function withColor(pixels: Pixels, ink: LineInk, color: number): LineInk {
  const coverage = ink.mixed ? farness(pixels, ink, color) : coverageOf(pixels, ink, color);
  const solid = solidShare(pixels, ink, color, coverage);
  if (ink.busy) for (let i = 0; i < coverage.length; i++) coverage[i] = Math.max(0, 2 * coverage[i]! - 1);
  return { ...ink, color, solid, coverage };
}

function solidShare(
  pixels: Pixels,
  { left, top, width, height }: LineInk,
  color: number,
  coverage: Float32Array,
): number {
  let exact = 0;
  let inked = 0;
  for (let y = 0, i = 0; y < height; y++) {
    const row = (top + y) * pixels.width + left;
    for (let x = 0; x < width; x++, i++) {
      if (coverage[i]! > INKED_SHARE) inked++;
      if (pixels.colors[row + x] === color) exact++;
    }
  }
  return exact / Math.max(1, inked);
}

/** How often each colour occurs in a rectangle. */
export function countColors(
  pixels: Pixels,
  left: number,
  top: number,
  width: number,
  height: number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (let y = 0; y < height; y++) {
    const end = (top + y) * pixels.width + left + width;
    // Paper comes in long runs, and looking a colour up costs far more than comparing it.
    for (let from = end - width, to = from; from < end; from = to) {
      const color = pixels.colors[from]!;
      while (to < end && pixels.colors[to] === color) to++;
      counts.set(color, (counts.get(color) ?? 0) + to - from);
    }
  }
  return counts;
}

type Place = Pick<LineInk, 'left' | 'top' | 'width' | 'height'>;

/** The colour that most of the rim has; undefined on gradients and photos. */
export function flatPaper(pixels: Pixels, place: Place): number | undefined {
  const rim = rimOf(pixels, place);
  const counts = new Map<number, number>();
  for (const color of rim) counts.set(color, (counts.get(color) ?? 0) + 1);
  const [best, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
  return most >= FLAT_SHARE * rim.length ? best : undefined;
}

/** The middle of the rim's colours, channel by channel. */
function middleColor(rim: readonly number[]): number {
  const middle = (shift: number): number =>
    rim.map((color) => (color >> shift) & 255).sort((a, b) => a - b)[rim.length >> 1]!;
  return (middle(16) << 16) | (middle(8) << 8) | middle(0);
}

function rimOf(pixels: Pixels, { left, top, width, height }: Place): number[] {
  const rim: number[] = [];
  const at = (x: number, y: number): number => pixels.colors[(top + y) * pixels.width + left + x]!;
  for (let x = 0; x < width; x++) rim.push(at(x, 0), at(x, height - 1));
  for (let y = 1; y < height - 1; y++) rim.push(at(0, y), at(width - 1, y));
  return rim;
}

/** The colour of the strokes among the colours of a rectangle. */
export function inkColor(
  { isLossy }: Pixels,
  counts: ReadonlyMap<number, number>,
  { paper, fringed }: Pick<LineInk, 'paper' | 'fringed'>,
): number {
  const core = coreColor(counts, paper);
  if (isLossy) return smearedColor(counts, paper) ?? core;
  return fringed ? withoutFringes(counts, paper, core) : core;
}

/** The colour of the strokes' core: the most frequent of those farthest from the paper. */
function coreColor(counts: ReadonlyMap<number, number>, paper: number): number {
  const colors = farthestFirst(counts, paper);
  const farthest = distance(colors[0]!, paper);
  let inked = 0;
  for (const color of colors) {
    if (distance(color, paper) <= INKED_SHARE * farthest) break;
    inked += counts.get(color)!;
  }
  let seen = 0;
  let top = farthest;
  for (const color of colors) {
    seen += counts.get(color)!;
    top = distance(color, paper);
    if (seen >= Math.max(2, inked * TOP_RANK_SHARE)) break;
  }
  let best = colors[0]!;
  let most = 0;
  for (const color of colors) {
    const far = distance(color, paper);
    if (far > top) continue;
    if (far < CORE_SHARE * top) break;
    const count = counts.get(color)!;
    if (count > most) {
      best = color;
      most = count;
    }
  }
  return best;
}

/** Colours by their distance from the paper, and equal ones by their value: as one number each, which sorts fastest. */
function farthestFirst(counts: ReadonlyMap<number, number>, paper: number): Float64Array {
  const keys = new Float64Array(counts.size);
  let at = 0;
  for (const color of counts.keys()) {
    const far = (red(color) - red(paper)) ** 2 + (green(color) - green(paper)) ** 2 + (blue(color) - blue(paper)) ** 2;
    keys[at++] = color - far * COLORS;
  }
  keys.sort();
  for (let i = 0; i < keys.length; i++) keys[i] = keys[i]! - COLORS * Math.floor(keys[i]! / COLORS);
  return keys;
}

/** Of the pixels at least this far from the paper, in shares of the farthest ... */
const STRONG_SHARE = 0.45;
/** ... this share lies off the straight line from paper to ink by this share of its own distance, where colours are mixed. */
const MIN_OTHER_SHARE = 0.04;
const OFF_SHARE = 0.32;

/** True when many strong pixels are no mixture of paper and ink. */
function isMixed(counts: ReadonlyMap<number, number>, paper: number, ink: number): boolean {
  const length = distance(ink, paper);
  let strong = 0;
  let other = 0;
  for (const [color, count] of counts) {
    const far = distance(color, paper);
    if (far < STRONG_SHARE * length) continue;
    strong += count;
    if (alongLine(color, ink, paper).off > OFF_SHARE * far) other += count;
  }
  return other > MIN_OTHER_SHARE * strong;
}

/** How far each pixel is from the paper, whatever way, in shares of the ink's distance. */
function farness(pixels: Pixels, { left, top, width, height, paper }: LineInk, ink: number): Float32Array {
  const coverage = new Float32Array(width * height);
  const length = distance(ink, paper) || 1;
  for (let y = 0; y < height; y++) {
    const row = (top + y) * pixels.width + left;
    for (let x = 0; x < width; x++)
      coverage[y * width + x] = Math.min(1, distance(pixels.colors[row + x]!, paper) / length);
  }
  return coverage;
}

function coverageOf(pixels: Pixels, { left, top, width, height, paper }: LineInk, ink: number): Float32Array {
  const [pr, pg, pb] = channels(paper);
  const [ir, ig, ib] = channels(ink);
  const [dr, dg, db] = [ir - pr, ig - pg, ib - pb];
  const square = dr * dr + dg * dg + db * db || 1;
  const coverage = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (top + y) * pixels.width + left;
    for (let x = 0; x < width; x++) {
      const color = pixels.colors[row + x]!;
      if (color === paper) continue;
      const along = ((color >> 16) - pr) * dr + (((color >> 8) & 255) - pg) * dg + ((color & 255) - pb) * db;
      coverage[y * width + x] = Math.min(1, Math.max(0, along / square));
    }
  }
  return coverage;
}
