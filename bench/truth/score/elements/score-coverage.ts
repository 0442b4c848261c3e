import { area, type Box, bottom, right } from '@blueprompt/core/geometry';
import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import { toBox } from '../match-boxes.ts';
import { isJudgedAsClass, isRequired, toFamily } from './element-classes.ts';

/**
 * The page is cut into cells. A cell belongs to the topmost element over its centre: the one with the highest layer, or where
 * layers are not known the smallest. True elements are those that must be found; reported ones those that count with their class.
 *
 * - `pageIou`: cells in an element on both sides, over cells in an element on either.
 * - `labelPageIou`: cells in elements of the same class on both sides, over the same cells.
 *
 * Cells whose topmost true element need not be found (a section, a painted link, an optional button) are left out of both.
 */
type CoverageScore = { pageIou?: number | undefined; labelPageIou?: number | undefined };

const CELL_PX = 4;
const NOTHING = 0;
const ALLOWED = 1;
const FIRST_LABEL = 2;

const HOLDERS: ReadonlySet<string> = new Set(['page', 'group', 'main']);

type Labelled = { box: Box; label: number; layer: number | undefined };

const drawCells = ({ columns, rows }: { columns: number; rows: number }, elements: Labelled[]): Uint8Array => {
  const grid = new Uint8Array(columns * rows);
  const hasLayers = elements.every(({ layer }) => layer !== undefined);
  const ordered = elements.sort((a, b) =>
    hasLayers ? (a.layer ?? 0) - (b.layer ?? 0) || area(b.box) - area(a.box) : area(b.box) - area(a.box),
  );
  // A cell is covered where its centre is, which is half a cell from its corner.
  const cell = (px: number, most: number): number => Math.max(0, Math.min(most, Math.ceil(px / CELL_PX - 0.5)));
  for (const { box, label } of ordered) {
    const [from, to] = [cell(box.x, columns), cell(right(box), columns)];
    for (let row = cell(box.y, rows); row < cell(bottom(box), rows); row++)
      if (to > from) grid.fill(label, row * columns + from, row * columns + to);
  }
  return grid;
};

/** How much of the area that elements cover is covered on both sides, and with the same class. */
export function scoreCoverage(truth: Truth, { nodes }: Answer): CoverageScore {
  const size = { columns: Math.ceil(truth.width / CELL_PX), rows: Math.ceil(truth.height / CELL_PX) };
  const labels = new Map<string, number>();
  const labelOf = (type: string): number => {
    const family = toFamily(type);
    if (!labels.has(family)) labels.set(family, FIRST_LABEL + labels.size);
    return labels.get(family) ?? FIRST_LABEL;
  };
  const elements = truth.nodes.filter(
    (node) => !HOLDERS.has(node.type) && (isRequired(node) || node.painted || isJudgedAsClass(node.type)),
  );
  if (!elements.some(isRequired)) return {};
  const wanted = drawCells(
    size,
    elements.map((node) => ({
      box: toBox(node.box),
      label: isRequired(node) ? labelOf(node.type) : ALLOWED,
      layer: node.layer,
    })),
  );
  const found = drawCells(
    size,
    nodes
      .filter(({ type }) => isJudgedAsClass(type))
      .map(({ type, box, layer }) => ({ box, label: labelOf(type), layer })),
  );
  let [both, same, either] = [0, 0, 0];
  for (let at = 0; at < wanted.length; at++) {
    const label = wanted[at];
    const told = found[at];
    if (label === ALLOWED || (label === NOTHING && told === NOTHING)) continue;
    either++;
    if (label !== NOTHING && told !== NOTHING) both++;
    if (label === told) same++;
  }
  return either === 0 ? {} : { pageIou: both / either, labelPageIou: same / either };
}
