import type { Box } from '../geometry.ts';
import type { Glyph } from '../glyph.ts';
import type { Point } from './simplify-ring.ts';
import { traceGlyph } from './trace-glyph.ts';

/** Bends up to this are round; sharper ones are corners. Degrees. */
const MAX_ROUND_BEND = 50;
/** How far from a bend its rounding begins, in cells. */
const ROUNDING_CELLS = 1.2;

type Size = Pick<Box, 'width' | 'height'>;

/**
 * An icon as an SVG file in the colour of the text around it, as large as the canvas that it is drawn on, with its ink in the
 * middle: what is larger than its canvas is drawn smaller. Lengths of the path are those of the ink in CSS pixels.
 */
export function renderIcon(glyph: Glyph, ink: Size, canvas: Size, scale: number): string {
  const [across, down] = [rounded(ink.width / scale), rounded(ink.height / scale)];
  const [width, height] = [rounded(canvas.width / scale), rounded(canvas.height / scale)];
  const fit = Math.max(1, across / width, down / height);
  const room = [rounded(fit * width), rounded(fit * height)] as const;
  const [x, y] = [rounded((across - room[0]) / 2), rounded((down - room[1]) / 2)];
  const path = drawGlyphPath(glyph, across, down);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${room.join(' ')}" fill="currentColor"><path fill-rule="evenodd" d="${path}"/></svg>`;
}

/** The box of the ink alone in such a file, for who draws it at the size of that. */
export const inkBoxOf = (svg: string): string => {
  const [, x = 0, y = 0, width = 0, height = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? [];
  return `0 0 ${rounded(width + 2 * x)} ${rounded(height + 2 * y)}`;
};

/** The outline of an icon as path data in a box of this size. */
const drawGlyphPath = (glyph: Glyph, width: number, height: number): string => {
  const place = ({ x, y }: Point): string =>
    `${rounded((x * width) / glyph.columns)} ${rounded((y * height) / glyph.rows)}`;
  return traceGlyph(glyph)
    .map((ring) => drawRing(ring, place))
    .join('');
};

const rounded = (value: number): number => Math.round(100 * value) / 100;

const drawRing = (ring: readonly Point[], place: (point: Point) => string): string => {
  const steps = ring.map((point, at) => {
    const [before, after] = [ring.at(at - 1)!, ring[(at + 1) % ring.length]!];
    if (bendOf(before, point, after) > MAX_ROUND_BEND) return `L${place(point)}`;
    return `L${place(towards(point, before))}Q${place(point)} ${place(towards(point, after))}`;
  });
  return `M${steps.join('').slice(1)}z`;
};

const bendOf = (before: Point, at: Point, after: Point): number => {
  const turn = Math.atan2(after.y - at.y, after.x - at.x) - Math.atan2(at.y - before.y, at.x - before.x);
  return Math.abs((Math.atan2(Math.sin(turn), Math.cos(turn)) * 180) / Math.PI);
};

const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = Math.min(0.5, ROUNDING_CELLS / Math.max(ROUNDING_CELLS, length));
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
};
