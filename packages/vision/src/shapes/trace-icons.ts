import type { Box } from '@blueprompt/core/geometry';
import { GLYPH_LEVELS, MAX_GLYPH_SIDE, packGlyph } from '@blueprompt/core/glyph';
import type { Element } from '@blueprompt/core/measurement';
import { distance, parseHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { nameIcon } from '../icons/name-icon.ts';
import { colorsIn, groundOf } from './ground-of.ts';

/** Less ink than this share of the box is a stray mark, more is a flat shape. */
const MIN_INK = 0.02;
const MAX_INK = 0.95;

/** Keeps the shape of every icon that is drawn in one colour, be it in strokes or as a tile with a mark left out, and names it. */
export const traceIcons = (elements: readonly Element[], pixels: Pixels): Element[] =>
  elements.map((element) => {
    const color = element.ink ?? element.fill;
    if (element.type !== 'icon' || color === undefined) return element;
    const coverage = coverageOf(element.box, parseHex(color), pixels);
    if (!coverage) return element;
    const { width, height, values } = coverage;
    const glyph = packGlyph(
      width,
      height,
      values.map((share) => Math.round(share * GLYPH_LEVELS)),
    );
    const name = nameIcon(coverage);
    return { ...element, glyph, ...(name && { name }) };
  });

/** How much of each pixel is ink, of large icons of each cell; undefined where that tells no shape. */
const coverageOf = (
  box: Box,
  ink: number,
  pixels: Pixels,
): { width: number; height: number; values: number[] } | undefined => {
  const ground = groundOf(box, pixels);
  const contrast = ground === undefined ? 0 : distance(ink, ground);
  if (ground === undefined || contrast === 0) return undefined;
  const scale = Math.min(1, MAX_GLYPH_SIDE / Math.max(box.width, box.height));
  const columns = Math.max(1, Math.round(box.width * scale));
  const rows = Math.max(1, Math.round(box.height * scale));
  const coverage = Array.from({ length: columns * rows }, (_, index) => {
    const cell = {
      x: box.x + ((index % columns) * box.width) / columns,
      y: box.y + (Math.floor(index / columns) * box.height) / rows,
      width: box.width / columns,
      height: box.height / rows,
    };
    const colors = colorsIn(cell, pixels);
    const away = colors.reduce((sum, color) => sum + distance(color, ground), 0) / Math.max(1, colors.length);
    return Math.min(1, away / contrast);
  });
  const inked = coverage.reduce((sum, share) => sum + share, 0) / coverage.length;
  if (inked < MIN_INK || inked > MAX_INK) return undefined;
  return { width: columns, height: rows, values: coverage };
};
