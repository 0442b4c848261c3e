import type { Hex } from '../measurement.ts';
import { channelsOf } from './channels.ts';

type HueName = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink' | 'grey' | 'white' | 'black';

/** Upper ends of the hue ranges in degrees, as people name them on screens. */
const HUES: readonly [number, HueName][] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [190, 'teal'],
  [258, 'blue'],
  [295, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

/** The everyday name of a colour. */
export const hueOf = (hex: Hex): HueName => {
  const [r, g, b] = channelsOf(hex).map((level) => level / 255) as [number, number, number];
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const spread = high - low;
  const light = (high + low) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1));
  if (light > 0.96) return 'white';
  if (light < 0.06) return 'black';
  if (saturation < 0.12 || spread < 0.06) return 'grey';
  const turn = high === r ? ((g - b) / spread + 6) % 6 : high === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return HUES.find(([end]) => turn * 60 <= end)![1];
};
