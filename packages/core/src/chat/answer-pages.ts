import { compareMeasurements } from '../compare/compare-measurements.ts';
import type { Measurement } from '../measurement.ts';
import { joinRuns } from '../text/join-runs.ts';
import { counted, sizeOf } from '../write/number-words.ts';
import { quoteText } from '../write/quote-text.ts';
import { toCssPixels } from '../write/to-css-pixels.ts';
import { writePageFacts } from '../write/write-page-facts.ts';
import type { ChatPage, Scope } from './scope.ts';

const MAX_ITEMS = 12;

const some = (values: readonly string[]): string =>
  values.length === 0
    ? 'none'
    : `${values.slice(0, MAX_ITEMS).join(', ')}${values.length > MAX_ITEMS ? ` and ${values.length - MAX_ITEMS} more` : ''}`;

const only = (mine: readonly string[], theirs: readonly string[]): string[] => {
  const known = new Set(theirs);
  return [...new Set(mine)].filter((value) => !known.has(value));
};

const linesOf = ({ texts }: Measurement): string[] => joinRuns(texts).map((line) => line.text);
const textsOf = ({ measurement }: ChatPage): string[] => linesOf(measurement);
const colorsOf = ({ measurement }: ChatPage): string[] => measurement.palette.map((color) => color.hex);

/** What each page has that the others do not, and what all share. */
export const answerDifferences = (scope: Scope): string => {
  const { pages } = scope;
  if (pages.length < 2)
    return 'There is only one page in this analysis. Attach a second screenshot to compare it with this one.';
  const shared = textsOf(pages[0]!).filter((text) => pages.every((page) => textsOf(page).includes(text)));
  const blocks = pages.map((page) => {
    const others = pages.filter((other) => other !== page);
    const size = sizeOf({ x: 0, y: 0, ...page.measurement.image });
    return [
      `**${page.name}** (${size}): ${writePageFacts(page.measurement)}`,
      `- only here, texts: ${some(only(textsOf(page), others.flatMap(textsOf)).map(quoteText))}`,
      `- only here, colours: ${some(only(colorsOf(page), others.flatMap(colorsOf)))}`,
    ].join('\n');
  });
  return [`On all ${pages.length}: ${some([...new Set(shared)].map(quoteText))}.`, ...blocks].join('\n\n');
};

const likeness = (a: Measurement, b: Measurement): number => {
  const [mine, theirs] = [linesOf(a), linesOf(b)];
  const known = new Set(mine);
  const common = theirs.filter((line) => known.has(line)).length;
  return common / Math.max(1, mine.length, theirs.length) - Math.abs(a.image.width - b.image.width) / 10_000;
};

/** The attached picture against the page of the analysis that it resembles most. */
export const answerAttachment = (scope: Scope, attachment: Measurement): string => {
  const picture = toCssPixels(attachment);
  const page = scope.pages.reduce((best, next) =>
    likeness(next.measurement, picture) > likeness(best.measurement, picture) ? next : best,
  );
  const { score, differences } = compareMeasurements(page.measurement, picture);
  const head = `Compared with **${page.name}**: ${Math.round(score)} of 100, ${counted(differences.length, 'difference')}.`;
  if (differences.length === 0) return head;
  const list = differences.slice(0, MAX_ITEMS).map((difference) => `- ${difference.message}`);
  const rest = differences.length - list.length;
  return [head, '', ...list, ...(rest > 0 ? [`- ${rest} more of these`] : [])].join('\n');
};
