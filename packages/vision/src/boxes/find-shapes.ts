import { area } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { ColorTally } from '../colour/color-tally.ts';
import type { Pixels } from '../contract.ts';
import { countColors } from './areas/count-colors.ts';
import { keepLargest } from './areas/keep-largest.ts';
import { segment } from './areas/segment.ts';
import { smoothen } from './areas/smoothen.ts';
import { measureTexture } from './areas/texture.ts';
import { dropCovered } from './drop/drop-covered.ts';
import { dropOwnFills } from './drop/drop-own-fills.ts';
import { dropWordRests } from './drop/drop-word-rests.ts';
import { findFillBoxes, type ShapeSource } from './fill-boxes.ts';
import { findLines } from './find-lines.ts';
import { findGradients, shadedSurfaces } from './gradient-boxes.ts';
import { findHoleShapes } from './hole-shapes.ts';
import { joinBars } from './join/join-bars.ts';
import { joinCells } from './join/join-cells.ts';
import { joinDrawings } from './join/join-drawings.ts';
import { joinRows } from './join/join-rows.ts';
import { joinStacked } from './join/join-stacked.ts';
import { joinStrokes } from './join/join-strokes.ts';
import { findCutShapes } from './part/cut-shapes.ts';
import { partCards } from './part/part-cards.ts';
import { partCounts } from './part/part-counts.ts';
import { findPhotos } from './photos/find-photos.ts';
import { placePhotos } from './photos/place-photos.ts';
import type { Shape } from './shape.ts';
import { indexWords } from './word-index.ts';

/** Levels a pixel by which gradients change at most; edges of boxes and lines differ by more. */
const SMOOTH_STEP = 3;
/** The steepest shadows change by this many levels a pixel: what stands out of a shaded surface is a box. */
const SHADE_STEP = 6;

/** Pixels around a letter that lossy compression disturbs: half a block of eight. */
const RIPPLE = 4;

/** Shapes, and rests: blobs that were joined into a shape, explained by one, or taken for letters. */
export type FoundShapes = { shapes: Shape[]; rests: Shape[] };
/** ... and how many pixels each colour of the picture has. */
export type FoundPaint = FoundShapes & { counts: ColorTally };

/** Everything painted on the picture except letters: boxes, lines, and blobs, largest first; the rests, and the colours. */
export const findShapesAndRests = (
  pixels: Pixels,
  texts: readonly TextLine[],
  scale: number,
  isNoisy: boolean,
): FoundPaint => {
  const exact = segment(pixels);
  const smooth = smoothen(exact, SMOOTH_STEP);
  const shaded = smoothen(exact, SHADE_STEP);
  const scene: ShapeSource = {
    pixels,
    exact,
    words: indexWords(texts, isNoisy ? RIPPLE : 0),
    texture: measureTexture(smooth, pixels.width, pixels.height),
    scale,
  };
  const gradients = findGradients(pixels, exact, smooth, scene.texture);
  const fills = findFillBoxes(scene, gradients.isGradient);
  const flat = [...fills, ...gradients.boxes];
  const holes = findHoleShapes(scene, [smooth, shaded], flat);
  const { painted, boxes } = partCounts(holes, flat, pixels, scale);
  const cut = findCutShapes(scene, [...boxes, ...painted]);
  const lines = findLines(scene, smooth, [...boxes, ...painted.filter((shape) => shape.kind === 'box')]);
  const isShaded = shadedSurfaces(exact, shaded);
  const photos = findPhotos(scene, (part) => gradients.isGradient(part) || isShaded(part));
  const found = keepLargest([...boxes, ...painted, ...cut, ...lines]);
  const parted = partCards(dropCovered(found, scale), pixels, scale);
  const known = dropOwnFills(parted.shapes, texts);
  const placed = joinBars(placePhotos(known, photos, texts), scene.words, scale);
  const cells = joinCells(joinStacked(placed, texts), scale);
  const shapes = [...joinDrawings(cells, texts, scale), ...parted.lines];
  const readable = dropWordRests(shapes, texts, scale);
  const joined = joinRows(joinStrokes(readable, texts, scale), scale);
  const last = joined.toSorted((a, b) => area(b.box) - area(a.box));
  const kept = new Set(last);
  const rests = [...painted, ...cut, ...fills].filter((shape) => !kept.has(shape));
  return { shapes: last, rests, counts: countColors(exact) };
};
