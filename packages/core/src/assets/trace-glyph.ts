import { GLYPH_LEVELS, type Glyph, unpackGlyph } from '../glyph.ts';
import { type Point, simplifyRing } from './simplify-ring.ts';

/** Coverages that an outline may run at: the one that encloses as much ink as was measured wins, so that thin strokes stay. */
const COVERAGES = [0.5, 0.42, 0.34, 0.28];

/** The outline of an icon as closed rings, in cells of its glyph; holes run the other way round. */
export function traceGlyph(glyph: Glyph): Point[][] {
  const levels = unpackGlyph(glyph).map((level) => level / GLYPH_LEVELS);
  const ink = levels.reduce((sum, level) => sum + level, 0);
  const tries = COVERAGES.map((coverage) => traceAt(levels, glyph, coverage));
  const missOf = (rings: readonly Point[][]): number =>
    Math.abs(rings.reduce((sum, ring) => sum + ringArea(ring), 0) - ink);
  const best = tries.reduce((a, b) => (missOf(b) < missOf(a) ? b : a));
  return best.map(simplifyRing).filter((ring) => ring.length >= 3);
}

/** By the shoelace formula: positive for outlines, negative for holes. */
export const ringArea = (ring: readonly Point[]): number =>
  ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);

type SquareSide = 'top' | 'right' | 'bottom' | 'left';

/**
 * Marching squares: from which side to which an outline crosses a square of four cell centres, by the corners with ink:
 * 1 top left, 2 top right, 4 bottom right, 8 bottom left. Ink is on the right-hand side of the way. Corners across from each
 * other are one stroke: slanting lines are thin.
 */
const CROSSINGS: readonly (readonly [SquareSide, SquareSide][])[] = [
  [],
  [['top', 'left']],
  [['right', 'top']],
  [['right', 'left']],
  [['bottom', 'right']],
  [
    ['top', 'right'],
    ['bottom', 'left'],
  ],
  [['bottom', 'top']],
  [['bottom', 'left']],
  [['left', 'bottom']],
  [['top', 'bottom']],
  [
    ['left', 'top'],
    ['right', 'bottom'],
  ],
  [['right', 'bottom']],
  [['left', 'right']],
  [['top', 'right']],
  [['left', 'top']],
  [],
];

/** The rings at which the coverage, even between the centres of cells and none around them, is the asked one. */
const traceAt = (levels: readonly number[], { columns, rows }: Glyph, coverage: number): Point[][] => {
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= columns || y >= rows ? 0 : levels[y * columns + x]!;
  // Each pair of neighbouring centres is an edge: an even number where they are side by side, odd where one is below.
  const stride = columns + 2;
  const edgeOf = (side: SquareSide, x: number, y: number): number => {
    const right = side === 'right' ? 1 : 0;
    const below = side === 'bottom' ? 1 : 0;
    return 2 * ((y + below + 1) * stride + x + right + 1) + (side === 'left' || side === 'right' ? 1 : 0);
  };
  const pointOn = (edge: number): Point => {
    const cell = edge >> 1;
    const [x, y] = [(cell % stride) - 1, Math.floor(cell / stride) - 1];
    const [isDown, near] = [edge % 2 === 1, at(x, y)];
    const far = isDown ? at(x, y + 1) : at(x + 1, y);
    const share = (coverage - near) / (far - near);
    return { x: x + 0.5 + (isDown ? 0 : share), y: y + 0.5 + (isDown ? share : 0) };
  };
  const ways = new Map<number, number>();
  for (let y = -1; y < rows; y++)
    for (let x = -1; x < columns; x++) {
      const inked =
        (at(x, y) >= coverage ? 1 : 0) |
        (at(x + 1, y) >= coverage ? 2 : 0) |
        (at(x + 1, y + 1) >= coverage ? 4 : 0) |
        (at(x, y + 1) >= coverage ? 8 : 0);
      for (const [from, to] of CROSSINGS[inked]!) ways.set(edgeOf(from, x, y), edgeOf(to, x, y));
    }
  return followWays(ways).map((ring) => ring.map(pointOn));
};

/** Every way leads on to another, until it comes back to where it began. */
const followWays = (ways: Map<number, number>): number[][] => {
  const rings: number[][] = [];
  for (const start of ways.keys()) {
    const ring: number[] = [];
    for (let edge = start, next = ways.get(edge); next !== undefined; edge = next, next = ways.get(edge)) {
      ring.push(edge);
      ways.delete(edge);
    }
    rings.push(ring);
  }
  return rings;
};
