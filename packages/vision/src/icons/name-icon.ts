import { readFileSync } from 'node:fs';
import { type Coverage, type IconShape, SHAPE_SIDE, shapeOf } from './shape-of.ts';

const SHAPES = new URL('../../models/icon-shapes.json', import.meta.url);

/** Shapes whose sides differ more than this, on a log scale, are not compared. */
const MAX_STRETCH = 0.25;
/** Shapes that are less alike than this in their sixteen coarse parts are not compared cell by cell. */
const MIN_COARSE = 0.72;
const COARSE_SIDE = 4;
/** As alike as this, 0 to 1, a shape must be to give its name ... */
const MIN_LIKENESS = 0.85;
/** ... and so much more alike than any shape of another name. */
const MIN_LEAD = 0.03;

type Known = { name: string; stretch: number; cells: Float32Array; coarse: Float32Array };

let known: Known[] | undefined;

/** What an icon is called that has this ink; undefined where it looks like none that we know, or like two. */
export const nameIcon = (coverage: Coverage): string | undefined => {
  const shape = shapeOf(coverage);
  if (!shape) return undefined;
  const [best, second] = likest(shape);
  return best && best.likeness >= MIN_LIKENESS && best.likeness - (second?.likeness ?? 0) >= MIN_LEAD
    ? best.name
    : undefined;
};

export type Likeness = { name: string; likeness: number };

/** Filled or drawn in strokes, what points down is one sign. */
const meaningOf = (name: string): string => name.replace(/^(caret|chevron)-/, '');

/** The name whose shape is most like this one, and the likest of another meaning. */
export const likest = ({ cells, aspect }: IconShape): [Likeness?, Likeness?] => {
  known ??= loadShapes();
  const own = normalise(cells);
  const ownCoarse = coarsen(own);
  const ownStretch = Math.log(aspect);
  const best = new Map<string, number>();
  for (const { name, stretch, cells: other, coarse } of known) {
    if (Math.abs(stretch - ownStretch) > MAX_STRETCH || product(ownCoarse, coarse) < MIN_COARSE) continue;
    const likeness = product(own, other);
    if (likeness > (best.get(name) ?? 0)) best.set(name, likeness);
  }
  const [first, ...others] = [...best].sort((a, b) => b[1] - a[1]).map(([name, likeness]) => ({ name, likeness }));
  return [first, others.find(({ name }) => meaningOf(name) !== meaningOf(first!.name))];
};

const CELLS = SHAPE_SIDE * SHAPE_SIDE;

const loadShapes = (): Known[] => {
  const { shapes } = JSON.parse(readFileSync(SHAPES, 'utf8')) as { shapes: Record<string, string[]> };
  return Object.entries(shapes).flatMap(([name, list]) =>
    list.map((text) => {
      const cells = normalise(Float32Array.from({ length: CELLS }, (_, at) => hexDigit(text.charCodeAt(at))));
      return { name, stretch: Math.log(Number(text.slice(CELLS + 1))), cells, coarse: coarsen(cells) };
    }),
  );
};

/** The value of a character of 0 to 9 and a to f. */
const hexDigit = (code: number): number => (code < 58 ? code - 48 : code - 87);

const product = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
};

/** The same shape in four by four parts. */
const coarsen = (cells: Float32Array): Float32Array => {
  const parts = new Float32Array(COARSE_SIDE * COARSE_SIDE);
  const step = SHAPE_SIDE / COARSE_SIDE;
  for (let at = 0; at < cells.length; at++) {
    const row = Math.floor(at / SHAPE_SIDE / step);
    const column = Math.floor((at % SHAPE_SIDE) / step);
    parts[row * COARSE_SIDE + column]! += cells[at]!;
  }
  return normalise(parts);
};

/** Mean 0 and length 1, so that the product of two shapes is how alike they are. */
const normalise = (cells: Float32Array): Float32Array => {
  let [sum, squares] = [0, 0];
  for (let at = 0; at < cells.length; at++) {
    sum += cells[at]!;
    squares += cells[at]! ** 2;
  }
  const mean = sum / cells.length;
  const length = Math.sqrt(Math.max(0, squares - cells.length * mean * mean)) || 1;
  return cells.map((cell) => (cell - mean) / length);
};
