import { createHash } from 'node:crypto';
import type { TruthPage } from '../truth-pages.ts';

const orderOf = ({ id }: TruthPage): string => createHash('sha256').update(id).digest('hex');

/**
 * So many pages in so few rounds over their families as possible: one of each family, then a second one of each. Names decide, no
 * figure does.
 */
export function choosePages(pages: readonly TruthPage[], count: number): TruthPage[] {
  const families = new Map<string, TruthPage[]>();
  for (const page of pages.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)))
    families.set(page.family, [...(families.get(page.family) ?? []), page]);
  const chosen: TruthPage[] = [];
  for (let round = 0; chosen.length < Math.min(count, pages.length); round += 1)
    for (const family of families.values()) {
      const page = family[round];
      if (page && chosen.length < count) chosen.push(page);
    }
  return chosen.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
