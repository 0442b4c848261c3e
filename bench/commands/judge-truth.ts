import { type Judged, judgePages, type Measure } from '../truth/judge-pages.ts';
import { renderCount } from '../truth/render-count.ts';
import type { TruthPage } from '../truth/truth-pages.ts';
import { reportFaults } from './report-faults.ts';
import { reportProgress } from './report-progress.ts';

/** Judges the pages of one side that are at hand, and says how many are not. */
export async function judgeSplit(
  pages: readonly TruthPage[],
  split: TruthPage['split'],
  measure: Measure,
): Promise<Judged[]> {
  const all = pages.filter((page) => page.split === split);
  const atHand = all.filter(({ files }) => files);
  const missing = all.length - atHand.length;
  if (missing > 0)
    process.stderr.write(
      `Not at hand: ${renderCount(missing, `${split} page`)}. npm run bench -- --fetch gets them.\n`,
    );
  const judged = await judgePages(atHand, measure, reportProgress(atHand.length));
  reportFaults(judged);
  return judged;
}
