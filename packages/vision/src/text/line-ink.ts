import type { Pixels } from '../contract.ts';

/** What is ink and what is paper in the rectangle around a line. `coverage` is 0 (paper) to 1 (full ink), row by row. */
export type LineInk = {
  left: number;
  top: number;
  width: number;
  height: number;
  paper: number;
  color: number;
  /** Share of the rectangle that has exactly the paper's colour: low on photos and gradients. */
  paperShare: number;
  coverage: Float32Array;
};

export type Rect = { left: number; top: number; right: number; bottom: number };

/** Pixels at least this near to the strongest contrast are the core of the strokes. */
const CORE_SHARE = 0.82;
/** The strongest contrast is taken at this rank from the top, so that a stray pixel of a neighbour does not set it. */
const TOP_RANK_SHARE = 0.004;

const channels = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

const distance = (a: number, b: number): number => {
  const dr = (a >> 16) - (b >> 16);
  const dg = ((a >> 8) & 255) - ((b >> 8) & 255);
  const db = (a & 255) - (b & 255);
  return Math.sqrt(dr * dr + dg * dg + db * db);
};

/** Separates a line's ink from its paper: the paper is the most frequent colour, the ink the most frequent far from it. */
export function findInk(pixels: Pixels, rect: Rect): LineInk {
  const left = Math.max(0, rect.left);
  const top = Math.max(0, rect.top);
  const width = Math.min(pixels.width, rect.right) - left;
  const height = Math.min(pixels.height, rect.bottom) - top;
  const counts = new Map<number, number>();
  for (let y = 0; y < height; y++) {
    const row = (top + y) * pixels.width + left;
    for (let x = 0; x < width; x++) {
      const color = pixels.colors[row + x]!;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const paper = mostFrequent(counts);
  const color = coreColor(counts, paper, width * height);
  return {
    left,
    top,
    width,
    height,
    paper,
    color,
    paperShare: counts.get(paper)! / (width * height),
    coverage: coverageOf(pixels, left, top, width, height, paper, color),
  };
}

function mostFrequent(counts: ReadonlyMap<number, number>): number {
  let best = 0;
  let most = -1;
  for (const [color, count] of counts) {
    if (count > most) {
      best = color;
      most = count;
    }
  }
  return best;
}

function coreColor(counts: ReadonlyMap<number, number>, paper: number, total: number): number {
  const byDistance = [...counts].map(([color, count]) => ({ color, count, far: distance(color, paper) }));
  byDistance.sort((a, b) => b.far - a.far || a.color - b.color);
  let seen = 0;
  let top = 0;
  for (const { count, far } of byDistance) {
    seen += count;
    top = far;
    if (seen >= total * TOP_RANK_SHARE) break;
  }
  let best = paper;
  let most = 0;
  for (const { color, count, far } of byDistance) {
    if (far < CORE_SHARE * top) break;
    // A farther colour wins over a slightly more frequent one: antialiasing only ever pulls towards the paper.
    const votes = count * (far / top) ** 6;
    if (votes > most) {
      best = color;
      most = votes;
    }
  }
  return best;
}

function coverageOf(
  pixels: Pixels,
  left: number,
  top: number,
  width: number,
  height: number,
  paper: number,
  ink: number,
) {
  const [pr, pg, pb] = channels(paper);
  const [ir, ig, ib] = channels(ink);
  const [dr, dg, db] = [ir - pr, ig - pg, ib - pb];
  const square = dr * dr + dg * dg + db * db || 1;
  const coverage = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = (top + y) * pixels.width + left;
    for (let x = 0; x < width; x++) {
      const color = pixels.colors[row + x]!;
      if (color === paper) continue;
      const along = ((color >> 16) - pr) * dr + (((color >> 8) & 255) - pg) * dg + ((color & 255) - pb) * db;
      coverage[y * width + x] = Math.min(1, Math.max(0, along / square));
    }
  }
  return coverage;
}
