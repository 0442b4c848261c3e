import { area, bottom, right } from '@blueprompt/core/geometry';
import type { Canvas } from '../canvas/chart-canvas.ts';
import type { Part } from '../canvas/find-parts.ts';
import type { Inks } from '../canvas/name-inks.ts';

/** What fills more of its box than this is one bar. */
const MAX_FILLED = 0.78;
/** Bars that touch are at least this wide, in CSS pixels, and at least so many. */
const MIN_WIDE = 3;
const MIN_BARS = 3;
/** Heights of one bar differ by no more than this; widths of all by no more than that. In pixels. */
const SAME_HEIGHT = 1;
const SAME_WIDTH = 1.6;
/** Nearly all of the part is in its columns from the foot upwards. */
const MIN_STANDING = 0.96;

/** Bars that touch, of one colour, are one part with steps: told as a part for each bar; any other part stays what it is. */
export const splitSteps = (part: Part, { indices }: Inks, { width, scale }: Canvas): Part[] => {
  const { box, ink, pixels } = part;
  if (pixels > MAX_FILLED * area(box) || box.width < MIN_BARS * MIN_WIDE * scale) return [part];
  const heights = Array.from({ length: box.width }, (_, column) => {
    let y = bottom(box) - 1;
    while (y >= box.y && indices[y * width + box.x + column] === ink) y -= 1;
    return bottom(box) - 1 - y;
  });
  if (heights.reduce((sum, height) => sum + height, 0) < MIN_STANDING * pixels) return [part];
  const steps: { from: number; to: number; height: number }[] = [];
  heights.forEach((height, column) => {
    const last = steps.at(-1);
    if (last && Math.abs(last.height - height) <= SAME_HEIGHT) last.to = column + 1;
    else steps.push({ from: column, to: column + 1, height });
  });
  // A soft column between two bars has a height of its own.
  const apart = steps.filter(({ from, to, height }) => to - from >= MIN_WIDE * scale && height > 0);
  const step = usualStep(apart.map(({ from, to }) => to - from));
  const wide = apart.filter(({ from, to }) => to - from >= step / 2);
  const isEven = wide.every(({ from, to }) => {
    const times = Math.round((to - from) / step);
    return Math.abs((to - from) / times - step) <= SAME_WIDTH;
  });
  const covered = wide.reduce((sum, { from, to }) => sum + to - from, 0);
  if (wide.length < MIN_BARS || !isEven || covered < 0.8 * heights.filter((height) => height > 0).length) return [part];
  return wide.flatMap(({ from, to, height }) => {
    const times = Math.round((to - from) / step);
    return Array.from({ length: times }, (_, index) => {
      const x = box.x + from + Math.round(((to - from) * index) / times);
      const end = box.x + from + Math.round(((to - from) * (index + 1)) / times);
      const bar = { x, y: bottom(box) - height, width: Math.min(end, right(box)) - x, height };
      return { ink, box: bar, pixels: area(bar) };
    });
  });
};

/** The width that most bars have; two of one height side by side are twice as wide. */
const usualStep = (widths: readonly number[]): number => {
  const votes = widths.map((width) => widths.filter((other) => Math.abs(other - width) <= SAME_WIDTH).length);
  return widths[votes.indexOf(Math.max(...votes))] ?? 1;
};
