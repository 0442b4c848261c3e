import { atScaleOf } from '@blueprompt/core/compare/compare-measurements';
import type { SamePixels } from '@blueprompt/core/compare/same-pixels';
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
  if (!isOneScale || frame || other.frame || !a.ok || !b.ok) return () => false;
  return (from, to) => showsSame(a.pixels, inPixels(from, image.scale), b.pixels, inPixels(to, image.scale));
}

const inPixels = ({ x, y, width, height }: Box, scale: number): Box => ({
  x: Math.round(x * scale),
  y: Math.round(y * scale),
  width: Math.round(width * scale),
  height: Math.round(height * scale),
});

const isInside = ({ width, height }: Pixels, box: Box): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

const showsSame = (a: Pixels, from: Box, b: Pixels, to: Box): boolean => {
  if (from.width !== to.width || from.height !== to.height || from.width * from.height === 0) return false;
  if (!isInside(a, from) || !isInside(b, to)) return false;
  for (let row = 0; row < from.height; row++) {
    const start = (from.y + row) * a.width + from.x;
    const other = (to.y + row) * b.width + to.x;
    for (let column = 0; column < from.width; column++)
      if (!isNear(a.colors[start + column]!, b.colors[other + column]!)) return false;
  }
  return true;
};

const isNear = (a: number, b: number): boolean =>
  a === b || [16, 8, 0].every((shift) => Math.abs(((a >>> shift) & 255) - ((b >>> shift) & 255)) <= MAX_LEVELS);
