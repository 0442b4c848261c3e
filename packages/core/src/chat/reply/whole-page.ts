import { mergeMeasurements } from '../../guide/merge-measurements.ts';
import type { Measurement } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import { tally } from '../look/measure-gaps.ts';
import type { PageIndex, Part } from '../look/page-index.ts';
import { columnsOf, isInside } from '../look/reading-order.ts';
import type { Ask } from './ask.ts';
import { answered } from './compose.ts';

/** Values that occur more rarely than so many others are no rhythm. */
export const MAX_VALUES = 5;

/** An answer that is about no single part. */
export const plain = (message: string, { language }: Ask): ChatAnswer => answered(message, [], language);

/** What the pages in question have in common and apart, as one. */
export const mergedOf = ({ pages }: Ask): Measurement => mergeMeasurements(pages.map(({ measurement }) => measurement));

/** Values by how often they occur. */
export const mostUsed = (values: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MAX_VALUES)
    .map(([value, count]) => `${value} (${count}×)`);
};

const BANDS = typesWith('across the page');

/** Rows and grids below the header that take so much of the page, the largest first. */
const wideRows = ({ parts, measurement: { image } }: PageIndex): Part[] =>
  parts
    .filter(
      ({ node }) =>
        node.flow !== undefined &&
        node.box.width >= 0.5 * image.width &&
        node.box.height >= 0.25 * image.height &&
        !BANDS.has(node.type) &&
        (node.flow.direction === 'row' || node.flow.columns !== undefined),
    )
    .sort((a, b) => b.node.box.width * b.node.box.height - a.node.box.width * a.node.box.height);

/** The largest of them, whose children are the columns of the layout. */
export const layoutRow = (page: PageIndex): Part | undefined => wideRows(page)[0];

const COLUMNS = typesWith('box', 'shape');

/** Columns of one board are measured alike within this share of their width. */
const MAX_COLUMN_SPREAD = 0.01;

/** Boxes side by side that are equally wide and take some of the height, as the columns of a board do; the most there are. */
export const evenColumns = ({ parts, measurement: { image } }: PageIndex): Part[] => {
  const high = parts.filter(({ node }) => COLUMNS.has(node.type) && node.box.height >= 0.25 * image.height);
  const all = new Set(high);
  const outer = high.filter((part) => !isInside(part, all) || part.node.box.width < 0.5 * image.width);
  const sets = tally(outer.map(({ node }) => Math.round(node.box.width))).map(({ px }) =>
    outer.filter(({ node }) => Math.abs(node.box.width - px) <= Math.max(1, MAX_COLUMN_SPREAD * px)),
  );
  return sets.find((set) => set.length > 1 && columnsOf(set).length === set.length) ?? [];
};
