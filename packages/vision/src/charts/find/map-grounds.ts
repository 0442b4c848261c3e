import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import { findRoot, unite } from '../../boxes/areas/find-root.ts';
import { isNear, type Segments, segment } from '../../boxes/areas/segment.ts';
import { smoothen } from '../../boxes/areas/smoothen.ts';
import type { Pixels } from '../../contract.ts';
import { MAX_WORD } from '../labels/chart-labels.ts';

/** Neighbouring pixels of a gradient differ by no more than this a channel; soft edges of shapes by more. */
const SMOOTH = 3;
/** Parts this close to each other in colour, with only a thin line between them, are one. */
const MAX_CHANNEL_GAP = 6;
/** A line between two parts is no thicker than this, with its soft edges, in CSS pixels. */
const MAX_LINE = 8;
/** Lines are no thicker than this, in CSS pixels; a grid or a curve in one piece covers less than this share of its box. */
const MAX_THIN = 3;
const MIN_DENSE = 0.25;
/** Smaller parts are shades of a soft edge, in pixels. */
const MIN_PART = 24;
/** A ground is at least this large, in CSS pixels of area; one without words on it covers this share of the page. */
const MIN_GROUND = 1500;
const MIN_BARE_SHARE = 0.15;
/** How far around a word its ground is looked at, in pixels. */
const AROUND_WORD = 2;

/** A part of smoothly changing colour; the lower right end of its box is exclusive. */
export type Part = { label: number; box: Box; size: number; isGround: boolean };

/** Which part each pixel lies in, and the parts that are not tiny. */
export type GroundMap = {
  width: number;
  height: number;
  /** The label of the part that each pixel lies in. */
  labels: Int32Array;
  parts: Map<number, Part>;
  /** 1 where something is drawn on a ground that is no word. */
  isDrawn: Uint8Array;
  scale: number;
};

/** Tells what things are drawn on (pages, cards, panels, flat or in a gradient) from what is drawn. */
export function mapGrounds(pixels: Pixels, read: readonly Box[], scale: number): GroundMap {
  const { width, height } = pixels;
  const words = read.filter((word) => word.height <= MAX_WORD * scale);
  const smooth = smoothen(segment(pixels), SMOOTH);
  const labels = new Int32Array(width * height);
  paintRuns(smooth, width, labels, (part) => part);
  const root = joinAcrossLines(pixels, smooth, labels, scale);
  const parts = listParts(smooth, root);
  paintRuns(smooth, width, labels, (part) => root[part]!);
  markGrounds(parts, labels, words, pixels, scale);
  const isDrawn = new Uint8Array(labels.length);
  paintRuns(smooth, width, isDrawn, (part) => (parts.get(root[part]!)?.isGround ? 0 : 1));
  for (const word of words) {
    const [left, end] = [Math.max(0, Math.floor(word.x) - 1), Math.min(width, Math.ceil(right(word)) + 1)];
    for (let y = Math.max(0, Math.floor(word.y) - 1); y < Math.min(height, bottom(word) + 1); y++)
      if (end > left) isDrawn.fill(0, y * width + left, y * width + end);
  }
  return { width, height, labels, parts, isDrawn, scale };
}

/** Gives all pixels of each part one value. */
const paintRuns = (
  { runStart, runEnd, runRow, runPart }: Segments,
  width: number,
  onto: Int32Array | Uint8Array,
  colorOf: (part: number) => number,
): void => {
  for (let run = 0; run < runStart.length; run++) {
    const row = runRow[run]! * width;
    onto.fill(colorOf(runPart[run]!), row + runStart[run]!, row + runEnd[run]!);
  }
};

