import { channelsOf } from '../../color/channels.ts';
import type { Hex } from '../../hex.ts';

/** Where a hue of the colour wheel begins, in degrees, and what Tailwind calls it. */
const HUES: readonly [from: number, name: string][] = [
  [345, 'red'],
  [315, 'pink'],
  [285, 'fuchsia'],
  [262, 'purple'],
  [245, 'violet'],
  [228, 'indigo'],
  [205, 'blue'],
  [190, 'sky'],
  [175, 'cyan'],
  [160, 'teal'],
  [145, 'emerald'],
  [90, 'green'],
  [65, 'lime'],
  [48, 'yellow'],
  [36, 'amber'],
  [16, 'orange'],
  [0, 'red'],
];
/** Below this saturation, 0 to 1, a colour is a grey. */
const MIN_SATURATION = 0.12;
/** Tints of nearly white and nearly black are greys to the eye: the spread of their channels, of 255, is small. */
const MIN_SPREAD = 14;

/** What a person would call a colour, in Tailwind's words: `gray-500`, `blue-700`. Light ones have low numbers. */
export function nameColor(hex: Hex): string {
  if (hex === '#ffffff') return 'white';
  if (hex === '#000000') return 'black';
  const [red, green, blue] = channelsOf(hex);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = most - least;
  const lightness = (most + least) / 510;
  const saturation = spread / 255 / (1 - Math.abs(2 * lightness - 1) || 1);
  const shade = Math.min(950, Math.max(50, Math.round((1 - lightness) * 20) * 50));
  if (saturation < MIN_SATURATION || spread < MIN_SPREAD) return `gray-${shade}`;
  const turn =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return `${HUES.find(([from]) => 60 * turn >= from)![1]}-${shade}`;
}
