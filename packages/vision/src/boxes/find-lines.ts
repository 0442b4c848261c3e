import { type Box, bottom, contains, right, surround } from '@blueprompt/core/geometry';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Segments } from './areas/segment.ts';
import { sideColor } from './edges/side-colors.ts';
import type { ShapeSource } from './fill-boxes.ts';
import { grow } from './grow.ts';
import type { Shape } from './shape.ts';

/** Thickest and shortest divider in pixels at scale 1. */
const MAX_THICKNESS = 4;
const MIN_LENGTH = 24;
/** Distance of the lines of a hatched or rounded drawing, in pixels. */
const HATCH = 4;
/** Halves that a line parts are higher than the rows of a list, in pixels at scale 1. */
const MIN_HALF = 100;
/** A shadow is as wide as its band but for a little of either. */
const MOST = 0.9;
/** Levels between a divider and what lies on both its sides. */
const MIN_CONTRAST = 5;

/** Thin straight parts (smooth ones, so that the steps of a shadow do not count) that are not the edge of a box. */
export const findLines = (
  { words, scale, pixels }: ShapeSource,
  smooth: Segments,
  boxes: readonly Shape[],
): Shape[] => {
  const lines: Shape[] = [];
  for (const part of smooth.large) {
    const box = {
      x: smooth.left[part]!,
      y: smooth.top[part]!,
      width: smooth.right[part]! - smooth.left[part]!,
      height: smooth.bottom[part]! - smooth.top[part]!,
    };
    const thin = Math.min(box.width, box.height);
    if (thin > MAX_THICKNESS * scale || Math.max(box.width, box.height) < MIN_LENGTH * scale) continue;
    if (smooth.size[part]! < box.width * box.height * 0.9 || words.coverage(box) > 0.5) continue;
    if (!standsOut(pixels, box, smooth.color[part]!)) continue;
    lines.push({ kind: 'line', box, fill: smooth.color[part]!, radius: 0, busy: 0 });
  }
  const whole = joinHalves(pixels, lines);
  return whole.filter(
    (line) =>
      (!boxes.some((box) => isEdge(line, box)) || partsBox(line, boxes, scale)) &&
      !whole.some((other) => isHatch(line, other)),
  );
};

/** A line that falls between two rows of pixels is drawn as two fainter ones: both are one line, in the stronger colour. */
const joinHalves = (pixels: Pixels, lines: readonly Shape[]): Shape[] => {
  const after = (line: Shape) => lines.find((other) => isNext(line.box, other.box));
  const halves = new Set<Shape>();
  const joined = lines.flatMap((first): Shape[] => {
    const second = after(first);
    if (!second || after(second) || lines.some((line) => isNext(line.box, first.box))) return [];
    halves.add(first).add(second);
    const box = surround([first.box, second.box]);
    const beside = sideColor(pixels, box, box.width >= box.height ? 'top' : 'left', 1, 0)?.color ?? 0;
    const isFirst = channelGap(first.fill!, beside) >= channelGap(second.fill!, beside);
    return [{ ...first, box, fill: isFirst ? first.fill! : second.fill! }];
  });
  return [...lines.filter((line) => !halves.has(line)), ...joined];
};

/** The second one lies right below or right of the first, along its whole length. */
const isNext = (first: Box, second: Box): boolean => {
  const isFlat = first.width >= first.height;
  const ends = isFlat
    ? [first.x - second.x, right(first) - right(second), bottom(first) - second.y]
    : [first.y - second.y, bottom(first) - bottom(second), right(first) - second.x];
  return first !== second && ends[2] === 0 && Math.abs(ends[0]!) <= 1 && Math.abs(ends[1]!) <= 1;
};

/** An edge lies in the rim of the box, not through its middle. */
const isEdge = (line: Shape, { box, border }: Shape): boolean => {
  const rim = (border?.width ?? 0) + 2;
  const thick = Math.min(line.box.width, line.box.height);
  return (contains(grow(box, thick + 2), line.box) && !crosses(line, box, rim)) || isShade(line.box, box);
};

/** The shadow of a band begins where it ends, though it goes on under what stands beside the band. */
const isShade = (line: Box, band: Box): boolean => {
  const shared = Math.min(right(line), right(band)) - Math.max(line.x, band.x);
  return line.y === bottom(band) && shared >= MOST * Math.max(line.width, band.width);
};

/** A line from side to side of a box leaves two boxes of one colour: it is the edge of neither. */
const partsBox = ({ box: line }: Shape, boxes: readonly Shape[], scale: number): boolean => {
  const halves = boxes.filter(
    ({ box, fill }) =>
      fill !== undefined &&
      box.height >= MIN_HALF * scale &&
      Math.abs(box.x - line.x) <= 1 &&
      Math.abs(right(box) - right(line)) <= 1,
  );
  const upper = halves.find(({ box }) => Math.abs(bottom(box) - line.y) <= 1);
  return upper !== undefined && halves.some(({ box, fill }) => box.y === bottom(line) && fill === upper.fill);
};

const crosses = (line: Shape, box: Shape['box'], rim: number): boolean => {
  const flat = line.box.width >= line.box.height;
  return flat
    ? line.box.y > box.y + rim && line.box.y + line.box.height < box.y + box.height - rim
    : line.box.x > box.x + rim && line.box.x + line.box.width < box.x + box.width - rim;
};

/** Lines that nearly touch side by side are part of a drawing. */
const isHatch = (line: Shape, other: Shape): boolean => {
  if (line === other) return false;
  const flat = line.box.width >= line.box.height;
  if (flat !== other.box.width >= other.box.height) return false;
  const [a, b] = [line.box, other.box];
  const apart = flat ? Math.abs(a.y - b.y) : Math.abs(a.x - b.x);
  const shared = flat
    ? Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
    : Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return apart <= HATCH && shared > 0;
};

/** Both long sides must show another colour. */
const standsOut = (pixels: Pixels, box: Shape['box'], color: number): boolean => {
  const sides = box.width >= box.height ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  return sides.every((side) => {
    const beside = sideColor(pixels, box, side, 1, 0);
    return beside !== undefined && channelGap(beside.color, color) >= MIN_CONTRAST;
  });
};
