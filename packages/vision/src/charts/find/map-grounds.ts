import { area, type Box, bottom, right } from '@blueprompt/core/geometry';
import { findRoot, unite } from '../../boxes/find-root.ts';
import { isNear } from '../../boxes/segment.ts';
import type { Pixels } from '../../contract.ts';

/** Neighbouring pixels of a gradient differ by no more than this a channel; soft edges of shapes by more. */
const SMOOTH = 3;
/** Parts this close to each other in colour, with only a thin line between them, are one. */
const SAME = 6;
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
/** Higher words are rows of bars as often as headlines, in CSS pixels. */
const MAX_WORD = 56;
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
  const labels = joinSmooth(pixels);
  joinAcrossLines(pixels, labels, Math.round(MAX_LINE * scale), scale);
  for (let at = 0; at < labels.length; at++) labels[at] = findRoot(labels, at);
  const parts = listParts(labels, width);
  markGrounds(parts, labels, words, pixels, scale);
  const isDrawn = new Uint8Array(labels.length);
  for (let at = 0; at < labels.length; at++) isDrawn[at] = parts.get(labels[at]!)?.isGround ? 0 : 1;
  for (const word of words) {
    const [left, end] = [Math.max(0, Math.floor(word.x) - 1), Math.min(width, Math.ceil(right(word)) + 1)];
    for (let y = Math.max(0, Math.floor(word.y) - 1); y < Math.min(height, bottom(word) + 1); y++)
      if (end > left) isDrawn.fill(0, y * width + left, y * width + end);
  }
  return { width, height, labels, parts, isDrawn, scale };
}

const joinSmooth = ({ width, height, colors }: Pixels): Int32Array => {
  const root = new Int32Array(colors.length);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const color = colors[at]!;
      const isLeft = x > 0 && isNear(color, colors[at - 1]!, SMOOTH);
      root[at] = isLeft ? root[at - 1]! : at;
      // Where both rows go on as before, they are joined already.
      const isKnown = isLeft && y > 0 && color === colors[at - 1] && colors[at - width] === colors[at - width - 1];
      if (y > 0 && !isKnown && isNear(color, colors[at - width]!, SMOOTH)) unite(root, at - width, at);
    }
  return root;
};

/** What a grid line or a curve cuts in two is one ground. */
const joinAcrossLines = ({ width, height, colors }: Pixels, root: Int32Array, reach: number, scale: number): void => {
  for (let at = 0; at < root.length; at++) root[at] = findRoot(root, at);
  const rootOf = root.slice();
  const parts = listParts(rootOf, width);
  const isThin = new Map<number, boolean>();
  for (const { label, box, size } of parts.values())
    isThin.set(label, Math.min(box.width, box.height) <= MAX_THIN * scale || size < MIN_DENSE * area(box));
  const follow = (start: number, step: number, count: number): void => {
    let last = -1;
    for (let from = 0; from < count; ) {
      const label = rootOf[start + from * step]!;
      let to = from + 1;
      while (to < count && rootOf[start + to * step] === label) to += 1;
      const thin = isThin.get(label);
      if (thin === false || (thin && to - from > MAX_THIN * scale)) {
        const [here, before] = [start + from * step, start + last * step];
        if (
          last >= 0 &&
          from - last - 1 <= reach &&
          rootOf[before] !== label &&
          isNear(colors[here]!, colors[before]!, SAME)
        )
          unite(root, before, here);
        last = to - 1;
      }
      from = to;
    }
  };
  for (let y = 0; y < height; y++) follow(y * width, 1, width);
  for (let x = 0; x < width; x++) follow(x, width, height);
};

/** The parts that are not tiny; a photo has as many tiny ones as pixels. */
const listParts = (labels: Int32Array, width: number): Map<number, Part> => {
  const sizes = new Int32Array(labels.length);
  for (let at = 0; at < labels.length; at++) sizes[labels[at]!]! += 1;
  const parts = new Map<number, Part>();
  let last: Part | undefined;
  for (let at = 0, x = 0, y = 0; at < labels.length; at++) {
    const label = labels[at]!;
    if (sizes[label]! >= MIN_PART) {
      if (last?.label !== label) {
        last = parts.get(label);
        last ??= { label, size: sizes[label]!, box: { x, y, width: 1, height: 1 }, isGround: false };
        if (last.box.x === x && last.box.y === y) parts.set(label, last);
      }
      const { box } = last;
      if (x < box.x) {
        box.width += box.x - x;
        box.x = x;
      } else if (x >= box.x + box.width) box.width = x + 1 - box.x;
      box.height = y + 1 - box.y;
    }
    if (++x === width) [x, y] = [0, y + 1];
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
