import type { Judged } from './judge-pages.ts';
import { launchBrowser } from './label/open-page.ts';
import { renderCount } from './render-count.ts';
import { renderRebuild, toRaster } from './score/rebuild/render-rebuild.ts';
import { scoreComponents } from './score/rebuild/score-components.ts';
import {
  meanRebuild,
  NOTHING_REBUILT,
  REBUILD_METRICS,
  type RebuildMetric,
  type RebuildScore,
  scoreRebuild,
} from './score/rebuild/score-rebuild.ts';
import { timeGeneration } from './score/rebuild/time-generation.ts';
import { loadTruthPage } from './truth-pages.ts';

/** Rebuilds every measured page in a browser and compares it with its screenshot. A page without a measurement explains nothing. */
export async function judgeRebuilds(judged: readonly Judged[]): Promise<RebuildScore[]> {
  const browser = await launchBrowser();
  const scores: RebuildScore[] = [];
  try {
    for (const { page, measurement } of judged) {
      if (!measurement || measurement.frame) {
        scores.push(NOTHING_REBUILT);
        continue;
      }
      const { bytes, truth } = await loadTruthPage(page);
      const screenshot = await toRaster(bytes, truth.width, truth.height);
      scores.push({
        ...scoreRebuild(truth, screenshot, await renderRebuild(browser, measurement)),
        ...scoreComponents(truth, measurement),
        ...(await timeGeneration(bytes, measurement)),
      });
      process.stderr.write(`${scores.length} of ${judged.length} rebuilt\n`);
    }
  } finally {
    await browser.close();
  }
  return scores;
}

/** The means of each side. */
export function renderRebuilds(sides: Readonly<Record<string, readonly RebuildScore[]>>): string {
  const columns = Object.entries(sides).map(([name, scores]) => ({
    name,
    count: scores.length,
    mean: meanRebuild(scores),
  }));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['figure', ...columns.map(({ name, count }) => `${name}, ${renderCount(count, 'page')}`)]),
    line(['---', ...columns.map(() => '---')]),
    ...(Object.keys(REBUILD_METRICS) as RebuildMetric[]).map((key) =>
      line([REBUILD_METRICS[key], ...columns.map(({ mean }) => mean[key]?.toFixed(3) ?? '–')]),
    ),
  ].join('\n');
}
