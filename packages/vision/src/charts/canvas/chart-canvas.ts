import { type Box, bottom, right } from '@blueprompt/core/geometry';
import { ColorTally } from '../../colour/color-tally.ts';
import { distance } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { levelGround } from './level-ground.ts';

/** How far around a chart its ground is looked for, in CSS pixels. */
const RIM = 3;
/** The ground is that much of what lies around a chart; where nothing is, it is what most of the chart is painted with. */
const MIN_RIM_SHARE = 0.3;
/** Closer to the ground than this, 0 to 442, nothing is drawn. */
const VISIBLE = 12;

/** A chart cut out of the page: its pixels, what they lie on, and where something is drawn that is not a word. */
export type Canvas = {
  box: Box;
  width: number;
  height: number;
  scale: number;
  colors: Uint32Array;
  ground: number;
  isDrawn: Uint8Array;
};

/** Cuts a chart out; words in it count as not drawn. */
export const cutChart = (box: Box, pixels: Pixels, words: readonly Box[], scale: number): Canvas => {
  const area = inside(box, pixels);
  const { width, height } = area;
  const colors = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    const from = (area.y + row) * pixels.width + area.x;
    colors.set(pixels.colors.subarray(from, from + width), row * width);
  }
  const level = levelGround(area, pixels, scale);
  if (level) colors.set(level.colors);
  const ground = level?.ground ?? findGround(area, pixels, colors, scale);
  const isDrawn = new Uint8Array(colors.length);
  for (let at = 0; at < colors.length; at++)
    isDrawn[at] =
      at > 0 && colors[at] === colors[at - 1] ? isDrawn[at - 1]! : Number(distance(colors[at]!, ground) > VISIBLE);
  for (const word of words) {
    const [left, end] = [Math.max(0, Math.floor(word.x - area.x) - 1), Math.min(width, right(word) - area.x + 1)];
    for (let y = Math.max(0, Math.floor(word.y - area.y) - 1); y < Math.min(height, bottom(word) - area.y + 1); y++)
      if (end > left) isDrawn.fill(0, y * width + left, y * width + Math.ceil(end));
  }
  return { box: area, width, height, scale, colors, ground, isDrawn };
};

const inside = ({ x, y, width, height }: Box, pixels: Pixels): Box => {
  const left = Math.min(pixels.width - 1, Math.max(0, Math.floor(x) - 1));
  const top = Math.min(pixels.height - 1, Math.max(0, Math.floor(y) - 1));
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(pixels.width, Math.ceil(x + width) + 1) - left),
    height: Math.max(1, Math.min(pixels.height, Math.ceil(y + height) + 1) - top),
  };
};

/** What lies around a chart shows what it is drawn on, also where an area fills most of it. */
const findGround = (area: Box, pixels: Pixels, colors: Uint32Array, scale: number): number => {
  const rim = new ColorTally();
  let all = 0;
  const count = (x: number, y: number): void => {
    if (x < 0 || y < 0 || x >= pixels.width || y >= pixels.height) return;
    rim.add(pixels.colors[y * pixels.width + x]!);
    all += 1;
  };
  const away = Math.round(RIM * scale);
  for (let x = area.x; x < right(area); x++) {
    count(x, area.y - away);
    count(x, bottom(area) - 1 + away);
  }
  for (let y = area.y; y < bottom(area); y++) {
    count(area.x - away, y);
    count(right(area) - 1 + away, y);
  }
  const outside = rim.most();
  if (outside && outside.count >= MIN_RIM_SHARE * all && isIn(colors, outside.color)) return outside.color;
  const counts = new ColorTally();
  for (let at = 0; at < colors.length; at += 3) counts.add(colors[at]!);
  return counts.most()?.color ?? 0xffffff;
};

/** What lies around a chart on a ground of its own is hardly seen in it. */
const isIn = (colors: Uint32Array, color: number): boolean => {
  let count = 0;
  for (let at = 0; at < colors.length; at++) if (colors[at] === color && ++count > colors.length * 0.1) return true;
  return false;
};
