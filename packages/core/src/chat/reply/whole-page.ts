import { mergeMeasurements } from '../../guide/merge-measurements.ts';
import type { Measurement } from '../../measurement.ts';
import type { ChatAnswer } from '../chat-answer.ts';
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
