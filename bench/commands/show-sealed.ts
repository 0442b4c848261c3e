import { withEngine } from '../truth/judge-pages.ts';
import { columnsOf, renderClasses, renderFigures } from '../truth/render-figures.ts';
import { checkTruthPages, listTruthPages } from '../truth/truth-pages.ts';
import { judgeSplit } from './judge-truth.ts';

/** The totals of the sealed pages, and nothing else of them. */
export async function showSealed(folder: string | undefined): Promise<void> {
  const pages = listTruthPages({ folder }).filter(({ split }) => split === 'sealed');
  await checkTruthPages(pages);
  const judged = await withEngine((measure) => judgeSplit(pages, 'sealed', measure));
  const columns = columnsOf('sealed', judged);
  console.log(`${renderFigures(columns)}\n\n${renderClasses(columns)}`);
}
