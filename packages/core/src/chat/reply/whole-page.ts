import { mergeMeasurements } from '../../guide/merge-measurements.ts';
import type { Measurement } from '../../measurement.ts';
import { typesWith } from '../../ontology/element-types.ts';
import type { ChatAnswer } from '../chat-answer.ts';
import type { PageIndex, Part } from '../look/page-index.ts';
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

/** The widest row or grid below the header, whose children are the columns of the layout. */
export const layoutRow = ({ parts, measurement: { image } }: PageIndex): Part | undefined =>
  parts
    .filter(
      ({ node }) =>
        node.flow !== undefined &&
        node.box.width >= 0.5 * image.width &&
        node.box.height >= 0.25 * image.height &&
        !BANDS.has(node.type) &&
        (node.flow.direction === 'row' || node.flow.columns !== undefined),
    )
    .sort((a, b) => b.node.box.width * b.node.box.height - a.node.box.width * a.node.box.height)[0];
