import type { Box } from '@blueprompt/core/geometry';
import type { Canvas } from './canvas/chart-canvas.ts';
import type { Part } from './canvas/find-parts.ts';
import type { FoundCurve } from './curves/read-curves.ts';

/** Letters that were not read and the dots of a legend are no larger than this, in CSS pixels, and are not asked for. */
const SMALL = { width: 48, height: 18 };
/** At most this share of what is drawn is not asked for: an illustration has small parts, too. */
const MAX_SMALL = 0.5;

/** Share of what is drawn that lies in bars, along lines and in the areas under them. */
export const explainedShare = (
  { box, width, height, scale, isDrawn }: Canvas,
  parts: readonly Part[],
  bars: readonly Box[],
  curves: readonly FoundCurve[],
): number => {
  const told = new Uint8Array(isDrawn.length);
  const tell = (x: number, top: number, end: number): void => {
    if (x < 0 || x >= width) return;
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, end); y++) told[y * width + x] = 1;
  };
  for (const bar of bars)
    for (let x = Math.floor(bar.x - box.x) - 1; x <= bar.x - box.x + bar.width + 1; x++)
      tell(x, bar.y - box.y - 1, bar.y - box.y + bar.height + 1);
  for (const { trail } of curves) for (const { x, top, end } of trail) tell(x, top - 1, end + 1);
  let [all, within] = [0, 0];
  for (let at = 0; at < isDrawn.length; at++) {
    if (!isDrawn[at]) continue;
    all += 1;
    within += told[at]!;
  }
  const isUntold = ({ box: { x, y, width: wide, height: high } }: Part): boolean =>
    wide <= SMALL.width * scale && high <= SMALL.height * scale && !told[(y + (high >> 1)) * width + x + (wide >> 1)];
  const small = parts.filter(isUntold).reduce((sum, { pixels }) => sum + pixels, 0);
  const asked = all - Math.min(small, MAX_SMALL * all);
  return asked === 0 ? 0 : within / asked;
};
