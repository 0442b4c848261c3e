import { METRIC_KEYS, METRICS, type Metric, meanScore, type PageScore } from './score-page.ts';

/** One row a page and the mean, as Markdown; – where a page has no truth for a figure. */
export function renderTable(
  rows: readonly { name: string; score: PageScore }[],
  keys: readonly Metric[] = METRIC_KEYS,
): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const cells = (score: Partial<PageScore>): string[] => keys.map((key) => score[key]?.toFixed(3) ?? '–');
  return [
    line(['page', ...keys.map((key) => METRICS[key])]),
    `|${'---|'.repeat(keys.length + 1)}`,
    ...rows.map(({ name, score }) => line([name, ...cells(score)])),
    line(['**mean**', ...cells(meanScore(rows.map(({ score }) => score)))]),
  ].join('\n');
}
