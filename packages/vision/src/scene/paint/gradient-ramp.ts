import type { Rgb, Stop } from '../scene.ts';

/** A gradient's colours: segment `k` starts at `at[k]` and its channels are `base + slope × t`. */
export type GradientRamp = { at: Float64Array; base: Float64Array; slope: Float64Array };

const channelsOf = (color: Rgb): readonly [number, number, number] => [
  (color >>> 16) & 255,
  (color >>> 8) & 255,
  color & 255,
];

/** Stops as segments that begin before every place and end behind it; a stop never lies before the one ahead of it, as in CSS. */
export function createRamp(stops: readonly Stop[]): GradientRamp | undefined {
  const known = stops.filter((stop) => Number.isFinite(stop.at));
  if (known.length === 0) return undefined;
  const count = known.length + 1;
  const ramp = { at: new Float64Array(count), base: new Float64Array(3 * count), slope: new Float64Array(3 * count) };
  let place = Number.NEGATIVE_INFINITY;
  ramp.at[0] = place;
  for (let k = 0; k < count; k++) {
    const before = channelsOf(known[Math.max(0, k - 1)]!.color);
    const after = channelsOf(known[Math.min(known.length - 1, k)]!.color);
    const next = k < known.length ? Math.max(place, known[k]!.at) : place;
    const isFlat = k === 0 || k === known.length || next <= place;
    for (let channel = 0; channel < 3; channel++) {
      const slope = isFlat ? 0 : (after[channel]! - before[channel]!) / (next - place);
      ramp.slope[3 * k + channel] = slope;
      ramp.base[3 * k + channel] = before[channel]! - (isFlat ? 0 : slope * place);
    }
    place = next;
    if (k + 1 < count) ramp.at[k + 1] = place;
  }
  return ramp;
}

/** The segment that `t` lies in, looked for from a neighbour's. */
export function segmentAt({ at }: GradientRamp, t: number, start: number): number {
  let k = start;
  while (k + 1 < at.length && t >= at[k + 1]!) k++;
  while (k > 0 && t < at[k]!) k--;
  return k;
}

/** The colour at `t` within its segment. */
export function colorInSegment({ base, slope }: GradientRamp, segment: number, t: number): Rgb {
  const k = 3 * segment;
  // Colours between two stops stay between 0 and 255, so that adding a half and cutting rounds.
  return (
    ((base[k]! + slope[k]! * t + 0.5) << 16) |
    (((base[k + 1]! + slope[k + 1]! * t + 0.5) & 255) << 8) |
    ((base[k + 2]! + slope[k + 2]! * t + 0.5) & 255)
  );
}
