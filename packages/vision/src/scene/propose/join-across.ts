import type { Box } from '@blueprompt/core/box';
import { rowsOfBox } from '../regions/part-rows.ts';
import { type Hypothesis, isLine, MAX_LINE, plainSurface } from './hypothesis.ts';

/** Boxes may hide this share of a surface that goes on behind them. */
const MAX_HIDDEN = 0.25;
/** ... where they leave no more than this share of the gap open. */
const MAX_OPEN = 0.15;
/** Pixels by which edges of one surface may miss each other. */
const SLACK = 2;

type Axis = 'x' | 'y';
type Piece = { box: Box; color: number };

/** Surfaces of one paint that lines or boxes from edge to edge cut into pieces: what lies below goes on behind what lies on top. */
export function joinAcross(hypotheses: readonly Hypothesis[]): Hypothesis[] {
  const fills = hypotheses.filter(({ surface }) => !isLine(surface));
  let pieces = fills.flatMap(({ surface: { fill, box, border }, looseBits }): Piece[] => {
    if (fill?.kind !== 'flat' || looseBits > 0) return [];
    const [top, right, bottom, left] = border?.widths ?? [0, 0, 0, 0];
    const inner = {
      x: box.x + left,
      y: box.y + top,
      width: box.width - left - right,
      height: box.height - top - bottom,
    };
    return [{ box: inner, color: fill.color }];
  });
  const boxes = fills.map(({ surface: { box } }) => box);
  const joined: Piece[] = [];
  for (const axis of ['x', 'y'] as const) {
    const { whole, fresh } = joinAlong(pieces, axis, boxes);
    joined.push(...fresh);
    pieces = whole;
  }
  return joined.map(({ box, color }) => ({
    surface: plainSurface({ box, fill: { kind: 'flat', color } }),
    rows: rowsOfBox(box),
    looseBits: 0,
  }));
}

const joinAlong = (pieces: readonly Piece[], axis: Axis, boxes: readonly Box[]): { whole: Piece[]; fresh: Piece[] } => {
  const { across, size, breadth } = namesOf(axis);
  const lanes = Map.groupBy(
    pieces,
    ({ box, color }) => `${color} ${Math.round(box[across])} ${Math.round(box[breadth])}`,
  );
  const byEdge = Map.groupBy(boxes, (box) => Math.round(box[across]));
  const whole: Piece[] = [];
  for (const lane of lanes.values()) {
    const sorted = lane.toSorted((one, other) => one.box[axis] - other.box[axis]);
    const edge = Math.round(sorted[0]!.box[across]); // a lane has a piece
    const near = sorted.length < 2 ? [] : [-2, -1, 0, 1, 2].flatMap((off) => byEdge.get(edge + off) ?? []);
    const blockers = near.filter((box) => Math.abs(box[breadth] - sorted[0]!.box[breadth]) <= 2 * SLACK);
    let current = sorted[0]!;
    let hidden = 0;
    for (const next of sorted.slice(1)) {
      const from = current.box[axis] + current.box[size];
      const gap = next.box[axis] - from;
      const total = next.box[axis] + next.box[size] - current.box[axis];
      const isBehind =
        gap >= 0 &&
        (gap <= MAX_LINE ||
          (hidden + gap <= total * MAX_HIDDEN && openShare(blockers, from, next.box[axis], axis) <= MAX_OPEN));
      if (isBehind) {
        if (gap > MAX_LINE) hidden += gap;
        current = { ...current, box: { ...current.box, [size]: total } };
        continue;
      }
      whole.push(current);
      [current, hidden] = [next, 0];
    }
    whole.push(current);
  }
  const known = new Set(pieces);
  return { whole, fresh: whole.filter((piece) => !known.has(piece)) };
};

const namesOf = (axis: Axis) =>
  axis === 'x'
    ? ({ across: 'y', size: 'width', breadth: 'height' } as const)
    : ({ across: 'x', size: 'height', breadth: 'width' } as const);

/** The share of a gap that no box covers from edge to edge. */
const openShare = (boxes: readonly Box[], from: number, to: number, axis: Axis): number => {
  const { size } = namesOf(axis);
  const covered = boxes
    .filter((box) => box[axis] >= from - SLACK && box[axis] + box[size] <= to + SLACK)
    .reduce((sum, box) => sum + box[size], 0);
  return 1 - covered / (to - from);
};
