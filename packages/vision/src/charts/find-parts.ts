import type { Box } from '@blueprompt/core/geometry';
import type { Canvas } from './chart-canvas.ts';
import type { Inks } from './name-inks.ts';

/** Pixels of one ink that touch: a bar, a piece of a line, a slice. The box is that of the canvas. */
export type Part = { ink: number; box: Box; pixels: number };

/** The connected parts of each ink, from left to right. */
export const findParts = ({ width, height }: Canvas, { indices }: Inks): Part[] => {
  const seen = new Uint8Array(indices.length);
  const stack = new Int32Array(indices.length);
  const parts: Part[] = [];
  for (let start = 0; start < indices.length; start++) {
    const ink = indices[start]!;
    if (ink < 0 || seen[start]) continue;
    let [size, pixels, left, top, end, foot] = [1, 0, width, height, 0, 0];
    stack[0] = start;
    seen[start] = 1;
    while (size > 0) {
      size -= 1;
      const at = stack[size]!;
      const x = at % width;
      const y = (at - x) / width;
      pixels += 1;
      if (x < left) left = x;
      if (x > end) end = x;
      if (y < top) top = y;
      if (y > foot) foot = y;
      const visit = (next: number): void => {
        if (seen[next] || indices[next] !== ink) return;
        seen[next] = 1;
        stack[size] = next;
        size += 1;
      };
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    parts.push({ ink, box: { x: left, y: top, width: end - left + 1, height: foot - top + 1 }, pixels });
  }
  return parts.sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);
};
