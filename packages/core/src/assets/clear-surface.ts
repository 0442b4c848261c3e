import { channelsOf } from '../color/channels.ts';
import { type Box, bottom, right } from '../geometry.ts';
import type { Cutout, Screenshot } from './cutout.ts';

/** Share of the pixels just outside a picture that have one colour where the surface below it is known. */
const MIN_FLAT_SHARE = 0.9;
/** Pixels of the surface differ from its colour by at most this much in each channel: lossy files blur it. */
const MAX_OFF = 6;
/** A picture of which less than this share would stay is as blank as its surface: it stays whole. */
const MIN_LEFT_SHARE = 0.02;

/** A word of a picture, and the colour that it is written on. */
export type Lettering = { box: Box; background: string };

/**
 * Makes the surface below a picture transparent, if it has one colour around it: where it shows at the picture's edges, and
 * between and within the letters of its words.
 */
export function clearSurface(
  cutout: Cutout,
  screenshot: Screenshot,
  place: Box,
  words: readonly Lettering[] = [],
): void {
  const surface = surfaceAround(screenshot, place);
  if (surface === undefined) return;
  const onIt = words.filter(({ background }) => isNear(channelsOf(background), unpack(surface)));
  const isClear = floodSurface(
    cutout,
    surface,
    onIt.map(({ box }) => box),
  );
  const cleared = isClear.reduce((sum, clear) => sum + clear, 0);
  if (cleared === 0 || cleared > (1 - MIN_LEFT_SHARE) * isClear.length) return;
  isClear.forEach((clear, at) => {
    if (clear) cutout.rgba.fill(0, 4 * at, 4 * at + 4);
  });
  softenRim(cutout, isClear, surface);
}

const surfaceAround = ({ width, height, colors }: Screenshot, place: Box): number | undefined => {
  const counts = new Map<number, number>();
  let all = 0;
  const count = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const color = colors[y * width + x]!;
    counts.set(color, (counts.get(color) ?? 0) + 1);
    all++;
  };
  for (let x = place.x - 1; x <= place.x + place.width; x++) {
    count(x, place.y - 1);
    count(x, place.y + place.height);
  }
  for (let y = place.y; y < place.y + place.height; y++) {
    count(place.x - 1, y);
    count(place.x + place.width, y);
  }
  const [color, most] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [0, 0]);
  return all > 0 && most >= MIN_FLAT_SHARE * all ? color : undefined;
};

type Channels = [red: number, green: number, blue: number];
const unpack = (color: number): Channels => [color >> 16, (color >> 8) & 0xff, color & 0xff];
const isNear = (a: Channels, b: Channels): boolean =>
  Math.abs(a[0] - b[0]) <= MAX_OFF && Math.abs(a[1] - b[1]) <= MAX_OFF && Math.abs(a[2] - b[2]) <= MAX_OFF;

/** Which pixels are surface that reaches the edge or lies among letters: what the picture itself has of that colour stays. */
const floodSurface = ({ width, height, rgba }: Cutout, surface: number, words: readonly Box[]): Uint8Array => {
  const isClear = new Uint8Array(width * height);
  const ground = unpack(surface);
  const isSurface = (at: number): boolean => isNear([rgba[4 * at]!, rgba[4 * at + 1]!, rgba[4 * at + 2]!], ground);
  const open: number[] = [];
  const visit = (at: number): void => {
    if (isClear[at] || !isSurface(at)) return;
    isClear[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) visit(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) visit(y * width + x);
  for (const box of words)
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, bottom(box)); y++)
      for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, right(box)); x++) visit(y * width + x);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return isClear;
};

/** Pixels beside a clear one are a mix of the surface and the picture: as opaque as they are far from the surface. */
const softenRim = ({ width, height, rgba }: Cutout, isClear: Uint8Array, surface: number): void => {
  const ground = unpack(surface);
  const away = (at: number): number =>
    Math.max(...ground.map((value, channel) => Math.abs(rgba[4 * at + channel]! - value)));
  const rim: { at: number; alpha: number }[] = [];
  isClear.forEach((clear, at) => {
    if (clear) return;
    const around = neighboursOf(at, width, height);
    if (!around.some((one) => isClear[one])) return;
    const inner = Math.max(...around.map((one) => (isClear[one] ? 0 : away(one))));
    if (inner > away(at)) rim.push({ at, alpha: away(at) / inner });
  });
  for (const { at, alpha } of rim) {
    ground.forEach((value, channel) => {
      rgba[4 * at + channel] = value + (rgba[4 * at + channel]! - value) / alpha;
    });
    rgba[4 * at + 3] = 0xff * alpha;
  }
};

const neighboursOf = (at: number, width: number, height: number): number[] => {
  const [x, y] = [at % width, Math.floor(at / width)];
  const around: number[] = [];
  for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++)
    for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++)
      if (across !== x || down !== y) around.push(down * width + across);
  return around;
};
