import type { Box } from '@blueprompt/core/box';
import { parseHex } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import { fitShadow } from '../../surfaces/fit-shadow.ts';
import { SHADOW_BITS } from '../bits.ts';
import { paintItem } from '../paint/paint-scene.ts';
import { colorAlong } from '../propose/color-along.ts';
import type { Fill, SceneShadow, Surface } from '../scene.ts';
import { type Easel, savedBits, settle } from './weigh.ts';

/** Smaller boxes cast no shadow that is looked for, in pixels. */
const MIN_CASTING = 12;

/** A surface with the shadow that is seen around it. */
export function withShadow(pixels: Pixels, surface: Surface, ground: Fill | undefined): Surface {
  const shadow = seenShadow(pixels, surface, ground);
  return shadow ? { ...surface, shadows: [shadow] } : surface;
}

/** Paints a surface's shadow where that saves bits, and says so; a fainter one is no more than the painter's own tolerance. */
export function layShadow(easel: Easel, surface: Surface): boolean {
  const [shadow] = surface.shadows;
  if (!shadow) return false;
  const { box } = surface;
  const reach = Math.ceil(shadow.blur + Math.abs(shadow.spread) + Math.max(Math.abs(shadow.x), Math.abs(shadow.y)));
  const around = {
    x: box.x - reach,
    y: box.y - reach,
    width: box.width + 2 * reach,
    height: box.height + 2 * reach,
  };
  paintItem(easel.trial, { ...surface, fill: undefined, border: undefined });
  const isWorth = savedBits(easel, around) > SHADOW_BITS;
  settle(easel, around, isWorth);
  return isWorth;
}

/** Those boxes of their ground's own paint that a shadow alone sets off. */
export function raiseBoxes(easel: Easel, plain: readonly Surface[], ground: Fill | undefined): Surface[] {
  return plain
    .filter(({ border, box }) => border === undefined && isSetOff(easel.real, box))
    .map((surface) => withShadow(easel.real, surface, ground))
    .filter((surface) => layShadow(easel, surface));
}

const seenShadow = (pixels: Pixels, { box, fill }: Surface, ground: Fill | undefined): SceneShadow | undefined => {
  if (Math.min(box.width, box.height) < MIN_CASTING) return undefined;
  const whole = {
    x: Math.round(box.x),
    y: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
  const seen = fitShadow(
    pixels,
    whole,
    fill?.kind === 'flat' ? fill.color : undefined,
    { grounds: ground?.kind === 'flat' ? [ground.color] : [], room: () => Number.POSITIVE_INFINITY, isGuess: true },
    1,
  );
  return seen && { spread: 0, ...seen, color: parseHex(seen.color), isInner: false };
};

/** At two sides or more, the pixels beside a box have another colour than those within. */
const isSetOff = (pixels: Pixels, { x, y, width, height }: Box): boolean => {
  const [left, top, right, bottom] = [Math.round(x), Math.round(y), Math.round(x + width), Math.round(y + height)];
  const [fromX, toX] = [Math.round(x + width / 4), Math.round(x + (3 * width) / 4)];
  const [fromY, toY] = [Math.round(y + height / 4), Math.round(y + (3 * height) / 4)];
  const differs = (axis: 'row' | 'column', outer: number, inner: number, from: number, to: number): boolean => {
    const [outside, inside] = [colorAlong(pixels, axis, outer, from, to), colorAlong(pixels, axis, inner, from, to)];
    return outside !== undefined && inside !== undefined && outside.share > 0.5 && outside.color !== inside.color;
  };
  const sides = [
    differs('row', top - 1, top, fromX, toX),
    differs('row', bottom, bottom - 1, fromX, toX),
    differs('column', left - 1, left, fromY, toY),
    differs('column', right, right - 1, fromY, toY),
  ];
  return sides.filter(Boolean).length > 1;
};
