import { area } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { findCutShapes } from './cut-shapes.ts';
import { dropCovered } from './drop-covered.ts';
import { findFillBoxes, type Scene } from './fill-boxes.ts';
import { findLines } from './find-lines.ts';
import { findGradients, partLookup } from './gradient-boxes.ts';
import { findHoleShapes } from './hole-shapes.ts';
import { joinDrawings } from './join-drawings.ts';
import { segment } from './segment.ts';
import type { Shape } from './shape.ts';
import { measureTexture } from './texture.ts';
import { indexWords } from './word-index.ts';

/** Levels a pixel by which gradients and shadows may change; edges of boxes differ by more. */
const SMOOTH_STEP = 3;

/** Everything painted on the picture except letters: boxes, lines, and blobs, largest first. */
export const findShapes = (pixels: Pixels, texts: readonly TextLine[], scale: number): Shape[] => {
  const exact = segment(pixels, 0);
  const smooth = segment(pixels, SMOOTH_STEP);
  const scene: Scene = {
    pixels,
    exact,
    words: indexWords(texts),
    texture: measureTexture(smooth, pixels.width, pixels.height),
    scale,
  };
  const gradients = findGradients(pixels, exact, smooth, scene.texture);
  const gradientParts = new Set(gradients.map(({ part }) => part));
  const smoothPartAt = partLookup(smooth, pixels.height);
  const isGradientBand = (part: number): boolean => {
    if (gradientParts.size === 0) return false;
    const first = exact.order[exact.partStart[part]!]!;
    return gradientParts.has(smoothPartAt(exact.runStart[first]!, exact.runRow[first]!));
  };
  const fills = findFillBoxes(scene, isGradientBand);
  const boxes = [...fills, ...gradients.flatMap(({ shape }) => (shape ? [shape] : []))];
  const painted = findHoleShapes(scene, smooth, boxes);
  const cut = findCutShapes(scene, [...boxes, ...painted]);
  const lines = findLines(scene, smooth, [...boxes, ...painted.filter((shape) => shape.kind === 'box')]);
  const shapes = dropCovered([...boxes, ...painted, ...cut, ...lines], scale);
  return joinDrawings(shapes, texts, scale).toSorted((a, b) => area(b.box) - area(a.box));
};
