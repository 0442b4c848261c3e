import type { Answer } from '../../answer.ts';
import type { Truth } from '../../truth.ts';
import type { Metric } from '../metrics.ts';
import type { WordMatch } from '../text/match-words.ts';

/** Figures of the tree; none where the page's tree is not known. */
export function scoreStructure(
  truth: Truth,
  _answer: Answer,
  _words: WordMatch,
): Partial<Record<Metric, number | undefined>> {
  if (!truth.hasTree) return {};
  return {};
}
