import { type Box, bottom, centreX, centreY, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';

/** Icons are drawn on a square canvas larger than their ink: a quarter more on average. */
const CANVAS = 1.25;
/** Thin marks (a tick, an arrow) use less of their canvas, but never less than half. */
const MAX_CANVAS = 2;
/** An icon belongs to the text this many font sizes away on its row. */
const REACH = 1.6;
/** Below this share of its length a mark is narrow: its box is as narrow (a letter of an icon font) or square (a drawing). */
const NARROW = 0.75;
/** No letter of an icon font is as narrow as this: three dots, a dash, a bar stand on the square of a drawing. */
const THIN = 0.36;

/** The square canvas around the ink of an icon; beside a text it is at least as large as the letters' size. */
export const iconBox = (ink: Box, texts: readonly TextLine[]): Box => {
  const inkSide = Math.max(ink.width, ink.height);
  const beside = texts.find((line) => isBeside(ink, line));
  const side = Math.round(Math.max(inkSide * CANVAS, Math.min(beside?.fontSize ?? 0, inkSide * MAX_CANVAS)));
  const width = Math.max(side, ink.width);
  const height = Math.max(side, ink.height);
  return {
    x: Math.max(0, Math.round(centreX(ink) - width / 2)),
    y: Math.max(0, Math.round(centreY(ink) - height / 2)),
    width,
    height,
  };
};

/** The canvas of a narrow mark may fit its ink or be square: what lies between the two agrees with either by half. */
export const betweenInkAndSquare = (ink: Box, canvas: Box): Box => {
  const between = (short: number, long: number, side: number): number =>
    short < long * NARROW && short > long * THIN ? Math.round(Math.sqrt(short * side)) : side;
  const width = between(ink.width, ink.height, canvas.width);
  const height = between(ink.height, ink.width, canvas.height);
  return {
    x: Math.max(0, Math.round(centreX(canvas) - width / 2)),
    y: Math.max(0, Math.round(centreY(canvas) - height / 2)),
    width,
    height,
  };
};

const isBeside = (ink: Box, { box, fontSize }: TextLine): boolean => {
  const gap = Math.max(box.x - right(ink), ink.x - right(box));
  return gap >= 0 && gap <= fontSize * REACH && centreY(ink) > box.y - 4 && centreY(ink) < bottom(box) + 4;
};
