import { type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Frame } from '@blueprompt/core/measurement';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { barEnd, footHeight } from './bar-end.ts';
import { crop } from './crop.ts';
import { findPageTop } from './find-page-top.ts';
import { isAddress } from './is-address.ts';
import type { Read, ReadText } from './read.ts';

/** Device pixels a point of phones, and what their screens measure in points. */
const SCALES = [1, 2, 2.625, 3];
const SCREEN = { min: 320, max: 500, aspect: 1.2 };
/** The clock stands in the left of a status bar, and the middle of its line no lower than this, in points. */
const CLOCK = /^\d{1,2}[:.]\d{2}(?: ?[ap]m)?$/i;
const CLOCK_PLACE = { right: 0.35, middle: 40 };
/** Beside it stand only signs, which read as a few characters, from here on to the right; and their ink. */
const SIGNS = { left: 0.5, letters: 5, inkFrom: 0.6 };
const INK = 48;
/** A status bar is lower than this, in points. */
const STATUS = 64;
/** An address lies within this of the status bar, or of the lower edge, in points. */
const TOOLS = 90;
const FOOT = 170;
/** A status bar is as high below its clock as above it, and this little more, in points. */
const SLACK = 4;

/** The bars that a phone and its browser draw around a page, recognised by a clock in the upper left with signs to its right. */
export const findPhoneBars = async (pixels: Pixels, read: Read): Promise<Frame | undefined> => {
  const { width, height } = pixels;
  const scale = SCALES.find((one) => width >= SCREEN.min * one && width <= SCREEN.max * one);
  if (scale === undefined || height < SCREEN.aspect * width) return undefined;
  const rows = (from: number, points: number): Box => ({ x: 0, y: from, width, height: Math.round(points * scale) });
  const clock = findClock(await read(crop(pixels, rows(0, STATUS))), pixels, scale);
  const status = clock && statusEnd(pixels, clock, scale);
  if (status === undefined) return undefined;
  const tools = crop(pixels, rows(status, TOOLS));
  const isTold = ({ text }: ReadText): boolean => isAddress(text);
  const top = status + (barEnd(tools, await read(tools), isTold, scale) ?? 0);
  const end = height - (await footHeight(pixels, read, Math.round(FOOT * scale), isTold, scale));
  return { kind: 'phone', box: { x: 0, y: top, width, height: end - top }, picture: { width, height } };
};

const findClock = (lines: readonly ReadText[], pixels: Pixels, scale: number): ReadText | undefined => {
  const { width, colors } = pixels;
  const clock = lines.find(({ text, box }) => CLOCK.test(text) && right(box) <= CLOCK_PLACE.right * width);
  if (!clock || clock.box.y + clock.box.height / 2 > CLOCK_PLACE.middle * scale) return undefined;
  const beside = lines.filter(({ box }) => box !== clock.box && box.y < bottom(clock.box));
  const areSigns = beside.every(({ text, box }) => box.x >= SIGNS.left * width && text.length <= SIGNS.letters);
  const ground = colors[Math.round(clock.box.y) * width]!;
  const hasInk = (x: number): boolean => {
    for (let y = Math.round(clock.box.y); y < bottom(clock.box); y++)
      if (channelGap(colors[y * width + x]!, ground) > INK) return true;
    return false;
  };
  for (let x = Math.round(SIGNS.inkFrom * width); x < width; x++) if (hasInk(x)) return areSigns ? clock : undefined;
  return undefined;
};

/** Where the status bar ends: at an edge near its lower end, or there if nothing is drawn before it. */
const statusEnd = (pixels: Pixels, { box }: ReadText, scale: number): number | undefined => {
  const { width, height, colors } = pixels;
  const middle = Math.round(box.y + box.height / 2);
  const edge = findPageTop(pixels, { left: 0, top: 0, right: width, bottom: height }, middle, scale);
  const even = 2 * middle;
  if (edge !== undefined && edge <= even + SLACK * scale) return edge;
  const ground = colors[middle * width]!;
  for (let y = Math.ceil(bottom(box)) + Math.round(SLACK * scale); y < even; y++)
    for (let x = 0; x < width; x++) if (channelGap(colors[y * width + x]!, ground) > INK) return undefined;
  return even;
};
