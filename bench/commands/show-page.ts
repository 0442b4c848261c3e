import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/run.ts';
import { drawOverlay, drawTruth } from '../truth/draw-overlay.ts';
import { UsageError } from '../truth/expected-error.ts';
import { judgePages, withEngine } from '../truth/judge-pages.ts';
import { renderClasses, renderFigures } from '../truth/render-figures.ts';
import { listTruthPages, loadTruthPage } from '../truth/truth-pages.ts';
import { reportFaults } from './report-faults.ts';

const OUT = path.join(ROOT, 'out', 'overlays');

type ShowOptions = { overlay: boolean; truth: string | undefined };

/** Figures of one open page, and on request its truth and what was found, missed and made up, drawn over it. */
export async function showPage(id: string, { overlay, truth: folder }: ShowOptions): Promise<void> {
  const page = listTruthPages({ folder }).find((one) => one.id === id);
  if (!page)
    throw new UsageError(
      `There is no page ${id}. Ids are in bench/truth/real/manifest.json; our own are <library>-<page>.`,
    );
  if (page.split === 'sealed')
    throw new UsageError(`${id} is sealed: its family is only ever scored as part of a total. Pick an open page.`);
  const judged = await withEngine((measure) => judgePages([page], measure));
  reportFaults(judged);
  const columns = [{ name: id, judged }];
  console.log(`${renderFigures(columns)}\n\n${renderClasses(columns)}`);
  if (!overlay) return;
  const { bytes, truth } = await loadTruthPage(page);
  mkdirSync(OUT, { recursive: true });
  const keep = (name: string, png: Buffer): void => {
    const file = path.join(OUT, `${id}.${name}.png`);
    writeFileSync(file, png);
    console.error(`Written to ${path.relative(ROOT, file)}`);
  };
  keep('truth', await drawTruth(bytes, truth));
  for (const { answer } of judged) keep('found', await drawOverlay(bytes, truth, answer));
}
