import type { TextLine } from '@blueprompt/core/measurement';
import { channelGap, luma } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { standsOnPixels } from '../pictures/letter-feet.ts';

/** Rows and columns that are looked at. */
const SAMPLES = 150;
/** Length of a flat run that proves a surface rather than a letter. */
const FLAT = 24;
/** Two surfaces this near meet, or have a line between them that is no thicker than this. */
const MAX_GAP_PX = 4;
const LINE = 2;
/** Levels from which a pixel between two surfaces can be told to be a mix of them. */
const APART = 8;
/** Of scaled pictures most have fewer crisp edges, and most of their letters stand between pixels; of pages no more than one has both. */
const MAX_CRISP = 0.3;
const MIN_EDGES = 12;
const MIN_BETWEEN = { exact: 0.5, lossy: 0.6 };
const MIN_LINES = 8;

/**
 * Was the picture scaled after it was taken? Then its edges lie between pixels, and its letters do not stand on them. Faces
 * with round feet and pages full of soft shadows each look like it in one of the two, so that both must.
 */
export const isResized = (pixels: Pixels, texts: readonly TextLine[]): boolean => {
  const told = texts.map((line) => standsOnPixels(line, pixels)).filter((stands) => stands !== undefined);
  const between = told.filter((stands) => !stands).length;
  const least = pixels.isLossy ? MIN_BETWEEN.lossy : MIN_BETWEEN.exact;
  if (told.length < MIN_LINES || between < least * told.length) return false;
  // Compression makes ripples at every edge; how letters stand is still seen.
  return pixels.isLossy === true || !hasCrispEdges(pixels);
};

/** Are the places crisp where flat parts meet, with or without a thin line between them? Where there are hardly any, yes. */
const hasCrispEdges = ({ width, height, colors }: Pixels): boolean => {
  let [crisp, edges] = [0, 0];
  const walk = (length: number, lines: number, at: (along: number, line: number) => number): void => {
    const step = Math.max(1, Math.floor(lines / SAMPLES));
    for (let line = 0; line < lines; line += step) {
      let [start, end] = [0, -MAX_GAP_PX];
      for (let along = 1; along <= length; along++) {
        if (along < length && colors[at(along, line)] === colors[at(along - 1, line)]) continue;
        if (along - start >= FLAT) {
          if (end > 0 && start - end <= MAX_GAP_PX) {
            edges++;
            const between = Array.from({ length: start - end }, (_, i) => colors[at(end + i, line)]!);
            if (isCrisp(colors[at(end - 1, line)]!, between, colors[at(start, line)]!)) crisp++;
          }
          end = along;
        }
        start = along;
      }
    }
  };
  walk(width, height, (x, y) => y * width + x);
  walk(height, width, (y, x) => y * width + x);
  return edges < MIN_EDGES || crisp > MAX_CRISP * edges;
};

/** Nothing lies between the two, or a line of one colour that is no mix of them. */
const isCrisp = (before: number, between: readonly number[], after: number): boolean => {
  const line = between[0];
  if (line === undefined) return true;
  if (between.length > LINE || between.some((color) => color !== line)) return false;
  const isMix = (luma(line) - luma(before)) * (luma(after) - luma(line)) > 0;
  return between.length > 1 || !isMix || channelGap(before, after) <= APART;
};
