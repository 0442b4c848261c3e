import { type Judged, judgePages, type Measure } from '../truth/judge-pages.ts';
import type { TruthPage } from '../truth/truth-pages.ts';
import { reportProgress } from './report-progress.ts';

/** Judges the pages of one side that are at hand, and says how many are not. */
export async function judgeSplit(
  pages: readonly TruthPage[],
  split: TruthPage['split'],
  measure: Measure,
): Promise<Judged[]> {
  const all = pages.filter((page) => page.split === split);
  const atHand = all.filter(({ files }) => files);
  if (atHand.length < all.length)
    process.stderr.write(
      `${all.length - atHand.length} ${split} pages are not at hand: npm run bench -- --fetch gets them.\n`,
    );
  const judged = await judgePages(atHand, measure, reportProgress(atHand.length));
  const faults = judged.filter(({ fault }) => fault);
  for (const { page, fault } of faults)
    process.stderr.write(`${split === 'sealed' ? 'A sealed page' : page.id} was not measured: ${fault}\n`);
  return judged;
}
