import { findComponents } from '../ink/edge-components.ts';
import type { TextMap } from '../text-map.ts';
import type { GlyphLine } from './glyph-line.ts';

/** Likelihood from which a cell is the core of a line; the detector's own usual cut. */
const MIN_LIKELIHOOD = 0.3;
/** The detector marks the core of a line only; this times area over outline brings back the line's height. */
const UNCLIP_RATIO = 1.5;
/** Cells; smaller marks are noise. */
const MIN_CORE_CELLS = 8;
/** A line of whose width this share is already read is not read again ... */
const MAX_KNOWN_SHARE = 0.3;
/** ... unless a stretch of it, in line heights, is not: on photos, edges lose letters that other things touch. */
const MIN_LOST_HEIGHTS = 0.5;

/** Three letters are at least this many times as wide as the line around them is high: what is narrower is an icon ... */
const MIN_WIDTH_HEIGHTS = 1.3;
/** ... and lower, in pixels, is a rule or a row of dots. */
const MIN_HEIGHT_PX = 8;

type Rect = { left: number; top: number; right: number; bottom: number };

/** A line that the detector sees; a broken one is known in parts. */
export type LikelyLine = GlyphLine & { isBroken: boolean };

/** Lines that only the detector sees whole, as on photos, where edges do not part letters from what is behind them. */
export function findLikelyLines(map: TextMap, known: readonly Rect[]): LikelyLine[] {
  const core = new Uint8Array(map.likelihood.length);
  for (let i = 0; i < core.length; i++) core[i] = map.likelihood[i]! > MIN_LIKELIHOOD ? 1 : 0;
  return findComponents(core, map.width)
    .filter(({ edges }) => edges >= MIN_CORE_CELLS)
    .map(({ left, top, right, bottom }) => {
      const width = right - left;
      const height = bottom - top;
      const grow = (width * height * UNCLIP_RATIO) / (2 * (width + height));
      const rect = {
        left: Math.max(0, Math.floor((left - grow) * map.cellPx)),
        top: Math.max(0, Math.floor((top - grow) * map.cellPx)),
        right: Math.min(map.width * map.cellPx, Math.ceil((right + grow) * map.cellPx)),
        bottom: Math.min(map.height * map.cellPx, Math.ceil((bottom + grow) * map.cellPx)),
      };
      const isKnown = knownShare(rect, known) >= MAX_KNOWN_SHARE;
      const seen = { ...rect, left: left * map.cellPx, right: right * map.cellPx };
      const isBroken = isKnown && lostStretch(seen, known) >= MIN_LOST_HEIGHTS * (rect.bottom - rect.top);
      return { ...rect, glyphs: [], isKnown, isBroken };
    })
    .filter((line) => isLegible(line) && (line.isBroken || !line.isKnown));
}

const isLegible = ({ left, top, right, bottom }: Rect): boolean =>
  bottom - top >= MIN_HEIGHT_PX && right - left >= MIN_WIDTH_HEIGHTS * (bottom - top);

/** The longest stretch of a line's core without known lines. */
function lostStretch(core: Rect, known: readonly Rect[]): number {
  const beside = known.filter((other) => isBeside(core, other)).sort((a, b) => a.left - b.left);
  let longest = 0;
  let from = core.left;
  for (const { left, right } of beside) {
    longest = Math.max(longest, Math.min(left, core.right) - from);
    from = Math.max(from, right);
  }
  return Math.max(longest, core.right - from);
}

/** True where another line stands at the height of this one and shares some of its width. */
const isBeside = (line: Rect, other: Rect): boolean =>
  Math.min(line.right, other.right) > Math.max(line.left, other.left) &&
  Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top) > 0.5 * (other.bottom - other.top);

/** Share of a line's width that known lines at the same height take. */
function knownShare(line: Rect, known: readonly Rect[]): number {
  const shared = known
    .filter((other) => isBeside(line, other))
    .map((other) => Math.min(line.right, other.right) - Math.max(line.left, other.left));
  return shared.reduce((sum, width) => sum + width, 0) / (line.right - line.left);
}
