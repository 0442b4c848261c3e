import type { Box } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';

/** How many pixels of some colours lie in boxes; what lies in two of them counts twice. */
export function countIn(
  asked: ReadonlySet<number>,
  { width, height, colors }: Pixels,
  boxes: readonly Box[],
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const box of boxes) {
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    const [end, foot] = [Math.min(left + Math.round(box.width), width), Math.min(top + Math.round(box.height), height)];
    for (let y = top; y < foot; y++) {
      let start = left;
      for (let x = left + 1; x <= end; x++) {
        const color = colors[y * width + start]!;
        if (x < end && colors[y * width + x] === color) continue;
        if (asked.has(color)) counts.set(color, (counts.get(color) ?? 0) + x - start);
        start = x;
      }
    }
  }
  return counts;
}
