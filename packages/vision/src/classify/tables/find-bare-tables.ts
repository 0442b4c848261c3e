import { area, type Box, bottom, centreY, intersect, right, surround } from '@blueprompt/core/geometry';
import type { ElementType, TextLine } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { holdsCentre } from '../../boxes/is-inside.ts';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';
import { type BareRow as Row, toBareRows } from './bare-rows.ts';
import { areInColumn, MIN_COLUMNS } from './text-columns.ts';

const MIN_ROWS = 4;
/** Words of a head stand over the pictures of a column, not over the words beside them: fewer edges are shared. */
const HEAD_COLUMNS = 2;
/** Edges this close are one column edge, in CSS pixels. */
const SAME_EDGE = 5;
/** From one row to the next in font sizes: nearer ones are lines of paragraphs side by side. */
const MIN_PITCH = 1.7;
const MAX_PITCH = 7;
/** The highest row of a table is no higher than this many of the lowest. */
const MAX_UNEVEN = 1.5;
/** Cells of one column are set in one size but for this factor; a title is larger than what it stands over. */
const MAX_SIZES = 1.35;
/** A column of figures has them in this share of the rows, as has one of marks. */
const MOST = 0.6;
/** Words in these are no cells of what is around them. */
const CLOSED = typesWith('no cells');
/** What stands in rows of a table beside words. */
const MARKS = typesWith('in rows');
const IN_ROWS = typesWith('in rows', 'photo', 'icon');
const HOLDERS: ReadonlySet<ElementType> = new Set(['card', 'dialog']);

/**
 * Tables without lines: rows of words at one distance that share three columns, one of figures or of controls. Columns of
 * words alone are the links of a page or its paragraphs.
 */
export const findBareTables = (texts: readonly TextLine[], drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const closed = drafts.filter(({ type }) => CLOSED.has(type));
  const cards = drafts.filter(({ type }) => HOLDERS.has(type)).toSorted((a, b) => area(a.box) - area(b.box));
  const isFree = (part: { box: Box }): boolean =>
    !closed.some((other) => other !== part && holdsCentre(other.box, part.box));
  const cardOf = (part: { box: Box }): Draft | undefined => cards.find(({ box }) => holdsCentre(box, part.box));
  const families = Map.groupBy(texts.filter(isFree), cardOf);
  const parts = Map.groupBy(
    drafts.filter((draft) => IN_ROWS.has(draft.type) && isFree(draft)),
    cardOf,
  );
  return [...families].flatMap(([card, lines]) => {
    const rows = toBareRows(lines).filter((row) => row.length >= MIN_COLUMNS);
    return runsOf(rows, page).flatMap((run) =>
      toTable(run, headOf(run, rows, page), { page, card, parts: parts.get(card) ?? [] }),
    );
  });
};

/** A head is set otherwise than the rows, and may stand nearer to them than they do to each other. */
const headOf = (run: readonly Row[], rows: readonly Row[], page: PageFacts): Row | undefined => {
  const first = run[0]!;
  const head = rows[rows.indexOf(first) - 1];
  const isNear = head && middle(first) - middle(head) <= MAX_UNEVEN * (middle(run[1]!) - middle(first));
  return isNear && sharedColumns(head, first, page) >= HEAD_COLUMNS ? head : undefined;
};

/** Rows below each other, each with three columns of the one above, at a distance that stays. */
const runsOf = (rows: readonly Row[], page: PageFacts): Row[][] => {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && goesOn(run, row, page)) run.push(row);
    else runs.push([row]);
  }
  return runs.filter((run) => run.length >= MIN_ROWS);
};

const goesOn = (run: readonly Row[], row: Row, page: PageFacts): boolean => {
  const above = run.at(-1)!;
  const pitch = middle(row) - middle(above);
  const pitches = [pitch, ...run.slice(1).map((known, at) => middle(known) - middle(run[at]!))];
  const size = Math.max(...row.map((cell) => cell.fontSize));
  return (
    pitch >= MIN_PITCH * size &&
    pitch <= MAX_PITCH * size &&
    Math.max(...pitches) <= MAX_UNEVEN * Math.min(...pitches) &&
    sharedColumns(above, row, page, MAX_SIZES) >= MIN_COLUMNS
  );
};

const sharedColumns = (above: Row, below: Row, page: PageFacts, maxSizes = Number.POSITIVE_INFINITY): number => {
  const areAlike = (a: number, b: number): boolean => Math.max(a, b) <= maxSizes * Math.min(a, b);
  return below.filter((cell) =>
    above.some((other) => isBelow(other.box, cell.box, page) && areAlike(other.fontSize, cell.fontSize)),
  ).length;
};

const middle = (row: Row): number => centreY(row[0]!.box);

const isBelow = (above: Box, below: Box, { scale }: PageFacts): boolean => areInColumn(above, below, SAME_EDGE * scale);

/** The first cells below each other that are so many at least. */
const columnOf = (cells: readonly { box: Box }[], least: number, page: PageFacts): { box: Box }[] | undefined => {
  for (const { box } of cells) {
    const column = cells.filter((other) => isBelow(box, other.box, page));
    if (column.length >= least) return column;
  }
  return undefined;
};

type Around = { page: PageFacts; card: Draft | undefined; parts: readonly Draft[] };

const toTable = (rows: readonly Row[], head: Row | undefined, { page, card, parts }: Around): Draft[] => {
  const pitch = (middle(rows.at(-1)!) - middle(rows[0]!)) / (rows.length - 1);
  const [from, to] = [middle(rows[0]!) - pitch / 2, middle(rows.at(-1)!) + pitch / 2];
  const within = parts.filter(({ box }) => centreY(box) > from && centreY(box) < to);
  const figures = rows.flat().filter(({ text }) => /\d/.test(text));
  const marks = within.filter(({ type }) => MARKS.has(type));
  const least = MOST * (rows.length - 1);
  const column = columnOf(figures, least, page) ?? columnOf(marks, least, page);
  if (!column) return [];
  const isTitled = !column.some(({ box }) => centreY(box) < from + pitch);
  const titles = head ?? (isTitled ? rows[0] : undefined);
  const whole = head ? [head, ...rows] : rows;
  const ink = surround([...whole.flat(), ...within].map(({ box }) => box));
  const pad = (pitch - rows[0]![0]!.box.height) / 2;
  const y = head ? ink.y - pad : from;
  const around = card?.box ?? { x: 0, y: 0, width: page.width, height: page.height };
  const x = Math.max(around.x, ink.x - pad);
  // In a card a table keeps the same room at both sides, however short the words of its last column are.
  const end = Math.max(right(ink) + pad, card ? right(card.box) - (x - card.box.x) : 0);
  const box = intersect({ x, y, width: end - x, height: to - y }, around);
  return [
    {
      type: 'table',
      box: roundBox(box),
      confidence: 0.6,
      rows: whole.length,
      columns: Math.max(...rows.map((row) => row.length)),
      ...(titles && { headers: titles.map(({ text }) => text) }),
    },
  ];
};

const roundBox = (box: Box): Box => {
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  return { x, y, width: Math.round(right(box)) - x, height: Math.round(bottom(box)) - y };
};
