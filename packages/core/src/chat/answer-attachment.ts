import { compareMeasurements } from '../compare/compare-measurements.ts';
import type { Measurement } from '../measurement.ts';
import { joinRuns } from '../text/join-runs.ts';
import { toCssPixels } from '../to-css-pixels.ts';
import { counted } from '../write/number-words.ts';
import type { PageIndex } from './look/page-index.ts';

/** So many differences are read; the rest is counted. */
const MAX_DIFFERENCES = 12;

const linesOf = ({ texts }: Measurement): string[] => joinRuns(texts).map((line) => line.text);

const likeness = (a: Measurement, b: Measurement): number => {
  const [mine, theirs] = [linesOf(a), linesOf(b)];
  const known = new Set(mine);
  const common = theirs.filter((line) => known.has(line)).length;
  return common / Math.max(1, mine.length, theirs.length) - Math.abs(a.image.width - b.image.width) / 10_000;
};

/** The attached picture against the page of the analysis that it resembles most. */
export const answerAttachment = (pages: readonly PageIndex[], attachment: Measurement): string => {
  const picture = toCssPixels(attachment);
  const page = pages.reduce((best, next) =>
    likeness(next.measurement, picture) > likeness(best.measurement, picture) ? next : best,
  );
  const { score, differences } = compareMeasurements(page.measurement, picture);
  const head = `Compared with **${page.name}**: ${Math.round(score)} of 100, ${counted(differences.length, 'difference')}.`;
  if (differences.length === 0) return head;
  const list = differences.slice(0, MAX_DIFFERENCES).map((difference) => `- ${difference.message}`);
  const rest = differences.length - list.length;
  return [head, '', ...list, ...(rest > 0 ? [`- ${rest} more of these`] : [])].join('\n');
};
