import type { Box } from '@blueprompt/core/box';
import { rowsOfBox } from '../regions/part-rows.ts';
import { type Hypothesis, plainSurface } from './hypothesis.ts';

/** Shortest sides, in pixels. */
const MIN_WIDTH = 12;
const MIN_HEIGHT = 8;
/** Largest corner that may lie between two lines, and by how much the lines of one frame may miss each other. */
const MAX_CORNER = 40;
const SLACK = 3;
/** Looks at a line that are taken at most: a screenshot full of lines must not take longer than its size allows. */
const MAX_LOOKS = 50_000_000;

type Line = { box: Box; color: number };

/** Four lines of one colour that close: the border of something whose inside may be anything. */
export function proposeFrames(lines: readonly Hypothesis[]): Hypothesis[] {
  const all = lines.flatMap(({ surface: { box, fill } }): Line[] =>
    fill?.kind === 'flat' ? [{ box, color: fill.color }] : [],
  );
  const byColor = Map.groupBy(all, ({ color }) => color);
  const frames: Hypothesis[] = [];
  let looks = MAX_LOOKS;
  for (const same of byColor.values()) {
    const across = same.filter(({ box }) => box.width >= box.height && box.width >= MIN_WIDTH);
    const down = same
      .filter(({ box }) => box.height > box.width && box.height >= MIN_HEIGHT)
      .sort((one, other) => one.box.y - other.box.y);
    for (const [index, left] of down.entries())
      for (let other = index + 1; other < down.length && down[other]!.box.y - left.box.y <= SLACK; other++) {
        looks -= 1 + across.length;
        if (looks <= 0) return frames;
        const [one, two] = left.box.x < down[other]!.box.x ? [left, down[other]!] : [down[other]!, left];
        const frame = closeFrame(one, two, across);
        if (frame) frames.push(frame);
      }
  }
  return frames;
}

const isNear = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;

const closeFrame = (left: Line, right: Line, across: readonly Line[]): Hypothesis | undefined => {
  const [from, to] = [left.box.x, right.box.x + right.box.width];
  if (to - from < MIN_WIDTH || !isNear(left.box.height, right.box.height, 2 * SLACK)) return undefined;
  const [start, end] = [left.box.y, left.box.y + left.box.height];
  // Between the ends of two lines there is as much room to the side as up or down: that of a round corner.
  const fits = ({ box }: Line, room: number): boolean => {
    const [before, after] = [box.x - from, to - box.x - box.width];
    return before >= -1 && before < MAX_CORNER && isNear(before, after, SLACK) && isNear(before, room, SLACK + 1);
  };
  const top = across.find((line) => line.box.y <= start + 1 && fits(line, start - line.box.y));
  const bottom = across.find(
    (line) => line.box.y + line.box.height >= end - 1 && fits(line, line.box.y + line.box.height - end),
  );
  if (!top || !bottom) return undefined;
  const box = { x: from, y: top.box.y, width: to - from, height: bottom.box.y + bottom.box.height - top.box.y };
  const radius = Math.max(0, top.box.x - from);
  const { color } = left;
  return {
    surface: plainSurface({
      box,
      corners: [radius, radius, radius, radius],
      border: {
        widths: [top.box.height, right.box.width, bottom.box.height, left.box.width],
        colors: [color, color, color, color],
      },
    }),
    rows: rowsOfBox(box),
    looseBits: 0,
  };
};
