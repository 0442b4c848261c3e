import { type Box, bottom, centreX, centreY, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../../boxes/shape.ts';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';
import { type Cell, countColumns, headColumns, MIN_COLUMNS, toCells, toRows } from './text-columns.ts';

const MIN_EDGES = 3;
/** So many edges part rows, whatever stands between them; fewer may part the sections of a card. */
const MIN_RULES = 4;
/** Distance of two row edges, and width of a row, in CSS pixels. */
const MIN_PITCH = 18;
const MAX_PITCH = 240;
const MIN_WIDTH = 200;
/** A row with more lines of words is higher than others of its table, by this factor at most. */
const MAX_UNEVEN = 2.5;
/** Rounder corners belong to fields and cards, in CSS pixels. */
const MAX_RADIUS = 3;
/** The end of a stripe and the line below it are one edge, in CSS pixels. */
const SAME_EDGE = 3;
/** The first and the last row are no higher than this many of the others. */
const END_ROW = 1.2;

/** Tables that only lines and stripes divide: at row distance, with the same columns of text between them. */
export const findRuledTables = (shapes: readonly Shape[], texts: readonly TextLine[], page: PageFacts): Draft[] => {
  const edges = shapes.flatMap((shape) => edgesOf(shape, page));
  const families = Map.groupBy(edges, ({ x, width }) => `${Math.round(x / 6)},${Math.round(width / 12)}`);
  return [...families.values()].flatMap((family) =>
    runsOf(family, texts, page).flatMap((run) => {
      const box = withEnds(between(run[0]!, run.at(-1)!.y), texts);
      const ruled = run.length >= MIN_RULES ? draftTable(box, ruledRows(box, run, texts), page) : [];
      return ruled.length > 0 ? ruled : toTable(box, texts, page);
    }),
  );
};

/** A line across is an edge of a row, and a stripe has two. */
const edgesOf = ({ kind, box, radius, shadow, grid }: Shape, page: PageFacts): Box[] => {
  const isWide = box.width > box.height && box.width >= MIN_WIDTH * page.scale;
  const isStripe = kind === 'box' && isPitch(box.height, page) && radius <= MAX_RADIUS * page.scale && !shadow && !grid;
  if (!isWide || !(kind === 'line' || isStripe)) return [];
  return [box.y, ...(isStripe ? [bottom(box)] : [])].map((y) => ({ ...box, y, height: 0 }));
};

const isPitch = (px: number, { scale }: PageFacts): boolean => px >= MIN_PITCH * scale && px <= MAX_PITCH * scale;

/** Edges below each other with cells between each two of them. */
const runsOf = (edges: readonly Box[], texts: readonly TextLine[], page: PageFacts): Box[][] => {
  const runs: Box[][] = [];
  for (const edge of edges.toSorted((a, b) => a.y - b.y)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && edge.y - last.y <= SAME_EDGE * page.scale) continue;
    const isNear = last && isPitch(edge.y - last.y, page) && edge.y - last.y <= MAX_UNEVEN * leastPitch(run!);
    if (isNear && hasCells(between(last, edge.y), texts)) run!.push(edge);
    else runs.push([edge]);
  }
  return runs.filter((run) => run.length >= MIN_EDGES);
};

const leastPitch = (run: readonly Box[]): number => Math.min(...run.slice(1).map((edge, at) => edge.y - run[at]!.y));

const between = (edge: Box, end: number): Box => ({ ...edge, height: end - edge.y });

/** Several texts side by side. */
const hasCells = (box: Box, texts: readonly TextLine[]): boolean =>
  toRows(inside(box, texts)).some((row) => row.length > 1);

/** The first and the last row need no edge of their own: cells right above or below keep their distance on both sides. */
const withEnds = (box: Box, texts: readonly TextLine[]): Box => {
  const rows = toRows(inside(box, texts)).length;
  const pitch = (box.height / rows) * END_ROW;
  const above = { ...box, y: box.y - pitch, height: pitch };
  const below = { ...box, y: bottom(box), height: pitch };
  const ends = [above, below].map((end) => (hasCells(end, texts) ? inside(end, texts) : []));
  const tops = ends[0]!.map((line) => line.box.y - (box.y - bottom(line.box)));
  const feet = ends[1]!.map((line) => bottom(line.box) + (line.box.y - bottom(box)));
  const y = Math.round(Math.max(0, Math.min(box.y, ...tops)));
  return { ...box, y, height: Math.round(Math.max(bottom(box), ...feet)) - y };
};

/** What stands between two edges is one row, though words in its cells take several lines. */
const ruledRows = (box: Box, edges: readonly Box[], texts: readonly TextLine[]): Cell[][] => {
  const ends = [box.y, ...edges.map(({ y }) => y), bottom(box)];
  return ends
    .slice(1)
    .map((end, at) => toCells(inside({ ...box, y: ends[at]!, height: end - ends[at]! }, texts)))
    .filter((row) => row.length > 0);
};

/** A table draft when the texts in the box stand in columns; its head is the first row of texts. */
export const toTable = (box: Box, texts: readonly TextLine[], page: PageFacts, shape?: Shape): Draft[] =>
  draftTable(box, toRows(inside(box, texts)), page, shape);

const draftTable = (box: Box, rows: readonly Cell[][], page: PageFacts, shape?: Shape): Draft[] => {
  const columns = Math.max(countColumns(rows, page.scale), headColumns(rows, page.scale));
  if (rows.length < 2 || columns < MIN_COLUMNS) return [];
  const headers = rows[0]!.map((cell) => cell.text);
  const count = shape?.grid?.rows ?? rows.length;
  return [{ type: 'table', box, confidence: 0.7, rows: count, columns, headers, ...(shape && { shape }) }];
};

const inside = (box: Box, texts: readonly TextLine[]): TextLine[] => texts.filter((line) => holds(box, line.box));

const holds = (outer: Box, inner: Box): boolean =>
  centreX(inner) > outer.x &&
  centreX(inner) < right(outer) &&
  centreY(inner) > outer.y &&
  centreY(inner) < bottom(outer);
