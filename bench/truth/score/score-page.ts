import type { Answer } from '../answer.ts';
import type { Truth } from '../truth.ts';
import { scoreCharts } from './elements/score-charts.ts';
import { scoreCoverage } from './elements/score-coverage.ts';
import { type ClassCounts, scoreElements } from './elements/score-elements.ts';
import { scoreIcons } from './elements/score-icons.ts';
import { scorePaint } from './elements/score-paint.ts';
import { scoreSurfaces } from './elements/score-surfaces.ts';
import { type Counts, f1Of, meanOf } from './figures.ts';
import { METRIC_KEYS, type Metric } from './metrics.ts';
import { scoreBackground } from './page/score-background.ts';
import { scoreLayout } from './page/score-layout.ts';
import { scorePalette } from './page/score-palette.ts';
import { matchWords } from './text/match-words.ts';
import { scoreTexts } from './text/score-texts.ts';
import { scoreTypeScale } from './text/score-type-scale.ts';
import { scoreStructure } from './tree/score-structure.ts';

/** Shares, 0 to 1; a figure that the page has no truth for is missing. Counts are added up over pages by `pooledClasses`. */
export type PageScore = Partial<Record<Metric, number | undefined>> & {
  classes: ClassCounts;
  surfaceCounts: Counts;
};

/** Every figure of one page. */
export function scorePage(truth: Truth, answer: Answer): PageScore {
  const words = matchWords(truth, answer.texts);
  return {
    ...scoreTexts(truth, answer, words),
    ...scoreTypeScale(truth, answer),
    ...scoreElements(truth, answer),
    ...scoreSurfaces(truth, answer),
    ...scoreCoverage(truth, answer),
    ...scoreIcons(truth, answer),
    ...scorePaint(truth, answer),
    ...scorePalette(truth, answer),
    ...scoreBackground(truth, answer),
    ...scoreLayout(truth, answer),
    ...scoreStructure(truth, answer, words),
    ...scoreCharts(truth, answer),
  };
}

/** The mean of each figure over the pages that have it. */
export function meanScore(scores: readonly PageScore[]): Partial<Record<Metric, number>> {
  const mean: Partial<Record<Metric, number>> = {};
  for (const key of METRIC_KEYS) {
    const value = meanOf(scores.map((score) => score[key]).filter((figure) => figure !== undefined));
    if (value !== undefined) mean[key] = value;
  }
  return mean;
}

type PooledClass = Counts & { f1: number };

/** Each class over all pages together, since most pages have few of any. */
export function pooledClasses(scores: readonly PageScore[]): Record<string, PooledClass> {
  const pooled: Record<string, Counts> = {};
  for (const { classes } of scores)
    for (const [name, { tp, fp, fn }] of Object.entries(classes)) {
      const before = pooled[name] ?? { tp: 0, fp: 0, fn: 0 };
      pooled[name] = { tp: before.tp + tp, fp: before.fp + fp, fn: before.fn + fn };
    }
  return Object.fromEntries(
    Object.entries(pooled).map(([name, counts]) => [name, { ...counts, f1: f1Of(counts) ?? 0 }]),
  );
}
