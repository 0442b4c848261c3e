import type { Element } from '@blueprompt/core/measurement';
import { useMemo, useState } from 'react';
import { countTypes } from './element-types.ts';
import type { Filter } from './type-filter.tsx';

/** Which types are shown, and how many there are of each; a type that a correction has emptied is not chosen any more. */
export const useTypeFilter = (elements: readonly Element[]) => {
  const [chosen, setFilter] = useState<Filter>('all');
  const types = useMemo(() => countTypes(elements), [elements]);
  const filter = types.some(({ type }) => type === chosen) ? chosen : 'all';
  const shown = useMemo(() => elements.filter(({ type }) => filter === 'all' || type === filter), [elements, filter]);
  return { types, filter, setFilter, shown };
};
