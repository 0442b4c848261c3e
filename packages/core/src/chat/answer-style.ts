import { contrastOf } from '../color/contrast.ts';
import type { Tally } from '../measurement.ts';
import { countLines } from '../text/join-runs.ts';
import { counted, px } from '../write/number-words.ts';
import { textNodesOf } from '../write/page/page-node.ts';
import { readPage } from '../write/page/read-page.ts';
import { nameStyles } from '../write/page/text-styles.ts';
import { weakPairs } from '../write/write-behaviour.ts';
import { writeSpacing } from '../write/write-spacing.ts';
import { writeTypography } from '../write/write-typography.ts';
import type { Scope } from './scope.ts';

/** Values that occur more rarely than so many others are no rhythm. */
const MAX_TALLIES = 6;

export const answerType = (scope: Scope): string =>
  scope.pages
    .map(({ name, measurement }) => {
      const { root, body } = readPage(measurement);
      const texts = textNodesOf([root]);
      return `${scope.pages.length > 1 ? `**${name}**\n` : ''}${writeTypography(measurement, { texts, body, styles: nameStyles(texts, body, 1) })}`;
    })
    .join('\n\n');

const tallyWords = (name: string, tallies: readonly Tally[]): string[] =>
  tallies.length > 0
    ? [
        `${name} ${tallies
          .map((tally) => `${px(tally.px)} (${tally.count}×)`)
          .slice(0, MAX_TALLIES)
          .join(', ')}`,
      ]
    : [];

export const answerSpacing = ({ all }: Scope): string =>
  [writeSpacing(all), ...tallyWords('gaps', all.spacing.gaps), ...tallyWords('paddings', all.spacing.paddings)]
    .filter(Boolean)
    .join('; ') || 'No spacing was measured.';

export const answerRadii = (scope: Scope): string => {
  const radii = scope.all.radii;
  const shadows = scope.all.elements.flatMap(({ shadow }) =>
    shadow
      ? [`${px(shadow.x)} ${px(shadow.y)} ${px(shadow.blur)}px ${shadow.color} ${Math.round(shadow.opacity * 100)} %`]
      : [],
  );
  const tally = new Map<string, number>();
  for (const shadow of shadows) tally.set(shadow, (tally.get(shadow) ?? 0) + 1);
  return [
    radii.length > 0
      ? `Radii: ${radii.map((one) => `${px(one.px)}px (${one.count}×)`).join(', ')}.`
      : 'All corners are square.',
    tally.size > 0
      ? `Shadows: ${[...tally].map(([shadow, count]) => `${shadow} (${count}×)`).join(', ')}.`
      : 'No shadows were measured.',
  ].join('\n');
};

/** Two colours named in the question, else every pair on the page that is hard to read. */
export const answerContrast = (scope: Scope): string => {
  const [a, b] = (scope.question.toLowerCase().match(/#[0-9a-f]{6}\b/g) ?? []) as [string?, string?];
  if (a && b) {
    const ratio = contrastOf(a, b);
    return `${a} on ${b}: **${ratio.toFixed(2)}:1**. AA for body text (4.5:1): ${ratio >= 4.5 ? 'yes' : 'no'}; for large text (3:1): ${ratio >= 3 ? 'yes' : 'no'}.`;
  }
  const weak = weakPairs(scope.all);
  if (weak.length === 0)
    return `All ${counted(countLines(scope.all.texts), 'text line')} reach AA (4.5:1, or 3:1 when large).`;
  return `Below AA (4.5:1, or 3:1 when large):\n\n${weak
    .slice(0, 10)
    .map((pair) => `- ${pair.color} on ${pair.background}: ${pair.ratio.toFixed(2)}:1 (${counted(pair.lines, 'line')})`)
    .join('\n')}`;
};
