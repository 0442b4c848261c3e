import { blue, green, pack, red } from '../../colour/rgb.ts';

/** Ripples overshoot the true brightness of the ink by this share of the inked pixels; it is taken at their end. */
const OVERSHOT_SHARE = 0.08;
/** Shares of the strongest contrast above which a pixel counts as inked, and above which it holds some ink. */
const INKED = 0.4;
const TOUCHED = 0.1;
/** White cannot get brighter: of the hue that is smeared over it only a part shows, and so much more was there. */
const WHITE_PAPER = 244;
const LOST_ON_WHITE = 1.4;
/** Levels of brightness between ink and paper below which there is too little to tell. */
const MIN_CONTRAST = 25;

/** As JPEG and WebP weigh the channels. */
const brightness = (color: number): number => 0.299 * red(color) + 0.587 * green(color) + 0.114 * blue(color);

/**
 * The colour of strokes in a picture compressed with loss, undefined where they are hardly brighter or darker than the
 * paper. Compression keeps brightness sharp and smears hue over the pixels around, but their sum stays: shared out over
 * the ink that brightness tells of, it is the hue of the ink.
 */
export function smearedColor(counts: ReadonlyMap<number, number>, paper: number): number | undefined {
  const steps = [...counts].map(([color, count]) => ({ color, count, step: brightness(color) - brightness(paper) }));
  const way = Math.sign(steps.reduce((sum, { count, step }) => sum + count * step, 0));
  steps.sort((a, b) => way * (b.step - a.step) || a.color - b.color);
  const farthest = way * (steps[0]?.step ?? 0);
  if (farthest < MIN_CONTRAST) return undefined;
  const inked = steps.reduce((sum, { count, step }) => sum + (way * step > INKED * farthest ? count : 0), 0);
  const full = stepAt(steps, inked * OVERSHOT_SHARE);
  const ink =
    steps.reduce((sum, { count, step }) => sum + (way * step > TOUCHED * farthest ? count * step : 0), 0) / full;
  const hueOf = (level: (color: number) => number): number =>
    steps.reduce((sum, { color, count, step }) => sum + count * (level(color) - level(paper) - step), 0);
  const bright = brightness(paper) + full;
  const lost = Math.min(red(paper), green(paper), blue(paper)) >= WHITE_PAPER ? LOST_ON_WHITE : 1;
  const off = [red, green, blue].map((level) => level(paper) + full + (lost * hueOf(level)) / ink - bright);
  const [r, g, b] = off.map((part) => Math.round(bright + part * inGamut(bright, off))) as [number, number, number];
  return pack(r, g, b);
}

/** The share of a hue that a brightness leaves room for: white has none. */
const inGamut = (bright: number, off: readonly number[]): number =>
  Math.min(1, ...off.map((part) => (part > 0 ? (255 - bright) / part : part < 0 ? bright / -part : 1)));

/** The step that so many pixels reach. */
function stepAt(steps: readonly { count: number; step: number }[], rank: number): number {
  let seen = 0;
  for (const { count, step } of steps) {
    seen += count;
    if (seen >= rank) return step;
  }
  return steps.at(-1)!.step;
}
