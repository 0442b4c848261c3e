import type { Canvas } from '../canvas/chart-canvas.ts';
import type { Extent } from '../canvas/ink-extents.ts';
import type { Inks } from '../canvas/name-inks.ts';

/** Runs in one column closer than this are one: a marker has a hole. In CSS pixels. */
const MAX_HOLE = 7;
/** A line may be hidden behind others; each column without it costs as much as a jump of this many pixels. */
const SKIP_COST = 4;
/** Candidates a column: lines with more are none. */
const MAX_RUNS = 5;
/** A jump this far without a stroke between is not of one line, in CSS pixels. */
const MAX_JUMP = 14;
/** Pieces shorter than this share of the longest are something else. */
const MIN_PIECE = 0.15;

/** One place a column: where the ink starts and ends, in pixels of the canvas. Columns may be missing. */
export type Trail = { x: number; top: number; end: number }[];

type State = { run: Trail[number]; cost: number; before: State | undefined };

/** Follows an ink from left to right through the columns, always to the nearest of what it is painted in. */
export const followCurve = (canvas: Canvas, { indices }: Inks, ink: number, extent: Extent): Trail => {
  const { width, scale } = canvas;
  let states: State[] = [];
  for (let x = extent.left; x < extent.end; x++) {
    const runs = runsAt(indices, ink, x, width, extent, MAX_HOLE * scale);
    if (runs.length === 0 && states.length === 0) continue;
    const next: State[] = runs.map((run) => ({ run, ...cheapest(states, run) }));
    for (const state of states) next.push({ ...state, cost: state.cost + SKIP_COST });
    states = next.sort((a, b) => a.cost - b.cost).slice(0, MAX_RUNS + 2);
  }
  const trail: Trail = [];
  for (let state = states[0]; state; state = state.before) trail.push(state.run);
  return longest(trail.reverse(), MAX_JUMP * scale);
};

const runsAt = (indices: Int8Array, ink: number, x: number, width: number, extent: Extent, hole: number): Trail => {
  const runs: Trail = [];
  for (let y = extent.top, at = y * width + x; y < extent.foot; y++, at += width) {
    if (indices[at] !== ink) continue;
    const last = runs.at(-1);
    if (last && y - last.end <= hole) last.end = y + 1;
    else if (runs.length < MAX_RUNS) runs.push({ x, top: y, end: y + 1 });
  }
  return runs;
};

const gapOf = (a: Trail[number], b: Trail[number]): number => Math.max(0, a.top - b.end, b.top - a.end);

const cheapest = (states: readonly State[], run: Trail[number]): { cost: number; before: State | undefined } => {
  let best: { cost: number; before: State | undefined } = { cost: run.x * SKIP_COST, before: undefined };
  for (const state of states) {
    const off = Math.abs(state.run.top + state.run.end - run.top - run.end) / 2;
    const cost = state.cost + gapOf(state.run, run) + 0.02 * off;
    if (cost < best.cost) best = { cost, before: state };
  }
  return best;
};

/** Without the pieces that a jump cuts off. */
const longest = (trail: Trail, jump: number): Trail => {
  const pieces: Trail[] = [];
  for (const run of trail) {
    const last = pieces.at(-1)?.at(-1);
    // Behind other lines a steep one comes out further off.
    if (last && gapOf(last, run) <= jump + 2 * (run.x - last.x - 1)) pieces.at(-1)!.push(run);
    else pieces.push([run]);
  }
  const most = Math.max(0, ...pieces.map((piece) => piece.length));
  return pieces.filter((piece) => piece.length >= MIN_PIECE * most).flat();
};
