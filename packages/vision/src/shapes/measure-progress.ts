import { centreY } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import { deltaE } from '../colour/delta-e.ts';
import { mostFrequent } from '../colour/most-frequent.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';

/** Share of the bar at each end that tells the colours of the filled part and of the track. */
const END = 0.06;
/** Share of the bar that must have the colour of its side of the change; labels and soft ends cost a little. */
const MIN_AGREED = 0.8;
/** Closer colours are no filled part on a track. */
const VISIBLE = 3;

/** Says how far each progress bar is filled: where its colour changes from that of its beginning to that of its end. */
export const measureProgress = (elements: readonly Element[], pixels: Pixels): Element[] =>
  elements.map((element) => {
    const found = element.type === 'progress' ? findChange(element, pixels) : undefined;
    if (!found) return element;
    const { percent, filled, track } = found;
    return { ...element, fill: toHex(track), filled: { percent, color: toHex(filled) } };
  });

const findChange = (
  { box }: Element,
  { width, colors }: Pixels,
): { percent: number; filled: number; track: number } | undefined => {
  const from = Math.floor(centreY(box)) * width + Math.round(box.x);
  const row = colors.subarray(from, from + Math.round(box.width));
  const end = Math.max(3, Math.round(row.length * END));
  const filled = mostFrequent(row.subarray(0, end))?.color;
  const track = mostFrequent(row.subarray(row.length - end))?.color;
  if (filled === undefined || track === undefined || deltaE(filled, track) < VISIBLE) return undefined;
  // Each place of the change is as good as the number of pixels on its two sides that have their colour.
  let agreed = row.reduce((sum, color) => sum + Number(color === track), 0);
  let best = { at: 0, agreed };
  row.forEach((color, i) => {
    agreed += Number(color === filled) - Number(color === track);
    if (agreed > best.agreed) best = { at: i + 1, agreed };
  });
  if (best.agreed < MIN_AGREED * row.length) return undefined;
  return { percent: Math.round((best.at / row.length) * 100), filled, track };
};
