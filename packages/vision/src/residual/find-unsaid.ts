import { area, type Box, contains, meets } from '@blueprompt/core/geometry';
import type { Pixels } from '../contract.ts';
import { surfaceBits } from '../scene/bits.ts';
import { savedBits, settle } from '../scene/explain/weigh.ts';
import { paintItem, paintScene } from '../scene/paint/paint-scene.ts';
import type { Scene, Surface } from '../scene/scene.ts';
import { isDrawn } from './is-drawn.ts';
import { type Said, toScene } from './to-scene.ts';

/**
 * Shortest side in CSS pixels. On 225 open pages half of the larger surfaces that nothing listed are boxes of the DOM, of the smaller
 * ones one in five: cells of calendars, tracks of charts, parts of drawings.
 */
const MIN_SIDE = 120;
/** Times the area of the screenshot that is painted to try surfaces, with what lies on them. */
const MAX_TRIALS = 24;

/**
 * Surfaces of the scene that a measurement lacks, from the largest to the smallest: each that makes what the measurement
 * paints more like the screenshot by more bits than it takes to say.
 */
export function findUnsaid(pixels: Pixels, seen: Scene, said: Said, scale: number): Surface[] {
  const { width, height } = pixels;
  const surfaces = toScene(said, seen).items.filter((item) => item.kind === 'surface');
  const painted = paintScene({ width, height, items: surfaces });
  const easel = { real: pixels, painted, trial: { width, height, colors: painted.colors.slice() } };
  const found: Surface[] = [];
  let trials = MAX_TRIALS * width * height;
  for (const surface of listCandidates(seen, said, scale)) {
    // What is smaller lies on top of it.
    const above = surfaces.filter((other) => area(other.box) < area(surface.box) && meets(other.box, surface.box));
    trials -= area(surface.box) + above.reduce((sum, { box }) => sum + area(box), 0);
    if (trials < 0) break;
    paintItem(easel.trial, surface, surface.box);
    for (const other of above) paintItem(easel.trial, other, surface.box);
    const isKept = savedBits(easel, surface.box) > surfaceBits(surface);
    settle(easel, surface.box, isKept);
    if (isKept) found.push(surface);
  }
  return found;
}

const listCandidates = (seen: Scene, { elements, paints = [], regions }: Said, scale: number): Surface[] => {
  // What is drawn shows its own surfaces, and the cells of a table are its own.
  const drawn: Box[] = [
    ...[...elements, ...paints].filter(({ type }) => isDrawn(type) || type === 'table'),
    ...regions.filter(({ picture }) => picture),
  ].map(({ box }) => box);
  const [, ...surfaces] = seen.items.filter((item) => item.kind === 'surface');
  return surfaces
    .filter(({ fill, box }) => fill && Math.min(box.width, box.height) >= MIN_SIDE * scale)
    .filter(({ box }) => !drawn.some((one) => contains(one, box, 2 * scale)))
    .toSorted((one, other) => area(other.box) - area(one.box));
};
