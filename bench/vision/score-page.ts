import type { Measurement } from '@blueprompt/core/measurement';
import { type ElementScore, scoreElements } from './score-elements.ts';
import { type LayoutScore, scoreLayout } from './score-layout.ts';
import { type PaletteScore, scorePalette } from './score-palette.ts';
import { scoreTexts, type TextScore } from './score-texts.ts';
import type { Truth } from './truth.ts';

/** Shares, 0 to 1; a figure that the page has no truth for is missing. */
export type PageScore = TextScore & ElementScore & PaletteScore & LayoutScore;
export type Metric = keyof PageScore;

/** Every figure in the order of the table, with its heading. */
export const METRICS: Readonly<Record<Metric, string>> = {
  textF1: 'text F1',
  fontSize: 'font size within 10 %',
  textColor: 'text colour ΔE < 5',
  bold: 'bold',
  typeScale: 'type scale',
  elements: 'elements F1',
  elementClasses: 'with class',
  fill: 'fill ΔE < 3',
  radius: 'radius within 2 px',
  paletteRecall: 'palette recall',
  palettePrecision: 'palette precision',
  background: 'background',
  accent: 'accent',
  regions: 'regions',
  spacingUnit: 'spacing unit',
};
export const METRIC_KEYS = Object.keys(METRICS) as Metric[];

export const scorePage = (truth: Truth, measured: Measurement): PageScore => ({
  ...scoreTexts(truth, measured),
  ...scoreElements(truth, measured),
  ...scorePalette(truth, measured),
  ...scoreLayout(truth, measured),
});

/** The mean of each figure over the pages that have it. */
export function meanScore(scores: readonly PageScore[]): Partial<Record<Metric, number>> {
  const mean: Partial<Record<Metric, number>> = {};
  for (const key of METRIC_KEYS) {
    const values = scores.map((score) => score[key]).filter((value) => value !== undefined);
    if (values.length > 0) mean[key] = values.reduce((sum, value) => sum + value, 0) / values.length;
  }
  return mean;
}
