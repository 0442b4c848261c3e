import type { Canvas } from '../canvas/chart-canvas.ts';
import type { Trail } from './follow-curve.ts';
import { median } from './median.ts';

/** An area reaches over most of its chart, its foot is low in it, on one line in most columns, and its edge goes up or down. */
const MIN_AREA = 0.6;
const MIN_DEPTH = 0.7;
const MIN_ON_BASE = { alone: 0.94, several: 0.6 };
const MIN_BENT = 3;
/** Bars that touch have an edge with steps: higher than this in CSS pixels, and more than these. */
const MAX_STEP = 8;
const MAX_STEPS = 5;

/** An area stands on a line in the lower part of its chart, and its upper edge has no steps; other shapes end anywhere. */
export const isArea = (trail: Trail, { width, height, scale }: Canvas, isAlone: boolean): boolean => {
  const base = median(trail.map(({ end }) => end));
  const reach = trail.at(-1)!.x - trail[0]!.x + 1;
  const isOn =
    trail.filter(({ end }) => Math.abs(end - base) <= 2).length >
    (isAlone ? MIN_ON_BASE.alone : MIN_ON_BASE.several) * trail.length;
  const steps = trail.filter(({ x, top }, index) => {
    const before = trail[index - 1];
    return before && x - before.x <= 2 && Math.abs(top - before.top) > MAX_STEP * scale;
  });
  const tops = trail.map(({ top }) => top);
  const isBent = Math.max(...tops) - Math.min(...tops) > MIN_BENT * scale;
  return isOn && isBent && reach >= MIN_AREA * width && base >= MIN_DEPTH * height && steps.length <= MAX_STEPS;
};
