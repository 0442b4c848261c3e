import { cutShort } from '../text/cut-short.ts';
import { quoteText } from '../text/quote-text.ts';
import type { Comparison, Difference } from './difference.ts';

/** A comparison as lines to read or to hand to an agent: the score, then one difference a line, with the numbers of their marks if asked for. */
export const renderComparison = (
  { score, differences }: Comparison,
  { most = Number.POSITIVE_INFINITY, isNumbered = false } = {},
): string => {
  if (differences.length === 0) return `Score ${score} of 100. No differences.\n`;
  const listed = differences
    .slice(0, most)
    .map((difference, at) => `${isNumbered ? `${at + 1}.` : '-'} ${difference.message}${whereInBuild(difference)}`);
  const rest = differences.length - listed.length;
  return [
    `Score ${score} of 100. ${differences.length} difference${differences.length === 1 ? '' : 's'}:`,
    ...listed,
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    '',
  ].join('\n');
};

/** In a build that was captured, the rule to change is named. What is missing there has none. */
const whereInBuild = ({ kind, places, change }: Difference): string => {
  if (places[0]?.selector === undefined) return '';
  const from = kind === 'extra-text' || kind === 'changed-text' ? quoteContent(change.from) : change.from;
  const to = kind === 'changed-text' ? quoteContent(change.to) : change.to;
  return ` In the build: \`${change.target}\`, ${change.property}: ${from} → ${to}.`;
};

/** The message before it has the whole text. */
const MAX_CONTENT_CHARS = 60;
/** What a page says is quoted, so that no agent takes it for an instruction. */
const quoteContent = (text: string): string => quoteText(cutShort(text, MAX_CONTENT_CHARS));
