import { blue, green, pack, red, toHex } from '../colour/rgb.ts';

const CHANNELS = [red, green, blue] as const;
/** Shares of the channels that differ by less than this come from rounding: the shadow is black, or as good as. */
const SAME_SHARE = 0.12;
/** A coloured shadow is usually the box's own colour, seen through; the shares it gives may differ by this much. */
const SAME_AS_FILL = 0.25;
/** A grey that the box casts as a shadow cannot be told from black. */
const MIN_CHROMA = 60;

/** What colour, how opaque, takes these levels (red, green, blue) away from the ground where it covers it wholly. */
export const shadowColor = (
  taken: readonly number[],
  ground: number,
  fill: number | undefined,
): { color: string; opacity: number } => {
  const shares = CHANNELS.map((channel, i) => taken[i]! / Math.max(1, channel(ground)));
  const most = Math.max(...shares);
  const mean = shares.reduce((sum, share) => sum + share, 0) / 3;
  if (most - Math.min(...shares) <= SAME_SHARE * most + 0.02) return { color: toHex(0), opacity: rounded(mean) };
  const own = fill === undefined ? undefined : shareOfFill(taken, ground, fill);
  if (fill !== undefined && own !== undefined) return { color: toHex(fill), opacity: rounded(own) };
  const [r, g, b] = CHANNELS.map((channel, i) =>
    Math.min(255, Math.max(0, Math.round(channel(ground) - taken[i]! / most))),
  );
  return { color: toHex(pack(r!, g!, b!)), opacity: rounded(most) };
};

const rounded = (opacity: number): number => Math.round(Math.min(1, opacity) * 100) / 100;

const shareOfFill = (taken: readonly number[], ground: number, fill: number): number | undefined => {
  const steps = CHANNELS.map((channel) => channel(ground) - channel(fill));
  if (Math.max(...steps) - Math.min(...steps) < MIN_CHROMA) return undefined;
  const share =
    steps.reduce((sum, step, i) => sum + step * taken[i]!, 0) / steps.reduce((sum, step) => sum + step * step, 0);
  const miss = Math.hypot(...steps.map((step, i) => taken[i]! - share * step)) / Math.hypot(...taken);
  return share > 0 && share <= 1 && miss <= SAME_AS_FILL ? share : undefined;
};
