import { MAX_SLICES, type Slice } from '@blueprompt/core/chart';
import { distance, toHex } from '../../colour/rgb.ts';
import type { Canvas } from '../canvas/chart-canvas.ts';
import type { Circle } from './fit-circle.ts';

/** Slices are told apart by more than this, 0 to 442; a sample further than this from all of them is a rim. */
const SAME_SLICE = 14;
const NEAR_SLICE = 26;
/** Gaps between slices are narrower than this; what is wider is an opening. In degrees. */
const MAX_GAP = 12;
/** From its hole to its rim a slice has one colour; a round picture has not. */
const MIN_AGREED = 0.8;
/** Nearly all of it has the colour of a slice, but for soft edges, in pixels. */
const MIN_PAINTED = 0.85;
const EDGE = 1.5;
/** Where a round end has no corner: near the hole and the rim, this share of half its thickness from its tip. */
const CORNERS = [0.1, 0.9];
const CORNER = 0.3;
/** A slice is at least this wide, in degrees, and along the ring in CSS pixels: what is narrower is its border. */
const MIN_SLICE = 1;
const MIN_SLICE_PX = 3.5;

/** Directions all around, in radians from the top, half a pixel apart at the radius. */
export const anglesOf = (radius: number): number[] => {
  const count = Math.max(90, Math.round(2 * Math.PI * radius * 2));
  return Array.from({ length: count }, (_, index) => ((index + 0.5) * 2 * Math.PI) / count);
};

type Run = { color: number; from: number; to: number };

/** The slices by the colours seen going round, clockwise from the top. */
export const sliceRing = (canvas: Canvas, circle: Circle, inner: number): Slice[] | undefined => {
  const thick = circle.radius - inner;
  const angles = anglesOf(inner + thick / 2);
  const colorsAt = angles.map((angle) =>
    [0.35, 0.5, 0.65].map((share) => colorAt(canvas, circle, inner + thick * share, angle)),
  );
  const slices = sliceColors(colorsAt.flat(), canvas.ground);
  if (slices.length === 0) return undefined;
  const names = colorsAt.map((colors) => colors.map((color) => nameOf(color, slices, canvas.ground)));
  const agreed = names.filter(([a, b, c]) => a === b && b === c).length;
  if (agreed < MIN_AGREED * names.length) return undefined;
  const named = names.map(vote);
  const least = Math.max(MIN_SLICE, (MIN_SLICE_PX * canvas.scale * 180) / (Math.PI * (inner + thick / 2)));
  const runs = closeGaps(toRuns(named, angles.length), least);
  const shown = squareFirst(
    canvas,
    circle,
    inner,
    runs.filter(({ from, to }) => to - from >= least),
  );
  if (shown.length === 0 || shown.length > MAX_SLICES) return undefined;
  if (paintedShare(canvas, circle, inner, shown) < MIN_PAINTED) return undefined;
  return shown.map(({ color, from, to }) => ({ color: toHex(color), from: tenth(from), to: tenth(to) }));
};

/** Share of what is drawn in the ring that has the colour of a slice: a sign on a disc has another. */
const paintedShare = (
  { width, height, colors, isDrawn }: Canvas,
  { x, y, radius }: Circle,
  inner: number,
  slices: readonly Run[],
): number => {
  let [all, painted] = [0, 0];
  for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(height, y + radius); row++)
    for (let column = Math.max(0, Math.floor(x - radius)); column < Math.min(width, x + radius); column++) {
      const away = Math.sqrt((column - x) ** 2 + (row - y) ** 2);
      if (away > radius - EDGE || away < inner + EDGE || !isDrawn[row * width + column]) continue;
      all += 1;
      if (slices.some(({ color }) => distance(color, colors[row * width + column]!) <= NEAR_SLICE)) painted += 1;
    }
  return all === 0 ? 1 : painted / all;
};

