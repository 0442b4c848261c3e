import type { Box } from '@blueprompt/core/box';
import type { Pixels } from '../../contract.ts';
import { paintScene } from '../paint/paint-scene.ts';
import type { Border, Fill, SceneItem, SceneShadow, Surface } from '../scene.ts';

/** A box as x, y, width and height. */
export type Place = readonly [number, number, number, number];

type Look = { radius?: number; border?: { width: number; color: number }; shadows?: readonly SceneShadow[] };

export const boxAt = ([x, y, width, height]: Place): Box => ({ x, y, width, height });

/** A surface of one colour or of a gradient; without a fill it is an outline. */
export const surface = (
  place: Place,
  fill?: number | Fill,
  { radius = 0, border, shadows = [] }: Look = {},
): Surface => ({
  kind: 'surface',
  box: boxAt(place),
  corners: [radius, radius, radius, radius],
  fill: typeof fill === 'number' ? { kind: 'flat', color: fill } : fill,
  border: border && evenBorder(border.width, border.color),
  shadows,
  opacity: 1,
});

const evenBorder = (width: number, color: number): Border => ({
  widths: [width, width, width, width],
  colors: [color, color, color, color],
});

/** A black shadow below a box. */
export const dropShadow = (y: number, blur: number, opacity: number): SceneShadow => ({
  color: 0,
  opacity,
  x: 0,
  y,
  blur,
  spread: 0,
  isInner: false,
});

/** A linear gradient whose stops lie evenly. */
export const linear = (angle: number, ...colors: readonly number[]): Fill => ({
  kind: 'linear',
  angle,
  stops: colors.map((color, i) => ({ at: i / (colors.length - 1), color })),
});

export const paint = (width: number, height: number, ...items: readonly SceneItem[]): Pixels =>
  paintScene({ width, height, items });

/** A screenshot whose colours are worked out pixel by pixel. */
export const drawPixels = (width: number, height: number, colorAt: (x: number, y: number) => number): Pixels => ({
  width,
  height,
  colors: Uint32Array.from({ length: width * height }, (_, i) => colorAt(i % width, Math.floor(i / width))),
});

/** Colours without any order, the same ones each time. */
export const drawNoise = (width: number, height: number): Pixels => {
  let state = 22;
  return drawPixels(width, height, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  });
};
