import { type Box, intersect, surround } from '@blueprompt/core/geometry';
import { GLYPH_LEVELS, MAX_GLYPH_SIDE, packGlyph } from '@blueprompt/core/glyph';
import type { Element } from '@blueprompt/core/measurement';
import { holdsCentre } from '../classify/scene-tree.ts';
import { distance, parseHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { canvasesOf } from '../icons/canvas-of.ts';
import { compareShape, type Match } from '../icons/known-shapes.ts';
import { nameIcon } from '../icons/name-icon.ts';
import { type Coverage, shapeOf } from '../icons/shape-of.ts';
import { colorsIn, groundOf } from './ground-of.ts';

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
  const { width, height, values } = coverOf(box, mark.box, mark.paint, pixels);
  const levels = values.map((share) => Math.round(share * GLYPH_LEVELS));
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
type Trace = { box: Box; ink: Box; paint: Paint; matches: Match[] };

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
  const inked = coverage.values.reduce((sum, share) => sum + share, 0) / coverage.values.length;
  if (inked < MIN_INK || inked > MAX_INK) return undefined;
  const shape = shapeOf(coverage);
  if (!shape) return { box, ink: box, paint, matches: [] };
  const [stepX, stepY] = [box.width / coverage.width, box.height / coverage.height];
  const inkBox = {
    x: box.x + shape.ink.x * stepX,
    y: box.y + shape.ink.y * stepY,
    width: shape.ink.width * stepX,
    height: shape.ink.height * stepY,
  };
  return { box, ink: inkBox, paint, matches: compareShape(shape) };
};

/** A canvas ends where the picture ends, and where the thing ends that holds the icon. */
const within = (canvas: Box, { box, parent }: Element, elements: readonly Element[], pixels: Pixels): Box => {
  const inPicture = intersect(canvas, { x: 0, y: 0, width: pixels.width, height: pixels.height });
  const holder = elements.find(({ id }) => id === parent);
  return holder ? intersect(inPicture, surround([holder.box, box])) : inPicture;
};

/** How much of each pixel of a box is ink, of large icons of each cell; all ink lies in the second box. */
const coverOf = (box: Box, inked: Box, { ink, ground }: Paint, pixels: Pixels): Coverage & { values: number[] } => {
  const contrast = distance(ink, ground);
  const scale = Math.min(1, MAX_GLYPH_SIDE / Math.max(box.width, box.height));
  const columns = Math.max(1, Math.round(box.width * scale));
  const rows = Math.max(1, Math.round(box.height * scale));
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const cell = {
      x: box.x + ((index % columns) * box.width) / columns,
      y: box.y + (Math.floor(index / columns) * box.height) / rows,
      width: box.width / columns,
      height: box.height / rows,
    };
    if (!holdsCentre(inked, cell)) return 0;
    const colors = colorsIn(cell, pixels);
    const away = colors.reduce((sum, color) => sum + distance(color, ground), 0) / Math.max(1, colors.length);
    return Math.min(1, away / contrast);
  });
  return { width: columns, height: rows, values };
};