/** The round ends of a gauge reach over its value, each by half of its thickness; the track goes on under them. */
const squareFirst = (canvas: Canvas, circle: Circle, inner: number, runs: readonly Run[]): Run[] => {
  const [value, track, ...others] = runs;
  const thick = circle.radius - inner;
  const cap = ((thick / 2) * 180) / Math.PI / (inner + thick / 2);
  if (!value || others.length > 0 || value.to - value.from < 3 * cap) return [...runs];
  const isFilled = (degrees: number): boolean =>
    CORNERS.every((share) => {
      const color = colorAt(canvas, circle, inner + thick * share, (degrees * Math.PI) / 180);
      const others = [canvas.ground, track?.color ?? canvas.ground];
      return others.every((other) => distance(color, value.color) < distance(color, other));
    });
  if (isFilled(value.from + CORNER * cap) || isFilled(value.to - CORNER * cap)) return [...runs];
  const [from, to] = [value.from + cap, value.to - cap];
  const isClosed = track && track.to - value.from > 360 - MAX_GAP;
  return [{ ...value, from, to }, ...(track ? [{ ...track, from: to, to: isClosed ? from + 360 : track.to }] : [])];
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

const colorAt = (canvas: Canvas, { x, y }: Circle, radius: number, angle: number): number => {
  const [px, py] = [Math.round(x + radius * Math.sin(angle)), Math.round(y - radius * Math.cos(angle))];
  if (px < 0 || py < 0 || px >= canvas.width || py >= canvas.height) return canvas.ground;
  return canvas.colors[py * canvas.width + px]!;
};

/** Colours that are seen going round, most seen first; those of rims are seen too little. */
const sliceColors = (seen: readonly number[], ground: number): number[] => {
  const counts = new Map<number, number>();
  for (const color of seen) counts.set(color, (counts.get(color) ?? 0) + 1);
  const colors: number[] = [];
  for (const [color, count] of [...counts].sort((a, b) => b[1] - a[1])) {
    if (count < seen.length / 180 || colors.length >= MAX_SLICES) break;
    if (distance(color, ground) >= SAME_SLICE / 2 && colors.every((one) => distance(one, color) > SAME_SLICE))
      colors.push(color);
  }
  return colors;
};

/** A slice that starts this little before 12 o'clock starts there: round ends reach over. In degrees. */
const AT_TOP = 10;

const NONE = -1;

const nameOf = (color: number, slices: readonly number[], ground: number): number => {
  let best = NONE;
  let least = Math.min(NEAR_SLICE, distance(color, ground));
  for (const slice of slices) {
    const away = distance(slice, color);
    if (away < least) [best, least] = [slice, away];
  }
  return best;
};

const vote = ([a, b, c]: readonly number[]): number => (a === b || a === c ? a! : b === c ? b! : NONE);

/** Stretches of one name, in degrees; one across 12 o'clock is not cut there. */
const toRuns = (named: readonly number[], count: number): Run[] => {
  const shift = Math.max(
    0,
    named.findIndex((color, index) => color !== named.at(index - 1)),
  );
  const degrees = 360 / count;
  const runs: Run[] = [];
  for (let step = 0; step < count; step++) {
    const color = named[(step + shift) % count]!;
    const last = runs.at(-1);
    if (last && last.color === color) last.to += degrees;
    else runs.push({ color, from: (step + shift) * degrees, to: (step + shift + 1) * degrees });
  }
  return runs;
};

/** Slices grow over the lines between them, and start at 12 o'clock or after it. */
const closeGaps = (runs: readonly Run[], least: number): Run[] => {
  const isGap = ({ color, from, to }: Run): boolean => (color === NONE ? to - from <= MAX_GAP : to - from < least);
  const kept = runs.filter((run) => !isGap(run));
  const grown = kept.map((run, index) => {
    const before = kept.at(index - 1)!;
    const next = kept[(index + 1) % kept.length]!;
    const turn = (angle: number): number => ((angle % 360) + 360) % 360;
    const [gapBefore, gapAfter] = [turn(run.from - before.to), turn(next.from - run.to)];
    const grow = (gap: number): number => (kept.length > 1 && gap <= MAX_GAP ? gap / 2 : 0);
    return { color: run.color, from: run.from - grow(gapBefore), to: run.to + grow(gapAfter) };
  });
  const opening = grown.findIndex(({ color }) => color === NONE);
  if (opening >= 0) {
    const after = [...grown.slice(opening + 1), ...grown.slice(0, opening)].filter(({ color }) => color !== NONE);
    const first = after[0]?.from ?? 0;
    return after.map((run) => (run.from < first ? { ...run, from: run.from + 360, to: run.to + 360 } : run));
  }
  return grown
    .map((run) => (run.from >= 360 - AT_TOP ? { ...run, from: run.from - 360, to: run.to - 360 } : run))
    .sort((a, b) => a.from - b.from);
};
