import type { Judged } from './judge-pages.ts';
import { renderCount } from './render-count.ts';
import { METRIC_GROUPS, type Metric } from './score/metrics.ts';
import { meanScore, pooledClasses } from './score/score-page.ts';

/** A set of pages under its name, as a column of a table. */
type Column = { name: string; judged: readonly Judged[] };

const cell = (value: number | undefined): string => value?.toFixed(3) ?? '–';
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const head = (first: string, columns: readonly Column[]): string[] => [
  line([first, ...columns.map(({ name, judged }) => `${name}, ${renderCount(judged.length, 'page')}`)]),
  line(['---', ...columns.map(() => '---')]),
];

/** Every figure over the pages that have it, a column a set. */
export function renderFigures(columns: readonly Column[]): string {
  const means = columns.map(({ judged }) => meanScore(judged.map(({ score }) => score)));
  const rows = Object.entries(METRIC_GROUPS).flatMap(([group, figures]) => [
    line([`**${group}**`, ...columns.map(() => '')]),
    ...Object.entries(figures).map(([key, title]) => line([title, ...means.map((mean) => cell(mean[key as Metric]))])),
  ]);
  return [...head('figure', columns), ...rows].join('\n');
}

/** F1 of each class over all pages of a set together, with how many there really are. */
export function renderClasses(columns: readonly Column[]): string {
  const pooled = columns.map(({ judged }) => pooledClasses(judged.map(({ score }) => score)));
  const names = [...new Set(pooled.flatMap((classes) => Object.keys(classes)))];
  const numberOf = (name: string): number =>
    pooled.reduce((sum, classes) => sum + (classes[name]?.tp ?? 0) + (classes[name]?.fn ?? 0), 0);
  const rows = names
    .toSorted((a, b) => numberOf(b) - numberOf(a))
    .map((name) =>
      line([
        name,
        ...pooled.map((classes) => {
          const found = classes[name];
          return found ? `${found.f1.toFixed(3)} of ${found.tp + found.fn}` : '–';
        }),
      ]),
    );
  return [...head('class: F1 of true elements', columns), ...rows].join('\n');
}

/** The figures and classes of a set, cut into who made the pages. */
export function columnsOf(name: string, judged: readonly Judged[]): Column[] {
  const of = (origin: 'own' | 'real') => judged.filter(({ page }) => page.origin === origin);
  return [
    { name, judged },
    { name: `${name}, our own`, judged: of('own') },
    { name: `${name}, by others`, judged: of('real') },
  ];
}
