import type { Component } from '../ink/edge-components.ts';

/** Fewer may be an "ill" or a Roman number. */
const MIN_BARS = 4;
/** Of letters as wide as each other some stand low and some high; bars have a height each. */
const MIN_HEIGHTS = 4;
const SAME_PX = 2;
/** Share of the glyphs that are bars; a tick or a point of the chart may stand among them. */
const MIN_SHARE = 0.7;

/** Whether glyphs are a row of bars: of one width, on one ground, each as high as its value. */
export function isBarRow(glyphs: readonly Component[]): boolean {
  if (glyphs.length < MIN_BARS) return false;
  const widths = glyphs.map(({ left, right }) => right - left).sort((a, b) => a - b);
  const bottoms = glyphs.map(({ bottom }) => bottom).sort((a, b) => a - b);
  const width = widths[widths.length >> 1]!;
  const ground = bottoms[bottoms.length >> 1]!;
  const bars = glyphs.filter(
    ({ left, right, bottom }) => Math.abs(right - left - width) <= SAME_PX && Math.abs(bottom - ground) <= SAME_PX,
  );
  const heights = bars.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const steps = heights.filter((height, index) => index === 0 || height - heights[index - 1]! > SAME_PX).length;
  return bars.length >= MIN_SHARE * glyphs.length && bars.length >= MIN_BARS && steps >= MIN_HEIGHTS;
}
