import { type Box, bottom, intersect, right, surround } from '@blueprompt/core/geometry';
import { GLYPH_LEVELS, MAX_GLYPH_SIDE, packGlyph } from '@blueprompt/core/glyph';
import type { Element } from '@blueprompt/core/measurement';
import { holdsCentre } from '../boxes/is-inside.ts';
import { groundOf } from '../colour/ground-of.ts';
import { distance, parseHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { canvasesOf } from './canvas-of.ts';
import { compareShape, type Match } from './known-shapes.ts';
import { nameIcon } from './name-icon.ts';
import { type Coverage, shapeOf } from './shape-of.ts';

/** Less ink than this share of the box is a stray mark, more is a flat shape. */
const MIN_INK = 0.02;
const MAX_INK = 0.95;

/** Keeps the shape of every icon that is drawn in one colour, be it in strokes or as a tile with a mark left out, and names it. */
export const traceIcons = (elements: readonly Element[], pixels: Pixels): Element[] =>
  elements.map((element) => {
    const mark = trace(element, pixels);
    return mark ? tell(element, mark, element.box, pixels) : element;
  });

/** The same, and gives icons that are known the canvas that they are drawn on. */
export const traceOnCanvas = (elements: readonly Element[], pixels: Pixels): Element[] => {
  const marks = elements.map((element) => trace(element, pixels));
  const canvases = canvasesOf(marks.map((mark) => mark ?? NO_MARK));
  return elements.map((element, at) => {
    const [mark, canvas] = [marks[at], canvases[at]];
    if (!mark) return element;
    return tell(element, mark, canvas ? within(canvas, element, elements, pixels) : element.box, pixels);
  });
};

const tell = (element: Element, mark: Trace, box: Box, pixels: Pixels): Element => {
  const { width, height, values } = box === mark.box ? mark.coverage : coverOf(box, mark.box, mark.paint, pixels);
  const levels = Array.from(values, (share) => Math.round(share * GLYPH_LEVELS));
  const name = nameIcon(mark.matches);
  return { ...withoutFrame(element), box, glyph: packGlyph(width, height, levels), ...(name && { name }) };
};

/** The strokes of an icon that is a frame are its drawing, no border around it. */
const withoutFrame = ({ border, radius, shadow, ...rest }: Element): Element => rest;

/** Least share of a box, in both directions, that the ink of its icon takes: less and the box is a tile around it. */
const FILLED = 0.75;

/** The known icons that all of an element is like. */
export const matchesOf = (element: Element, pixels: Pixels): Match[] => {
  const mark = trace(element, pixels);
  const isAll = mark && Math.min(mark.ink.width / mark.box.width, mark.ink.height / mark.box.height) >= FILLED;
  return isAll ? mark.matches : [];
};

type Paint = { ink: number; ground: number };
type Trace = { box: Box; ink: Box; paint: Paint; coverage: Coverage; matches: Match[] };

const EMPTY: Box = { x: 0, y: 0, width: 0, height: 0 };
const NO_MARK = { box: EMPTY, ink: EMPTY, matches: [] };

/** What is known of an icon's ink; undefined where that tells no shape. */
const trace = ({ type, box, ink, fill }: Element, pixels: Pixels): Trace | undefined => {
  const color = ink ?? fill;
  if (type !== 'icon' || color === undefined) return undefined;
  const ground = groundOf(box, pixels);
  if (ground === undefined || distance(parseHex(color), ground) === 0) return undefined;
  const paint = { ink: parseHex(color), ground };
  const coverage = coverOf(box, box, paint, pixels);
  const inked = meanOf(coverage.values);
  if (inked < MIN_INK || inked > MAX_INK) return undefined;
  const shape = shapeOf(coverage);
  if (!shape) return { box, ink: box, paint, coverage, matches: [] };
  const [stepX, stepY] = [box.width / coverage.width, box.height / coverage.height];
  const inkBox = {
    x: box.x + shape.ink.x * stepX,
    y: box.y + shape.ink.y * stepY,
    width: shape.ink.width * stepX,
    height: shape.ink.height * stepY,
  };
  return { box, ink: inkBox, paint, coverage, matches: compareShape(shape) };
};

/** A canvas ends where the picture ends, and where the thing ends that holds the icon. */
const within = (canvas: Box, { box, parent }: Element, elements: readonly Element[], pixels: Pixels): Box => {
  const inPicture = intersect(canvas, { x: 0, y: 0, width: pixels.width, height: pixels.height });
  const holder = elements.find(({ id }) => id === parent);
  return holder ? intersect(inPicture, surround([holder.box, box])) : inPicture;
};

const meanOf = (values: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at]!;
  return sum / values.length;
};

/** How much of each pixel of a box is ink, of large icons of each cell; all ink lies in the second box. */
const coverOf = (box: Box, inked: Box, { ink, ground }: Paint, pixels: Pixels): Coverage => {
  const contrast = distance(ink, ground);
  const scale = Math.min(1, MAX_GLYPH_SIDE / Math.max(box.width, box.height));
  const columns = Math.max(1, Math.round(box.width * scale));
  const rows = Math.max(1, Math.round(box.height * scale));
  const [width, height] = [box.width / columns, box.height / rows];
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = { x: box.x + (column * box.width) / columns, y: box.y + (row * box.height) / rows, width, height };
      if (holdsCentre(inked, cell))
        values[row * columns + column] = Math.min(1, meanAway(cell, ground, pixels) / contrast);
    }
  return { width: columns, height: rows, values };
};

/** How far the pixels that a cell touches are from the ground, on average. */
const meanAway = (cell: Box, ground: number, { width, height, colors }: Pixels): number => {
  const [endX, endY] = [Math.min(width, right(cell)), Math.min(height, bottom(cell))];
  const left = Math.max(0, Math.floor(cell.x));
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, Math.floor(cell.y)); y < endY; y++)
    for (let x = left; x < endX; x++) {
      sum += distance(colors[y * width + x]!, ground);
      count += 1;
    }
  return sum / Math.max(1, count);
};
