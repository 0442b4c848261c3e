import { countPages } from '../truth/count-pages.ts';
import { listTruthPages } from '../truth/truth-pages.ts';

/** How many pages there are and of what. */
export async function showCounts(folder: string | undefined): Promise<void> {
  console.log(countPages(listTruthPages({ folder })));
}
