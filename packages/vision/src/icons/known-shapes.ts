import { readJson } from '#model-files';
import { type IconShape, SHAPE_SIDE } from './shape-of.ts';

/** Shapes whose sides differ more than this, on a log scale, are not compared. */
const MAX_STRETCH = 0.25;
/** Shapes that are less alike than this in their sixteen coarse parts are not compared cell by cell. */
const MIN_COARSE = 0.72;
const COARSE_SIDE = 4;
const PARTS = COARSE_SIDE * COARSE_SIDE;

/** How far an icon's canvas reaches beyond its ink, in shares of the ink's width and height. */
type Margins = { left: number; top: number; right: number; bottom: number };

/** An icon of a public set; its aspect is how much wider than high its ink is. */
export type KnownShape = { name: string; set: number; aspect: number; margins: Margins };

/** Thousands of shapes are looked through for each mark: what most of them are refused by lies side by side. */
type Known = { shapes: (KnownShape & { cells: Float32Array })[]; stretches: Float64Array; coarse: Float32Array };

let known: Known | undefined;

/** How alike an icon is to a known one, 0 to 1, once it is stretched to its sides; the stretch is on a log scale. */
export type Match = { shape: KnownShape; likeness: number; stretched: number };

/** Every known icon that may be this one. */
export const compareShape = ({ cells, aspect }: IconShape): Match[] => {
  known ??= loadShapes();
  const { shapes, stretches, coarse } = known;
  const own = normalise(cells);
  const ownCoarse = coarsen(own);
  const ownStretch = Math.log(aspect);
  const matches: Match[] = [];
  for (let at = 0; at < shapes.length; at++) {
    const stretched = Math.abs(stretches[at]! - ownStretch);
    if (stretched > MAX_STRETCH || product(ownCoarse, coarse, at * PARTS) < MIN_COARSE) continue;
    const shape = shapes[at]!;
    matches.push({ shape, likeness: product(own, shape.cells), stretched });
  }
  return matches;
};

const CELLS = SHAPE_SIDE * SHAPE_SIDE;
const HUNDREDTHS = 100;

/** A shape is written as its cells, how much wider than high it is, the margins of its canvas and the number of its set. */
const loadShapes = (): Known => {
  const { shapes } = readJson<{ shapes: Record<string, string[]> }>('icon-shapes.json');
  const read = Object.entries(shapes).flatMap(([name, list]) =>
    list.map((text) => {
      const cells = normalise(Float32Array.from({ length: CELLS }, (_, at) => hexDigit(text.charCodeAt(at))));
      const [aspect, left, top, right, bottom, set] = text
        .slice(CELLS + 1)
        .split(' ')
        .map(Number) as Numbers;
      const margins = {
        left: left / HUNDREDTHS,
        top: top / HUNDREDTHS,
        right: right / HUNDREDTHS,
        bottom: bottom / HUNDREDTHS,
      };
      return { name, set, aspect, margins, cells };
    }),
  );
  const coarse = new Float32Array(read.length * PARTS);
  for (const [at, { cells }] of read.entries()) coarse.set(coarsen(cells), at * PARTS);
  return { shapes: read, stretches: Float64Array.from(read, ({ aspect }) => Math.log(aspect)), coarse };
};

type Numbers = [aspect: number, left: number, top: number, right: number, bottom: number, set: number];

/** The value of a character of 0 to 9 and a to f. */
const hexDigit = (code: number): number => (code < 58 ? code - 48 : code - 87);

/** Four sums, since each step of a single one waits for the one before; both lists have a multiple of four numbers. */
const product = (a: Float32Array, b: Float32Array, from = 0): number => {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let at = 0; at < a.length; at += 4) {
    one += a[at]! * b[from + at]!;
    two += a[at + 1]! * b[from + at + 1]!;
    three += a[at + 2]! * b[from + at + 2]!;
    four += a[at + 3]! * b[from + at + 3]!;
  }
  return one + two + three + four;
};

/** The same shape in four by four parts. */
const coarsen = (cells: Float32Array): Float32Array => {
  const parts = new Float32Array(PARTS);
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