/** What a grid line or a curve cuts in two is one ground: for each part the first of those that it is one with. */
const joinAcrossLines = (
  { width, height, colors }: Pixels,
  { count, size, left, top, right: end, bottom: low }: Segments,
  partAt: Int32Array,
  scale: number,
): Int32Array => {
  const root = new Int32Array(count);
  /** 0 for parts that are tiny, 1 for thin ones, 2 for all others. */
  const extent = new Uint8Array(count);
  for (let part = 0; part < count; part++) {
    root[part] = part;
    if (size[part]! < MIN_PART) continue;
    const [wide, high] = [end[part]! - left[part]!, low[part]! - top[part]!];
    const isThin = Math.min(wide, high) <= MAX_THIN * scale || size[part]! < MIN_DENSE * wide * high;
    extent[part] = isThin ? 1 : 2;
  }
  const reach = Math.round(MAX_LINE * scale);
  /** Goes along a row or a column; `from` and `to` are where a stretch of one part begins and ends, `last` where the one before ended. */
  const pass = (start: number, step: number, from: number, to: number, last: number): number => {
    const here = start + from * step;
    const part = partAt[here]!;
    if (extent[part] === 0 || (extent[part] === 1 && to - from <= MAX_THIN * scale)) return last;
    const before = start + last * step;
    if (
      last >= 0 &&
      from - last - 1 <= reach &&
      partAt[before] !== part &&
      isNear(colors[here]!, colors[before]!, MAX_CHANNEL_GAP)
    )
      unite(root, partAt[before]!, part);
    return to - 1;
  };
  for (let y = 0; y < height; y++) {
    let [from, last] = [0, -1];
    for (let x = 1; x <= width; x++) {
      if (x < width && partAt[y * width + x] === partAt[y * width + x - 1]) continue;
      last = pass(y * width, 1, from, x, last);
      from = x;
    }
  }
  // Row by row for all columns at once: pixels above each other lie far apart in memory.
  const [from, last] = [new Int32Array(width), new Int32Array(width).fill(-1)];
  for (let y = 1; y <= height; y++)
    for (let x = 0; x < width; x++) {
      if (y < height && partAt[y * width + x] === partAt[(y - 1) * width + x]) continue;
      last[x] = pass(x, width, from[x]!, y, last[x]!);
      from[x] = y;
    }
  for (let part = 0; part < count; part++) root[part] = findRoot(root, part);
  return root;
};

/** The parts that are not tiny, in the order of their first pixels; a photo has as many tiny ones as pixels. */
const listParts = (
  { count, size, left, top, right: end, bottom: low }: Segments,
  root: Int32Array,
): Map<number, Part> => {
  const sizes = new Int32Array(count);
  for (let part = 0; part < count; part++) sizes[root[part]!]! += size[part]!;
  const parts = new Map<number, Part>();
  for (let part = 0; part < count; part++) {
    const label = root[part]!;
    if (sizes[label]! < MIN_PART) continue;
    const own = { x: left[part]!, y: top[part]!, width: end[part]! - left[part]!, height: low[part]! - top[part]! };
    const known = parts.get(label);
    if (known) known.box = surround([known.box, own]);
    else parts.set(label, { label, size: sizes[label]!, box: own, isGround: false });
  }
  return parts;
};

/** A ground has words on it, or is most of the page. */
const markGrounds = (
  parts: Map<number, Part>,
  labels: Int32Array,
  words: readonly Box[],
  { width, height }: Pixels,
  scale: number,
): void => {
  const isLarge = ({ size }: Part): boolean => size >= MIN_GROUND * scale ** 2;
  for (const part of parts.values()) part.isGround = part.size >= MIN_BARE_SHARE * width * height;
  for (const word of words) {
    const xs = [Math.floor(word.x) - AROUND_WORD, Math.ceil(right(word)) + AROUND_WORD];
    const ys = [Math.floor(word.y) - AROUND_WORD, Math.ceil(bottom(word)) + AROUND_WORD];
    const seen = xs.flatMap((x) =>
      ys.map((y) => (x < 0 || y < 0 || x >= width || y >= height ? -1 : labels[y * width + x]!)),
    );
    // Most corners: a word may end beside a line.
    const label = seen.find((one) => seen.filter((other) => other === one).length > seen.length / 2);
    const part = label === undefined ? undefined : parts.get(label);
    if (part && isLarge(part)) part.isGround = true;
  }
};
