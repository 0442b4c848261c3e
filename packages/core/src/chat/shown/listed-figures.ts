import { bottom, centreY, right } from '../../geometry.ts';
import { typesWith } from '../../ontology/element-types.ts';
import { type PageIndex, type Part, partsInside } from '../look/page-index.ts';

/** A list that writes one figure beside or below each name: folders with their counts, cards with their totals. */
export type FigureList = { holder: Part; rows: { name: Part; figure: Part }[] };

const MIN_ROWS = 3;
const MAX_ROWS = 24;
const MAX_HOLDER_LINES = 80;
/** The figure of a name lies no further to its right than this share of the width of what holds both. */
const FIGURE = /^[^\p{L}\d]{0,3}\d[\d.,:\s]*\s?(?:\p{L}{0,4}|%|[€$£])$/u;
const isFigure = ({ node, label }: Part): boolean => node.kind === 'text' && FIGURE.test(label.trim());
const isName = ({ node, label, lines }: Part): boolean =>
  node.kind === 'text' && lines.length === 1 && /\p{L}{2}/u.test(label) && !FIGURE.test(label.trim());

const SHUT: ReadonlySet<string> = typesWith('chart', 'table');

const isLevel = ({ node: { box } }: Part, { node: { box: other } }: Part): boolean =>
  Math.abs(centreY(box) - centreY(other)) <= Math.min(box.height, other.height) / 2;

/** Names below each other at one edge, each with one figure on its line. */
const rowsIn = (holder: Part): FigureList['rows'] => {
  const inside = partsInside(holder);
  const figures = inside.filter(isFigure);
  const names = inside.filter(isName);
  return names.flatMap((name) => {
    const level = figures.filter((figure) => isLevel(name, figure) && figure.node.box.x >= right(name.node.box) - 2);
    const between = names.some((other) => other !== name && isLevel(name, other) && other.node.box.x > name.node.box.x);
    return level.length === 1 && !between ? [{ name, figure: level[0]! }] : [];
  });
};

const isColumn = (rows: FigureList['rows']): boolean => {
  const edges = rows.map(({ name }) => name.node.box.x);
  return (
    Math.max(...edges) - Math.min(...edges) <= 4 &&
    rows.every(({ name }, at) => at === 0 || name.node.box.y >= bottom(rows[at - 1]!.name.node.box) - 1)
  );
};

/** The lists of a page, the smallest box around each. */
export const figureListsOf = (page: PageIndex): FigureList[] => {
  const found: FigureList[] = [];
  const taken = new Set<Part>();
  for (const holder of [...page.parts].reverse()) {
    if (holder.lines.length < 2 * MIN_ROWS || holder.lines.length > MAX_HOLDER_LINES || SHUT.has(holder.node.type))
      continue;
    const rows = rowsIn(holder)
      .filter(({ name }) => !taken.has(name))
      .sort((a, b) => a.name.node.box.y - b.name.node.box.y);
    if (rows.length < MIN_ROWS || rows.length > MAX_ROWS || !isColumn(rows)) continue;
    for (const { name } of rows) taken.add(name);
    found.push({ holder, rows });
  }
  return found;
};
