import { METRIC_KEYS, METRICS, meanScore, type PageScore } from './score-page.ts';

/** One row a page and the mean, as Markdown; – where a page has no truth for a figure. */
export function renderTable(rows: readonly { name: string; score: PageScore }[]): string {
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const cells = (score: Partial<PageScore>): string[] => METRIC_KEYS.map((key) => score[key]?.toFixed(3) ?? '–');
  return [
    line(['page', ...METRIC_KEYS.map((key) => METRICS[key])]),
    `|${'---|'.repeat(METRIC_KEYS.length + 1)}`,
    ...rows.map(({ name, score }) => line([name, ...cells(score)])),
    line(['**mean**', ...cells(meanScore(rows.map(({ score }) => score)))]),
  ].join('\n');
}
