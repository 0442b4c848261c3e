import { type Box, bottom, contains, overlap, right } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import { MAX_TONES_SIDE, packTones } from '@blueprompt/core/tones';
import { fitRoundedRect } from '../boxes/edges/fit-rounded-rect.ts';
import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { toPaint } from '../elements/to-paint.ts';
import { SAME_LEVELS } from '../scene/bits.ts';
import type { Fill, Surface } from '../scene/scene.ts';
import { GROUNDED } from './paint-from-scene.ts';

/** An element without paint whose box agrees with a surface by more is that surface, as for other paints. */
const MIN_OVERLAP = 0.6;
/** Pixels by which the sides of a painted element may miss those of its surface: further in lies another one, such as a screen in its frame. */
const NEAR_SIDE = 4;

type Painted = { elements: Element[]; paints: Element[] };

/**
 * Surfaces that nothing listed yet: the ground of an element that is about there and has none, else something painted that
 * plays no part of its own. Where an element is painted already, its own paint stays.
 */
export function addUnsaid(
  { elements, paints }: Painted,
  unsaid: readonly Surface[],
  pixels: Pixels,
  scale: number,
): Painted {
  const all = [...elements];
  const added: Element[] = [];
  for (const surface of unsaid) {
    const shape = toShape(surface, pixels);
    const at = all.findIndex(
      (element) => overlap(element.box, shape.box) > MIN_OVERLAP && GROUNDED.has(element.type) && !isPainted(element),
    );
    if (at >= 0) all[at] = { ...shape, ...unpainted(all[at]!), box: shape.box };
    else if (all.some((one) => isBodyOf(shape, one, scale))) continue;
    else if (![...all, ...paints].some((one) => isPainted(one) && hasSameSides(one.box, shape.box, scale)))
      added.push(shape);
  }
  return { elements: all, paints: [...paints, ...added] };
}

const hasSameSides = (one: Box, other: Box, scale: number): boolean =>
  contains(one, other, NEAR_SIDE * scale) && contains(other, one, NEAR_SIDE * scale);

/** What has the colour of the card around it and goes from side to side is the rest of that card below its picture. */
const isBodyOf = ({ box, fill }: Element, holder: Element, scale: number): boolean =>
  fill !== undefined &&
  holder.fill === fill &&
  contains(holder.box, box, NEAR_SIDE * scale) &&
  Math.abs(holder.box.x - box.x) <= NEAR_SIDE * scale &&
  Math.abs(right(holder.box) - right(box)) <= NEAR_SIDE * scale;

const isPainted = ({ fill, gradient, border, edges, shadow }: Element): boolean =>
  [fill, gradient, border, edges, shadow].some((paint) => paint !== undefined);

/** A radius that was read without a paint is that of something else. */
const unpainted = ({ radius, ...element }: Element): Element => element;

const toShape = (surface: Surface, pixels: Pixels): Element => {
  const box = roundBox(surface.box);
  const paint = toPaint(surface);
  return {
    id: '',
    type: 'shape',
    box,
    ...paint,
    radius: paint.radius || radiusWithin(box, surface.fill, pixels),
    ...tonesOf(surface.fill),
    confidence: 1,
  };
};

/** The radius of a box of one colour by where that colour begins in each row: a shadow hides its corners from outside. */
const radiusWithin = (box: Box, fill: Fill | undefined, { width, colors }: Pixels): number => {
  if (fill?.kind !== 'flat') return 0;
  const isFill = (x: number, y: number): boolean => channelGap(colors[y * width + x] ?? 0, fill.color) <= SAME_LEVELS;
  const lefts: number[] = [];
  const rights: number[] = [];
  for (let y = box.y; y < bottom(box); y++) {
    let [left, end] = [box.x, right(box)];
    while (left < end && !isFill(left, y)) left++;
    while (end > box.x && !isFill(end - 1, y)) end--;
    lefts.push(left);
    rights.push(end);
  }
  return fitRoundedRect({ box, lefts, rights }, 'outside')?.radius ?? 0;
};

const roundBox = ({ x, y, width, height }: Box): Box => {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
};

/** The colours of what runs in all directions, from afar. */
const tonesOf = (fill: Fill | undefined): Pick<Element, 'tones'> => {
  if (fill?.kind !== 'soft') return {};
  const { columns, rows, colors } = fill;
  const [wide, high] = [Math.min(columns, MAX_TONES_SIDE), Math.min(rows, MAX_TONES_SIDE)];
  const cellOf = (at: number, count: number, kept: number): number => Math.floor(((at + 0.5) * count) / kept);
  const cells = Array.from({ length: wide * high }, (_, at) => {
    const [column, row] = [cellOf(at % wide, columns, wide), cellOf(Math.floor(at / wide), rows, high)];
    return colors[row * columns + column] ?? 0;
  });
  return { tones: packTones(wide, high, cells) };
};
