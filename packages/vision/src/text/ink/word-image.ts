import { type Extent, INK_COVERAGE } from './ink-extent.ts';
import type { LineInk } from './line-ink.ts';

/** The ink of one word with a rim of a pixel around it, and where its ink begins and ends to fractions of a pixel. */
export type WordImage = {
  text: string;
  width: number;
  height: number;
  coverage: Float32Array;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Pixels of paper around the word. */
const RIM_PX = 1;

/** Cuts a word out of its line; the outermost rows and columns of ink count by how much of them is covered. */
export function toWordImage(ink: LineInk, extent: Extent, text: string): WordImage {
  const width = extent.right - extent.left + 2 * RIM_PX;
  const height = extent.bottom - extent.top + 2 * RIM_PX;
  const coverage = new Float32Array(width * height);
  const columns = new Float32Array(width);
  const rows = new Float32Array(height);
  for (let y = 0; y < height; y++) {
    const fromY = extent.top - RIM_PX + y;
    if (fromY < 0 || fromY >= ink.height) continue;
    for (let x = 0; x < width; x++) {
      const fromX = extent.left - RIM_PX + x;
      if (fromX < 0 || fromX >= ink.width) continue;
      const value = ink.coverage[fromY * ink.width + fromX]!;
      coverage[y * width + x] = value;
      columns[x] = Math.max(columns[x]!, value);
      rows[y] = Math.max(rows[y]!, value);
    }
  }
  const [left, right] = edgesOf(columns);
  const [top, bottom] = edgesOf(rows);
  return { text, width, height, coverage, left, top, right, bottom };
}

function edgesOf(most: Float32Array): [number, number] {
  const first = Math.max(
    RIM_PX,
    most.findIndex((value) => value >= INK_COVERAGE),
  );
  const last = Math.max(
    first,
    most.findLastIndex((value) => value >= INK_COVERAGE),
  );
  return [first + 1 - most[first]!, last + most[last]!];
}
