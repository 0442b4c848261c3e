import { bottom, right } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';

/** Lines meet in a corner, give or take this, in CSS pixels. */
const MAX_OFF_PX = 2;
/** Lines as wide as they are apart enclose nothing: a frame is this many times as high as its lines. */
const MIN_HEIGHT_LINES = 4;

/** Four lines of one colour that meet in their corners are the border of a box that has the ground around it as its own. */
export const joinFrames = (paints: readonly Element[], scale: number): Element[] => {
  const lines = paints.filter(({ type }) => type === 'divider');
  const rows = lines.filter(({ box }) => box.width > box.height);
  const columns = lines.filter(({ box }) => box.height > box.width);
  const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= MAX_OFF_PX * scale;
  const taken = new Set<Element>();
  const frames = new Map<Element, Element>();
  for (const top of rows) {
    const { x, y, width, height } = top.box;
    const isFree = (line: Element): boolean => line !== top && !taken.has(line) && line.fill === top.fill;
    const sides = columns.filter((line) => isFree(line) && isNear(line.box.y, y));
    const left = sides.find(({ box }) => isNear(box.x, x));
    const end = sides.find((line) => line !== left && isNear(right(line.box), x + width));
    if (!left || !end || taken.has(top) || !isNear(bottom(left.box), bottom(end.box))) continue;
    const foot = rows.find(
      (line) =>
        isFree(line) &&
        line.box.y > y + MIN_HEIGHT_LINES * height &&
        isNear(line.box.x, x) &&
        isNear(line.box.width, width) &&
        isNear(bottom(line.box), bottom(left.box)),
    );
    if (!foot || !top.fill) continue;
    for (const line of [top, left, end, foot]) taken.add(line);
    frames.set(top, {
      id: top.id,
      type: 'shape',
      box: { x, y, width, height: bottom(foot.box) - y },
      border: { color: top.fill, width: height },
      confidence: Math.min(...[top, left, end, foot].map(({ confidence }) => confidence)),
    });
  }
  return paints.flatMap((paint) => frames.get(paint) ?? (taken.has(paint) ? [] : [paint]));
};
