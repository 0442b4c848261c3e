import { area } from '@blueprompt/core/geometry';
import type { Element, Measurement, Side } from '@blueprompt/core/measurement';
import { indexBoxes } from '../boxes/box-index.ts';
import { channelGap, parseHex } from '../colour/rgb.ts';
import { ownSurface } from '../scene/own-surface.ts';
import { plainSurface } from '../scene/propose/hypothesis.ts';
import type { Fill, Scene, Border as SceneBorder, SceneShadow, Surface } from '../scene/scene.ts';
import { isDrawn } from './is-drawn.ts';

/** What a measurement says of a page, as far as pixels are concerned. */
export type Said = Pick<Measurement, 'texts' | 'elements' | 'regions' | 'palette' | 'paints'>;

type Painted = Pick<Element, 'box' | 'fill' | 'gradient' | 'border' | 'edges' | 'radius' | 'shadow'>;

/** Levels a channel by which an end of a listed gradient may be off. */
const MAX_END_GAP = 40;
/** Pixels and shares by which a listed shadow may be off. */
const MAX_SHADOW_GAP = 8;
const MAX_OPACITY_GAP = 0.15;
const SIDES: readonly Side[] = ['top', 'right', 'bottom', 'left'];

/**
 * The surfaces that a measurement lists, as they would be painted: the page's ground, regions, then everything on them, the larger
 * below. Gradients and shadows are measured in few words, so that where one is listed that looks about as the one that was seen there,
 * the latter is painted.
 */
export function toScene({ elements, regions, palette, paints = [] }: Said, seen: Scene): Scene {
  const { width, height } = seen;
  const ground = (palette.find(({ role }) => role === 'background') ?? palette[0])?.hex ?? '#ffffff';
  const box = { x: 0, y: 0, width, height };
  const surfaces = indexBoxes(seen.items.filter((item) => item.kind === 'surface'));
  const bySize = (things: readonly Painted[]): Surface[] =>
    things
      .filter(({ fill, gradient, border, edges, shadow }) => fill ?? gradient ?? border ?? edges ?? shadow)
      .toSorted((one, other) => area(other.box) - area(one.box))
      .map((thing) => toSurface(thing, thing.gradient || thing.shadow ? ownSurface(thing.box, surfaces) : undefined));
  return {
    width,
    height,
    items: [
      plainSurface({ box, fill: { kind: 'flat', color: parseHex(ground) } }),
      ...bySize(regions.filter(({ picture }) => !picture)),
      ...bySize([...elements, ...paints].filter(({ type }) => !isDrawn(type))),
    ],
  };
}

const toSurface = (thing: Painted, same: Surface | undefined): Surface => {
  const { box, shadow } = thing;
  const radius = Math.max(0, Math.min(thing.radius ?? 0, box.width / 2, box.height / 2));
  return plainSurface({
    box,
    corners: [radius, radius, radius, radius],
    fill: toFill(thing, same?.fill),
    border: toBorder(thing),
    shadows: !shadow ? [] : same?.shadows.some((one) => isAboutShadow(shadow, one)) ? same.shadows : [toShadow(shadow)],
  });
};

const toFill = ({ fill, gradient, box }: Painted, seen: Fill | undefined): Fill | undefined => {
  if (!gradient) return fill ? { kind: 'flat', color: parseHex(fill) } : undefined;
  if (seen && isAbout(gradient, seen)) return seen;
  const { from, to, between = [], angle, around } = gradient;
  const stops = [{ at: 0, color: from }, ...between, { at: 1, color: to }].map(({ at, color }) => ({
    at,
    color: parseHex(color),
  }));
  if (!around) return { kind: 'linear', angle, stops };
  const [cx, cy] = [around.x * box.width, around.y * box.height];
  return { kind: 'radial', cx, cy, rx: around.width * box.width, ry: around.height * box.height, stops };
};

/** Has a gradient the ends of the one that was seen, whichever comes first? A soft one has no ends. */
const isAbout = ({ from, to }: NonNullable<Painted['gradient']>, seen: Fill): boolean => {
  if (seen.kind === 'soft') return true;
  if (seen.kind !== 'linear' && seen.kind !== 'radial') return false;
  const [first, last] = [seen.stops[0]?.color, seen.stops.at(-1)?.color];
  const isEnd = (listed: string, color: number | undefined): boolean =>
    color !== undefined && channelGap(parseHex(listed), color) <= MAX_END_GAP;
  return (isEnd(from, first) && isEnd(to, last)) || (isEnd(from, last) && isEnd(to, first));
};

const isAboutShadow = ({ x, y, blur, opacity }: NonNullable<Element['shadow']>, seen: SceneShadow): boolean =>
  Math.max(Math.abs(x - seen.x), Math.abs(y - seen.y), Math.abs(blur - seen.blur)) <= MAX_SHADOW_GAP &&
  Math.abs(opacity - seen.opacity) <= MAX_OPACITY_GAP;

const toShadow = ({ color, spread = 0, ...rest }: NonNullable<Element['shadow']>): SceneShadow => ({
  ...rest,
  color: parseHex(color),
  spread,
  isInner: false,
});

const toBorder = ({ border, edges = [] }: Painted): SceneBorder | undefined => {
  const sides = SIDES.map((side) => edges.find((edge) => edge.side === side) ?? border);
  if (sides.every((side) => side === undefined)) return undefined;
  const [top, right, bottom, left] = sides;
  const widthOf = (side: typeof top): number => side?.width ?? 0;
  const colorOf = (side: typeof top): number => (side ? parseHex(side.color) : 0);
  return {
    widths: [widthOf(top), widthOf(right), widthOf(bottom), widthOf(left)],
    colors: [colorOf(top), colorOf(right), colorOf(bottom), colorOf(left)],
  };
};
