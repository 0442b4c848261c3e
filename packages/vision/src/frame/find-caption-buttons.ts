import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Controls } from './window-part.ts';

/** Windows gives each button a field 46 points wide and draws a sign of 10 in it. */
const FIELD = 46;
const SIGN = 10;
/** Display scales that Windows offers. */
const SCALES = [1, 1.25, 1.5, 1.75, 2, 2.5, 3];
/** The middle of the signs lies so far below the upper edge, in points. */
const REACH = { min: 10, max: 32 };
/** Levels between a sign and its ground. */
const MIN_CONTRAST = 48;

/** Minimise, maximise and close of a window of Windows in the upper right corner of the picture. */
export const findCaptionButtons = (pixels: Pixels): Controls | undefined => {
  for (const scale of SCALES) {
    const close = signAt(pixels, scale, 0);
    if (!close || !isCross(close, scale)) continue;
    const size = signAt(pixels, scale, 1);
    const hide = signAt(pixels, scale, 2);
    if (!size || !isFrame(size, scale) || !hide || !isDash(hide, scale)) continue;
    const isRow = [size, hide].every((sign) => Math.abs(sign.middle - close.middle) <= 2 * scale);
    if (!isRow) continue;
    return {
      side: 'right',
      left: Math.round(pixels.width - 3 * FIELD * scale),
      right: pixels.width,
      middle: Math.round(close.middle),
      scale,
    };
  }
  return undefined;
};

/** The ink of one field. */
type Sign = {
  left: number;
  top: number;
  width: number;
  height: number;
  middle: number;
  has: (x: number, y: number) => boolean;
};

/** What is drawn in the field that is this many from the right. */
const signAt = ({ width, height, colors }: Pixels, scale: number, fromRight: number): Sign | undefined => {
  const start = Math.round(width - (fromRight + 1) * FIELD * scale);
  const end = Math.round(width - fromRight * FIELD * scale);
  const bottom = Math.ceil(REACH.max * scale + (SIGN * scale) / 2);
  if (start < 0 || bottom >= height) return undefined;
  const ground = colors[Math.round(REACH.min * scale) * width + start + Math.round(4 * scale)]!;
  const isInk = (x: number, y: number): boolean => channelGap(colors[y * width + x]!, ground) >= MIN_CONTRAST;
  let [left, right, top, low] = [end, -1, bottom, -1];
  // The corners of fields are left out: a window may be rounded there or have a rim.
  for (let y = Math.round(3 * scale); y < bottom; y++)
    for (let x = start + Math.round(6 * scale); x < end - Math.round(6 * scale); x++) {
      if (!isInk(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      low = Math.max(low, y);
    }
  const middle = (top + low) / 2;
  const isPlaced = right >= 0 && Math.abs((left + right + 1) / 2 - (start + end) / 2) <= 3 * scale;
  if (!isPlaced || middle < REACH.min * scale || middle > REACH.max * scale) return undefined;
  return { left, top, width: right - left + 1, height: low - top + 1, middle, has: isInk };
};

const isSign = (px: number, scale: number): boolean => px >= 0.75 * SIGN * scale && px <= 1.35 * SIGN * scale;

/** Looks a pixel around a place that is given in shares of the sign. */
const inkNear = ({ left, top, width, height, has }: Sign, x: number, y: number): boolean => {
  const [atX, atY] = [Math.round(left + x * (width - 1)), Math.round(top + y * (height - 1))];
  return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => has(atX + dx, atY + dy)));
};

const isCross = (sign: Sign, scale: number): boolean =>
  isSign(sign.width, scale) &&
  isSign(sign.height, scale) &&
  [0.05, 0.25, 0.5, 0.75, 0.95].every((at) => inkNear(sign, at, at) && inkNear(sign, at, 1 - at)) &&
  !inkNear(sign, 0.5, 0) &&
  !inkNear(sign, 0.5, 1) &&
  !inkNear(sign, 0, 0.5) &&
  !inkNear(sign, 1, 0.5);

/** A square, or two that overlap where the window fills the screen. */
const isFrame = (sign: Sign, scale: number): boolean =>
  isSign(sign.width, scale) &&
  isSign(sign.height, scale) &&
  !inkNear(sign, 0.45, 0.55) &&
  inkNear(sign, 0, 0.75) &&
  inkNear(sign, 0.4, 1) &&
  inkNear(sign, 0.6, 0) &&
  inkNear(sign, 1, 0.3);

const isDash = (sign: Sign, scale: number): boolean => isSign(sign.width, scale) && sign.height <= Math.ceil(2 * scale);
