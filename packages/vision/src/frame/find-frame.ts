import { type Box, bottom, centreX } from '@blueprompt/core/geometry';
import type { Frame } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { footHeight } from './bar-end.ts';
import { crop } from './crop.ts';
import { findCaptionButtons } from './find-caption-buttons.ts';
import { findLights } from './find-lights.ts';
import { findPageTop } from './find-page-top.ts';
import { findPhoneBars } from './find-phone-bars.ts';
import { findWindow } from './find-window.ts';
import { isAddress } from './is-address.ts';
import type { Read } from './read.ts';
import type { Controls, Edges } from './window-part.ts';

/** Tabs and address of a browser take no more than this of a window's height, in points. */
const MAX_TOOLS = 130;
/** The bar of a window that has only a title is this high, in points. */
const TITLE_BAR = { min: 20, max: 56 };
/** Its buttons stand in its middle, in points, and so does its title, in shares of its width. */
const OFF_MIDDLE = { buttons: 4, title: 0.04 };
/** A window shows more page than bars: a picture of the bars alone is about them. */
const MIN_PAGE = 0.5;
/** The bar at the foot of Windows is no higher than this, in points, and its clock no further left. */
const TASK_BAR = { height: 56, left: 0.85, clock: /^\d{1,2}:\d{2}(?: ?[ap]m)?$/i };

/**
 * The window around a page or the bars of a phone, where the picture shows them: a window is recognised by the buttons that a
 * system draws, and by an address or a bar with nothing but a title. In doubt there is none, since a page that is cut
 * cannot be built.
 */
export const findFrame = async (pixels: Pixels, read: Read): Promise<Frame | undefined> => {
  for (const controls of [findLights(pixels), findCaptionButtons(pixels)]) {
    const window = controls && findWindow(pixels, controls);
    const frame = window && (await frameOf(pixels, window, controls, read));
    if (frame) return frame;
  }
  return findPhoneBars(pixels, read);
};

const frameOf = async (pixels: Pixels, window: Edges, controls: Controls, read: Read): Promise<Frame | undefined> => {
  const { scale } = controls;
  const tools = {
    x: window.left,
    y: window.top,
    width: window.right - window.left,
    height: Math.min(Math.round(MAX_TOOLS * scale), window.bottom - window.top),
  };
  const lines = await read(crop(pixels, tools));
  const address = lines.find(({ text, box }) => isAddress(text) && box.y + window.top >= controls.middle - box.height);
  const middle = address ? window.top + Math.round(address.box.y + address.box.height / 2) : controls.middle;
  const top = findPageTop(pixels, window, middle, scale);
  if (top === undefined) return undefined;
  if (!address && !isTitleBar(lines, window, controls, top)) return undefined;
  const end = window.bottom - (controls.side === 'right' ? await taskBar(pixels, read, scale) : 0);
  if (end - top < MIN_PAGE * (window.bottom - window.top)) return undefined;
  return {
    kind: address ? 'browser' : 'window',
    box: { x: window.left, y: top, width: window.right - window.left, height: end - top },
    picture: { width: pixels.width, height: pixels.height },
  };
};

/** The bar at the foot of a whole screen of Windows, recognised by its clock in the right. */
const taskBar = (pixels: Pixels, read: Read, scale: number): Promise<number> =>
  footHeight(
    pixels,
    read,
    Math.round(TASK_BAR.height * scale),
    ({ text, box }) => TASK_BAR.clock.test(text) && box.x >= TASK_BAR.left * pixels.width,
    scale,
  );

/** A bar around the controls that holds no text, or one in its middle. */
const isTitleBar = (
  lines: readonly { box: Box }[],
  window: Edges,
  { middle, scale }: Controls,
  top: number,
): boolean => {
  const [width, height] = [window.right - window.left, top - window.top];
  const isEven = Math.abs(middle - window.top - height / 2) <= OFF_MIDDLE.buttons * scale;
  const titles = lines.filter(({ box }) => bottom(box) <= height);
  const isCentred = titles.every(({ box }) => Math.abs(centreX(box) - width / 2) <= OFF_MIDDLE.title * width);
  return (
    height >= TITLE_BAR.min * scale && height <= TITLE_BAR.max * scale && isEven && titles.length <= 1 && isCentred
  );
};
