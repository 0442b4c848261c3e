import { readFileSync } from 'node:fs';
import { type Coverage, type IconShape, SHAPE_SIDE, shapeOf } from './shape-of.ts';

const SHAPES = new URL('../../models/icon-shapes.json', import.meta.url);

/** Shapes whose sides differ more than this, on a log scale, are not compared. */
const MAX_STRETCH = 0.25;
/** As alike as this, 0 to 1, a shape must be to give its name ... */
const MIN_LIKENESS = 0.85;
/** ... and so much more alike than any shape of another name. */
const MIN_LEAD = 0.03;

type Known = { name: string; aspect: number; cells: Float32Array };

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

/** The two names whose shapes are most like this one. */
export const likest = ({ cells, aspect }: IconShape): [Likeness?, Likeness?] => {
  known ??= loadShapes();
  const own = normalise(cells);
  const best = new Map<string, number>();
  for (const one of known) {
    if (Math.abs(Math.log(one.aspect / aspect)) > MAX_STRETCH) continue;
    let likeness = 0;
    for (let at = 0; at < own.length; at++) likeness += own[at]! * one.cells[at]!;
    if (likeness > (best.get(one.name) ?? 0)) best.set(one.name, likeness);
  }
  const [first, second] = [...best].sort((a, b) => b[1] - a[1]).map(([name, likeness]) => ({ name, likeness }));
  return [first, second];
};

const loadShapes = (): Known[] => {
  const { shapes } = JSON.parse(readFileSync(SHAPES, 'utf8')) as { shapes: Record<string, string[]> };
  return Object.entries(shapes).flatMap(([name, list]) =>
    list.map((text) => ({
      name,
      aspect: Number(text.slice(SHAPE_SIDE * SHAPE_SIDE + 1)),
      cells: normalise(
        Float32Array.from(text.slice(0, SHAPE_SIDE * SHAPE_SIDE), (digit) => Number.parseInt(digit, 16)),
      ),
    })),
  );
};

/** Mean 0 and length 1, so that the product of two shapes is how alike they are. */
const normalise = (cells: Float32Array): Float32Array => {
  const mean = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  const away = cells.map((cell) => cell - mean);
  const length = Math.sqrt(away.reduce((sum, cell) => sum + cell * cell, 0)) || 1;
  return away.map((cell) => cell / length);
};
