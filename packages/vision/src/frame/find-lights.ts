import { blue, green, red } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Controls } from './window-part.ts';

type Test = (color: number) => boolean;
type Range = readonly [least: number, most: number];
const inRange =
  ([r0, r1]: Range, [g0, g1]: Range, [b0, b1]: Range): Test =>
  (color) =>
    red(color) >= r0 &&
    red(color) <= r1 &&
    green(color) >= g0 &&
    green(color) <= g1 &&
    blue(color) >= b0 &&
    blue(color) <= b1;

/** Close, minimise and zoom as macOS has coloured them since 2014, with what compression adds. */
const RED = inRange([200, 255], [65, 130], [50, 125]);
const YELLOW = inRange([200, 255], [150, 208], [10, 105]);
const GREEN = inRange([0, 120], [165, 225], [25, 115]);

/** The system draws them 12 points wide; programs that imitate windows draw them from 8 on, at up to three pixels a point. */
const USUAL_SIZE = 12;
const USUAL_PITCH = 20;
const MIN_SIZE = 8;
const MAX_SIZE = 42;
/** From middle to middle, in their own widths. */
const PITCH = { min: 1.25, max: 2.3 };
/** They stand in the upper left of a picture, however wide its backdrop. */
const REACH = { x: 0.3, y: 0.3 };

/** The three coloured discs of a macOS window, where the picture shows them in its upper left. */
export const findLights = (pixels: Pixels): Controls | undefined => {
  const { width, height, colors } = pixels;
  for (let y = 0; y < REACH.y * height; y++)
    for (let x = 0; x < REACH.x * width; x++) {
      if (!RED(colors[y * width + x]!)) continue;
      const close = discAt(pixels, x, y, RED);
      x += runFrom(pixels, x, y, RED);
      const hide = close && nextDisc(pixels, close, YELLOW);
      const zoom = hide && nextDisc(pixels, hide, GREEN);
      if (!zoom || Math.abs(zoom.middle - 2 * hide.middle + close.middle) > Math.max(2, close.size / 6)) continue;
      const pitch = (zoom.middle - close.middle) / 2;
      const size = close.size;
      return {
        side: 'left',
        left: Math.floor(close.middle - size / 2),
        right: Math.ceil(zoom.middle + size / 2),
        middle: y,
        // Imitations are drawn at any size; one that is a little smaller is no finer screen.
        scale: Math.max(1, Math.round(2 * Math.min(size / USUAL_SIZE, pitch / USUAL_PITCH)) / 2),
      };
    }
  return undefined;
};

type Disc = { middle: number; y: number; size: number };

const runFrom = ({ width, colors }: Pixels, x: number, y: number, is: Test): number => {
  let end = x;
  while (end < width && is(colors[y * width + end]!)) end++;
  return end - x;
};

/** A disc whose widest row starts here. */
const discAt = (pixels: Pixels, x: number, y: number, is: Test): Disc | undefined => {
  const { width, height, colors } = pixels;
  const size = runFrom(pixels, x, y, is);
  if (size < MIN_SIZE - 1 || size > MAX_SIZE) return undefined;
  const middle = x + Math.floor(size / 2);
  // No farther than a disc goes: a red stripe may be as long as the picture.
  const reach = (step: number): number => {
    let at = y;
    while (at >= 0 && at < height && Math.abs(at - y) <= size && is(colors[at * width + middle]!)) at += step;
    return Math.abs(at - y);
  };
  const [up, down] = [reach(-1), reach(1)];
  const slack = Math.max(2, size / 6);
  if (Math.abs(up - down) > slack || Math.abs(up + down - 1 - size) > slack) return undefined;
  const corner = Math.round(0.46 * size);
  const isRound = [-1, 1].every((dx) =>
    [-1, 1].every((dy) => !is(colors[(y + dy * corner) * width + middle + dx * corner] ?? 0)),
  );
  return isRound ? { middle: x + (size - 1) / 2, y, size } : undefined;
};

/** A disc of the same size further right in the row. */
const nextDisc = (pixels: Pixels, from: Disc, is: Test): Disc | undefined => {
  const { width, colors } = pixels;
  const start = Math.ceil(from.middle + from.size / 2);
  const end = Math.min(width, Math.ceil(from.middle + PITCH.max * from.size));
  for (let x = start; x < end; x++) {
    if (!is(colors[from.y * width + x]!)) continue;
    const disc = discAt(pixels, x, from.y, is);
    const isAlike = disc && Math.abs(disc.size - from.size) <= Math.max(2, from.size / 6);
    return isAlike && disc.middle - from.middle >= PITCH.min * from.size ? disc : undefined;
  }
  return undefined;
};
