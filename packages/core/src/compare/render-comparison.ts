import type { Comparison, Difference } from './difference.ts';

/** A comparison as lines to read or to hand to an agent: the score, then one difference a line. */
export const renderComparison = ({ score, differences }: Comparison, most = Number.POSITIVE_INFINITY): string => {
  if (differences.length === 0) return `Score ${score} of 100. No differences.\n`;
  const listed = differences.slice(0, most).map((difference) => `- ${difference.message}${whereInBuild(difference)}`);
  const rest = differences.length - listed.length;
  return [
    `Score ${score} of 100. ${differences.length} difference${differences.length === 1 ? '' : 's'}:`,
    ...listed,
    ...(rest > 0 ? [`- and ${rest} more`] : []),
    '',
  ].join('\n');
};

/** In a build that was captured, the rule to change is named. */
const whereInBuild = ({ places, change }: Difference): string =>
  places[0]?.selector === undefined
    ? ''
    : ` In the build: \`${change.target}\`, ${change.property}: ${change.from} → ${change.to}.`;
