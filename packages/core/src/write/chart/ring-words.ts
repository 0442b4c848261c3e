import type { LegendEntry, Ring } from '../../chart.ts';
import { sweepOf, trackOf } from '../../chart-kind.ts';
import { px } from '../number-words.ts';
import { namedColor } from './axis-words.ts';

/** A slice that starts this close to 12 o'clock starts there, in degrees. */
const AT_TOP = 2;

/** A pie, doughnut or gauge by its circle and its slices. */
export const ringWords = (ring: Ring, legend: readonly LegendEntry[]): string => {
  const { slices } = ring;
  const circle = `centre ${px(ring.x)},${px(ring.y)}, ${ring.inner > 0 ? `outer radius ${px(ring.radius)}, inner ${px(ring.inner)}` : `radius ${px(ring.radius)}`}`;
  const whole = slices.reduce((sum, slice) => sum + sweepOf(slice), 0);
  const from = ((slices[0]!.from % 360) + 360) % 360;
  const start = from < AT_TOP || from > 360 - AT_TOP ? "12 o'clock" : `${px(from)}° past 12 o'clock`;
  const track = trackOf(ring);
  const isOpen = whole < 345;
  const turn = `clockwise from ${start}${isOpen ? ` over ${px(whole)}°` : ''}`;
  if (slices.length === 1) return `${circle}, ${namedColor(slices[0]!.color, legend)}, ${turn}`;
  const share = (index: number): string => `${px((100 * sweepOf(slices[index]!)) / Math.max(1, whole))} %`;
  if (track) return `${circle}, ${share(0)} ${namedColor(slices[0]!.color, legend)} on a ${track.color} track, ${turn}`;
  return `${circle}, slices ${slices.map(({ color }, index) => `${share(index)} ${namedColor(color, legend)}`).join(', ')}, ${turn}`;
};
