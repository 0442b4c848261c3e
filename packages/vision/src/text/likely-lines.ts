import { findComponents } from './edge-components.ts';
import type { GlyphLine } from './glyph-lines.ts';
import type { TextMap } from './text-map.ts';

/** Likelihood from which a cell is the core of a line; the detector's own usual cut. */
const MIN_LIKELIHOOD = 0.3;
/** The detector marks the core of a line only; this times area over outline brings back the line's height. */
const UNCLIP_RATIO = 1.5;
/** Cells; smaller marks are noise. */
const MIN_CORE_CELLS = 8;
/** A line of whose width this share is already read is not read again. */
const MAX_KNOWN_SHARE = 0.3;

type Rect = { left: number; top: number; right: number; bottom: number };

/** Lines that only the detector sees, as on photos, where edges do not part letters from what is behind them. */
export function findLikelyLines(map: TextMap, known: readonly Rect[]): GlyphLine[] {
  const core = new Uint8Array(map.likelihood.length);
  for (let i = 0; i < core.length; i++) core[i] = map.likelihood[i]! > MIN_LIKELIHOOD ? 1 : 0;
  return findComponents(core, map.width, map.height)
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
      return { ...rect, glyphs: [] };
    })
    .filter((line) => line.right - line.left > line.bottom - line.top && knownShare(line, known) < MAX_KNOWN_SHARE);
}

/** Share of a line's width that known lines at the same height take. */
function knownShare(line: Rect, known: readonly Rect[]): number {
  let shared = 0;
  for (const other of known) {
    const width = Math.min(line.right, other.right) - Math.max(line.left, other.left);
    const height = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
    if (width > 0 && height > 0.5 * (other.bottom - other.top)) shared += width;
  }
  return shared / (line.right - line.left);
}
