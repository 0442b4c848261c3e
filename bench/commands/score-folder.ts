import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '../truth/expected-error.ts';
import { judgePages, withEngine } from '../truth/judge-pages.ts';
import { renderClasses, renderFigures } from '../truth/render-figures.ts';
import { checkTruthPages, listTruthPages, type TruthPage } from '../truth/truth-pages.ts';
import { reportFaults } from './report-faults.ts';
import { reportProgress } from './report-progress.ts';

const ENDING = /\.truth\.json(\.gz)?$/;

/** Pages of a folder that is no part of the truth: `<id>.png` or `<id>.webp` beside `<id>.truth.json`, packed or not. */
function listFolder(folder: string): TruthPage[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder ${folder}.`);
  const names = readdirSync(folder).sort();
  return names
    .filter((name) => ENDING.test(name))
    .map((name): TruthPage => {
      const id = name.replace(ENDING, '');
      const picture = path.join(folder, names.includes(`${id}.webp`) ? `${id}.webp` : `${id}.png`);
      const unknown = { kind: [], width: 0, height: 0, scale: 1, fullPage: false, dark: false };
      return {
        id,
        family: id,
        origin: 'real',
        split: 'open',
        ...unknown,
        files: { picture, truth: path.join(folder, name) },
      };
    });
}

/** Figures of any folder of pages with truth, page by page and together; sealed pages that lie in it are left out. */
export async function scoreFolder(folder: string): Promise<void> {
  const sealed = new Set(listTruthPages().flatMap(({ id, split }) => (split === 'sealed' ? [id] : [])));
  const all = listFolder(folder);
  const pages = all.filter(({ id }) => !sealed.has(id));
  if (pages.length < all.length)
    console.error(`Sealed pages in this folder were left out: ${all.length - pages.length}. See --sealed for totals.`);
  if (pages.length === 0)
    throw new UsageError(`There is no page with truth in ${folder} that may be scored by itself.`);
  await checkTruthPages(pages);
  const judged = await withEngine((measure) => judgePages(pages, measure, reportProgress(pages.length)));
  reportFaults(judged);
  const cell = (value: number | undefined): string => value?.toFixed(3) ?? '–';
  console.log('| page | text F1 | elements F1 | with class | surfaces F1 |\n| --- | --- | --- | --- | --- |');
  for (const { page, score } of judged)
    console.log(
      `| ${page.id} | ${[score.textF1, score.elements, score.elementClasses, score.surfaces].map(cell).join(' | ')} |`,
    );
  const columns = [{ name: path.basename(folder), judged }];
  console.log(`\n${renderFigures(columns)}\n\n${renderClasses(columns)}`);
}
