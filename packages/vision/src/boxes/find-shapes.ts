import { area } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { ColorTally } from '../colour/color-tally.ts';
import type { Pixels } from '../contract.ts';
import { findCornerRibbons } from './corner-ribbons.ts';
import { countColors } from './count-colors.ts';
import { findCutShapes } from './cut-shapes.ts';
import { dropCovered } from './drop-covered.ts';
import { dropDashes } from './drop-dashes.ts';
import { dropLetterColumns } from './drop-letter-columns.ts';
import { dropLetterRows } from './drop-letter-rows.ts';
import { dropLetterStems } from './drop-letter-stems.ts';
import { dropOwnFills } from './drop-own-fills.ts';
import { dropWordRests } from './drop-word-rests.ts';
import { findFillBoxes, type Scene } from './fill-boxes.ts';
import { findLines } from './find-lines.ts';
import { findPhotos } from './find-photos.ts';
import { findPortraits } from './find-portraits.ts';
import { findGradients, shadedSurfaces } from './gradient-boxes.ts';
import { findHoleShapes } from './hole-shapes.ts';
import { joinBars } from './join-bars.ts';
import { joinCells } from './join-cells.ts';
import { joinDrawings } from './join-drawings.ts';
import { joinRows } from './join-rows.ts';
import { joinSpacedCells } from './join-spaced-cells.ts';
import { joinStacked } from './join-stacked.ts';
import { joinStrokes } from './join-strokes.ts';
import { keepLargest } from './keep-largest.ts';
import { partCards } from './part-cards.ts';
import { partCounts } from './part-counts.ts';
import { placePhotos } from './place-photos.ts';
import { segment } from './segment.ts';
import type { Shape } from './shape.ts';
import { smoothen } from './smoothen.ts';
import { measureTexture } from './texture.ts';
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

/** Everything painted on the picture except letters: boxes, lines, and blobs, largest first. */
export const findShapes = (pixels: Pixels, texts: readonly TextLine[], scale: number, isNoisy = false): Shape[] =>
  findShapesAndRests(pixels, texts, scale, isNoisy).shapes;

/** The same, with the rests for whoever wants to look at them again, and the colours. */
export const findShapesAndRests = (
  pixels: Pixels,
  texts: readonly TextLine[],
  scale: number,
  isNoisy: boolean,
): FoundPaint => {
  const exact = segment(pixels);
  const smooth = smoothen(exact, SMOOTH_STEP);
  const shaded = smoothen(exact, SHADE_STEP);
  const scene: Scene = {
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
  const found = keepLargest([...findCornerRibbons(scene, smooth), ...boxes, ...painted, ...cut, ...lines]);
  const parted = partCards(dropCovered(found, scale), pixels, scale);
  const known = dropOwnFills(parted.shapes, texts);
  const placed = joinBars(placePhotos(known, photos, texts), scene.words, scale);
  const cells = joinSpacedCells(joinCells(joinStacked(placed, texts), scale), texts, scale);
  const whole = dropDashes(joinDrawings(cells, texts, scale));
  const shapes = [...whole, ...parted.lines];
  const wordless = dropLetterStems(dropLetterColumns(dropLetterRows(shapes, scale), scale), texts, scale);
  const readable = dropWordRests(wordless, texts, scale);
  const joined = joinRows(joinStrokes(readable, texts, scale), scale);
  const last = [...joined, ...findPortraits(scene)].toSorted((a, b) => area(b.box) - area(a.box));
  const kept = new Set(last);
  const rests = [...painted, ...cut, ...fills].filter((shape) => !kept.has(shape));
  return { shapes: last, rests, counts: countColors(exact) };
};
