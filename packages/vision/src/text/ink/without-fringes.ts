import { distance } from '../../colour/rgb.ts';

/** The strongest contrast, or farthest level, is taken at this rank of the inked pixels, so that a stray pixel does not set it. */
export const TOP_RANK_SHARE = 0.012;
/** Half the way to the core's contrast a pixel counts as inked. */
const INKED_SHARE = 0.4;
/** Levels between core and paper below which a channel tells nothing of the strokes. */
const MIN_CONTRAST = 24;

/**
 * The colour of the strokes of sub-pixel text. Where they are thin hardly a pixel is inked in all three channels, and the
 * core is tinted by its fringes; but each channel is fully inked somewhere.
 */
export function withoutFringes(counts: ReadonlyMap<number, number>, paper: number, core: number): number {
  const least = INKED_SHARE * distance(core, paper);
  let inked = 0;
  for (const [color, count] of counts) if (distance(color, paper) > least) inked += count;
  const rank = Math.max(2, inked * TOP_RANK_SHARE);
  return [16, 8, 0].reduce((packed, shift) => packed | (farthest(counts, shift, { paper, core, rank }) << shift), 0);
}

function farthest(
  counts: ReadonlyMap<number, number>,
  shift: number,
  { paper, core, rank }: { paper: number; core: number; rank: number },
): number {
  const [from, to] = [(paper >> shift) & 255, (core >> shift) & 255];
  if (Math.abs(to - from) < MIN_CONTRAST) return to;
  const levels = new Uint32Array(256);
  for (const [color, count] of counts) levels[(color >> shift) & 255]! += count;
  const step = to < from ? 1 : -1;
  let level = to < from ? 0 : 255;
  for (let seen = levels[level]!; seen < rank && level !== from; seen += levels[level]!) level += step;
  return level;
}
