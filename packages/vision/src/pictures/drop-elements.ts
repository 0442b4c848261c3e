import type { Element } from '@blueprompt/core/measurement';

/** Drops elements; what stood in one of them stands in what held that. */
export const dropElements = (elements: readonly Element[], isGone: (element: Element) => boolean): Element[] => {
  const gone = new Map(elements.filter(isGone).map((element) => [element.id, element]));
  return elements
    .filter(({ id }) => !gone.has(id))
    .map((element) => {
      const { parent, ...rest } = element;
      if (parent === undefined || !gone.has(parent)) return element;
      let holder: string | undefined = parent;
      while (holder !== undefined && gone.has(holder)) holder = gone.get(holder)!.parent;
      return holder === undefined ? rest : { ...rest, parent: holder };
    });
};
