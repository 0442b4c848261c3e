import { type Judged, judgePages, withEngine } from '../judge-pages.ts';
import type { TruthPage } from '../truth-pages.ts';
import { keepMeasurements } from './keep-measurements.ts';

/** Gates ask for many of the same pages, and measuring them is nearly all of their time. */
const known = new Map<string, Judged>();

/** Judges pages, each once for all gates that run in this process and measured once an engine; the answers come in the order of the pages. */
export async function judgeOnce(pages: readonly TruthPage[]): Promise<Judged[]> {
  const unknown = pages.filter(({ id }) => !known.has(id));
  if (unknown.length > 0)
    for (const judged of await withEngine((measure) => judgePages(unknown, keepMeasurements(measure))))
      known.set(judged.page.id, judged);
  // Those that were unknown have just been judged.
  return pages.map(({ id }) => known.get(id)!);
}
