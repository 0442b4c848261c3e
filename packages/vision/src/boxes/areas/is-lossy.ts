import { mostFrequent } from '../../colour/most-frequent.ts';
import { blue, green, red } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';

/** Levels around the background within which compression scatters its colours. */
const REACH = 8;
const SIDE = 2 * REACH + 1;
/** Distinct colours in that range: drawn pages have up to a hundred or two, compressed ones a good share of all. */
const MIN_LOSSY_COLORS = 500;
const MIN_COLOR_SHARE = 0.205;
const MIN_SHARED_COLORS = 130;
/** Every so many pixels are enough to find the background. */
const BACKGROUND_STEP = 97;

/** Was the picture compressed with loss? Then its flat areas are full of colours next to theirs. */
export const isLossy = ({ width, height, colors }: Pixels): boolean => {
  const sampled = Array.from(
    { length: Math.ceil(colors.length / BACKGROUND_STEP) },
    (_, i) => colors[i * BACKGROUND_STEP]!,
  );
  const background = mostFrequent(sampled)!.color;
  const [r0, g0, b0] = [red(background), green(background), blue(background)];
  const seen = new Uint8Array(SIDE ** 3);
  let distinct = 0;
  let previous = background;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x++) {
      const color = colors[y * width + x]!;
      if (color === previous) continue;
      previous = color;
      if (color === background) continue;
      const r = red(color) - r0 + REACH;
      const g = green(color) - g0 + REACH;
      const b = blue(color) - b0 + REACH;
      if (r < 0 || g < 0 || b < 0 || r >= SIDE || g >= SIDE || b >= SIDE) continue;
      const at = (r * SIDE + g) * SIDE + b;
      if (seen[at] === 0) {
        seen[at] = 1;
        distinct++;
      }
    }
  const range = (level: number): number => Math.min(REACH, level) + Math.min(REACH, 255 - level) + 1;
  return (
    distinct >= MIN_LOSSY_COLORS ||
    (distinct >= MIN_SHARED_COLORS && distinct >= MIN_COLOR_SHARE * range(r0) * range(g0) * range(b0))
  );
};
