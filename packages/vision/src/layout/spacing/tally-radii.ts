import type { Element, Tally } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';

/** Types whose corners are a design decision; icons and pictures follow their content. */
const DESIGNED = typesWith('designed corners');

/** Corner radii in use, the most frequent first. */
export const tallyRadii = (elements: readonly Element[]): Tally[] =>
  tally(elements.flatMap((element) => (DESIGNED.has(element.type) && element.radius ? [element.radius] : [])));

/** Counts equal values, the most frequent first, then the smaller one. */
export const tally = (values: readonly number[]): Tally[] => {
  const counts = new Map<number, number>();
  for (const px of values) counts.set(px, (counts.get(px) ?? 0) + 1);
  return [...counts].map(([px, count]) => ({ px, count })).toSorted((a, b) => b.count - a.count || a.px - b.px);
};
