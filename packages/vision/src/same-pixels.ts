import { atScaleOf } from '@blueprompt/core/compare/compare-measurements';
import { NO_PIXELS, type SamePixels } from '@blueprompt/core/compare/pixels/same-pixels';
import type { Box } from '@blueprompt/core/geometry';
import type { Measurement } from '@blueprompt/core/measurement';
import type { Pixels } from './contract.ts';
import { decode } from './decode.ts';

/** A screenshot with what was measured on it. */
export type MeasuredShot = { bytes: Uint8Array; measurement: Measurement };

/** Levels by which a browser draws the same round corner differently on two runs: up to 5 of 255 were seen. */
const MAX_LEVELS = 6;

/** Looks at the pixels of two screenshots of one scale; of others, of pages in a window and of damaged files nothing is known. */
export async function createSamePixels(reference: MeasuredShot, build: MeasuredShot): Promise<SamePixels> {
  const [{ image, frame }, other] = [reference.measurement, build.measurement];
  const [a, b] = [await decode(reference.bytes), await decode(build.bytes)];
  // A build whose scale the comparison corrects has its boxes at another scale than its pixels.
  const isOneScale = image.scale === other.image.scale && atScaleOf(reference.measurement, other) === other;
  if (!isOneScale || frame || other.frame || !a.ok || !b.ok) return NO_PIXELS;
  const looks: Looks = { left: MAX_LOOKS, grounds: new Map() };
  return (from, to, roughShare) =>
    showsSame(a.pixels, inPixels(from, image.scale), b.pixels, inPixels(to, image.scale), looks, roughShare);
}

/** Pixels that one comparison may look at, a few seconds of work; of what is asked after them nothing is known. */
const MAX_LOOKS = 400_000_000;
/** What a pixel costs that is looked for among its neighbours, beside one that is only compared. */
const AMONG_LOOKS = 20;

type Looks = { left: number; grounds: Map<string, Ground> };

const inPixels = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

const isInside = ({ width, height }: Pixels, box: Box): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

const showsSame = (a: Pixels, from: Box, b: Pixels, to: Box, looks: Looks, roughShare: number | undefined): boolean => {
  if (from.width !== to.width || from.height !== to.height || from.width * from.height === 0) return false;
  if (!isInside(a, from) || !isInside(b, to) || looks.left <= 0) return false;
  const ground = roughShare === undefined || roughShare === 1 ? undefined : groundOf(a, from, looks);
  const least = ground && ground.share < MIN_GROUND_SHARE ? Math.max(roughShare!, ON_PHOTO_SHARE) : (roughShare ?? 1);
  const most = (1 - least) * from.width * from.height;
  let [drawn, other] = [0, 0];
  for (let row = 0; row < from.height; row++) {
    looks.left -= from.width;
    const start = (from.y + row) * a.width + from.x;
    const startInB = (to.y + row) * b.width + to.x;
    for (let column = 0; column < from.width; column++) {
      const [one, two] = [a.colors[start + column]!, b.colors[startInB + column]!];
      if (ground && !(isNear(one, ground.color) && isNear(two, ground.color))) drawn++;
      if (isNear(one, two)) continue;
      looks.left -= AMONG_LOOKS;
      if (roughShare !== undefined && isAmong(a, start + column, b, startInB + column)) continue;
      if (++other > most) return false;
    }
  }
  return other === 0 || drawn - other >= least * drawn;
};

/** A photo has no ground that what is drawn on it could be told from. */
const MIN_GROUND_SHARE = 0.2;
/** There the photo agrees too, and so much has to. */
const ON_PHOTO_SHARE = 0.9;

type Ground = { color: number; share: number };

/** What most of a box is painted with; the same box is laid on many places. */
const groundOf = (pixels: Pixels, box: Box, { grounds }: Looks): Ground => {
  const key = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const known = grounds.get(key) ?? commonestColor(pixels, box);
  grounds.set(key, known);
  return known;
};

const commonestColor = ({ colors, width }: Pixels, box: Box): Ground => {
  const counts = new Map<number, number>();
  let most = colors[box.y * width + box.x]!;
  for (let y = box.y; y < box.y + box.height; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      const color = colors[y * width + x]!;
      const count = (counts.get(color) ?? 0) + 1;
      counts.set(color, count);
      if (count > counts.get(most)!) most = color;
    }
  return { color: most, share: (counts.get(most) ?? 0) / (box.width * box.height) };
};

const CHANNELS = [16, 8, 0];

const isNear = (a: number, b: number): boolean =>
  a === b || CHANNELS.every((shift) => Math.abs(((a >>> shift) & 255) - ((b >>> shift) & 255)) <= MAX_LEVELS);

/** An edge between two pixels is mixed with another share of both sides, by up to so much of the contrast. */
const MIXED_SHARE = 0.3;

/** Whether each of two pixels is one of the other's neighbourhood: the same edge, drawn up to a pixel away. */
const isAmong = (a: Pixels, at: number, b: Pixels, other: number): boolean =>
  CHANNELS.every((shift) => {
    const [lowA, highA] = rangeAround(a, at, shift);
    const [lowB, highB] = rangeAround(b, other, shift);
    const slack = MAX_LEVELS + MIXED_SHARE * (Math.max(highA, highB) - Math.min(lowA, lowB));
    const [one, two] = [(a.colors[at]! >>> shift) & 255, (b.colors[other]! >>> shift) & 255];
    return one >= lowB - slack && one <= highB + slack && two >= lowA - slack && two <= highA + slack;
  });

/** The least and the most of a channel in a pixel and the eight around it. */
const rangeAround = ({ colors, width, height }: Pixels, at: number, shift: number): [least: number, most: number] => {
  const [x, y] = [at % width, Math.floor(at / width)];
  let [least, most] = [255, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const level = (colors[row * width + column]! >>> shift) & 255;
      if (level < least) least = level;
      if (level > most) most = level;
    }
  return [least, most];
};
