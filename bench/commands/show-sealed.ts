import { withEngine } from '../truth/judge-pages.ts';
import { judgeRebuilds, renderRebuilds } from '../truth/judge-rebuilds.ts';
import { columnsOf, renderClasses, renderFigures } from '../truth/render-figures.ts';
import { checkTruthPages, listTruthPages } from '../truth/truth-pages.ts';
import { judgeSplit } from './judge-truth.ts';

type SealedOptions = { folder: string | undefined; rebuilds: boolean };

/** The totals of the sealed pages, or of the pages that are rebuilt from them, and nothing else of them. */
export async function showSealed({ folder, rebuilds }: SealedOptions): Promise<void> {
  const pages = listTruthPages({ folder }).filter(({ split }) => split === 'sealed');
  await checkTruthPages(pages);
  const judged = await withEngine((measure) => judgeSplit(pages, 'sealed', measure));
  if (rebuilds) return console.log(renderRebuilds({ sealed: await judgeRebuilds(judged) }));
  const columns = columnsOf('sealed', judged);
  console.log(`${renderFigures(columns)}\n\n${renderClasses(columns)}`);
}
