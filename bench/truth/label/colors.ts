import type { Rgba } from './raw.ts';

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

export const toHex = ([red, green, blue]: readonly number[]): string =>
  `#${[red ?? 0, green ?? 0, blue ?? 0].map((value) => clamp(value).toString(16).padStart(2, '0')).join('')}`;

/** A packed 0xRRGGBB value. */
export const packedHex = (packed: number): string => `#${packed.toString(16).padStart(6, '0')}`;

export const toRgb = (packed: number): [number, number, number] => [packed >> 16, (packed >> 8) & 255, packed & 255];

/** One colour laid over another. */
export const over = (top: Rgba, under: readonly number[], alpha = top[3]): Rgba => [
  top[0] * alpha + (under[0] ?? 0) * (1 - alpha),
  top[1] * alpha + (under[1] ?? 0) * (1 - alpha),
  top[2] * alpha + (under[2] ?? 0) * (1 - alpha),
  1,
];

/** Sum of the differences of the three channels. */
export const step = (a: readonly number[], b: readonly number[]): number =>
  Math.abs((a[0] ?? 0) - (b[0] ?? 0)) + Math.abs((a[1] ?? 0) - (b[1] ?? 0)) + Math.abs((a[2] ?? 0) - (b[2] ?? 0));

/** Distance of the strongest from the weakest channel: 0 for greys, 255 for pure colours. */
export const chroma = ([red, green, blue]: readonly number[]): number =>
  Math.max(red ?? 0, green ?? 0, blue ?? 0) - Math.min(red ?? 0, green ?? 0, blue ?? 0);
