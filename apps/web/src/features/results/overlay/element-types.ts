import type { Element, ElementType } from '@blueprompt/core/measurement';

export type TypeCount = { type: ElementType; count: number };

/** How many elements of each type there are, the most frequent first. */
export const countTypes = (elements: readonly Element[]): TypeCount[] => {
  const counts = new Map<ElementType, number>();
  for (const { type } of elements) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count })).toSorted((a, b) => b.count - a.count);
};

const IRREGULAR: Partial<Record<ElementType, string>> = {
  checkbox: 'Checkboxes',
  radio: 'Radios',
  switch: 'Switches',
  progress: 'Progress bars',
  tabs: 'Tabs',
  nav: 'Navs',
};

/** The plural of a type as a label: 'card' becomes 'Cards'. */
export const typeLabel = (type: ElementType): string => IRREGULAR[type] ?? `${type[0]!.toUpperCase()}${type.slice(1)}s`;

/** A type as the title of one element: 'Card'. */
export const typeLabelOne = (type: ElementType): string => `${type[0]!.toUpperCase()}${type.slice(1)}`;
