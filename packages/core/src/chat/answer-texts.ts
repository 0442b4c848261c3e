import { groupLines } from '../text/group-lines.ts';
import { px, spanX, spanY } from '../write/number-words.ts';
import { quoteText } from '../write/quote-text.ts';
import type { Scope } from './scope.ts';

const MAX_TEXTS = 40;
/** Words that a question is made of rather than about. */
const COMMON = new Set(
  'what which where does text texts say says the and for with this that page find all show list words copy wording written read have has are is'.split(
    ' ',
  ),
);

const placed = (scope: Scope) =>
  scope.pages.flatMap((page) => groupLines(page.measurement).map((block) => ({ page, block })));

/** Texts that contain what the question quotes, with place and style. */
export const findTexts = (scope: Scope): string | undefined => {
  const quoted = /["'“‘`«]([^"'”’`»]{2,})["'”’`»]/.exec(scope.question)?.[1]?.toLowerCase();
  if (quoted === undefined) return undefined;
  const hits = placed(scope).filter(({ block }) => block.text.toLowerCase().includes(quoted));
  if (hits.length === 0) return `${quoteText(quoted)} was not read anywhere.`;
  return hits
    .slice(0, 8)
    .map(({ page, block }) => {
      const home = scope.pages.length > 1 ? ` on ${page.name}` : '';
      return `- ${quoteText(block.text)}${home}: ${spanX(block.box)}, ${spanY(block.box)}, ${px(block.fontSize)}px ${block.fontWeight} ${block.fontClass} ${block.color} on ${block.background}`;
    })
    .join('\n');
};

/** All texts in reading order, or those that share a word with the question. */
export const answerTexts = (scope: Scope): string => {
  const words = (scope.question.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));
  const all = placed(scope);
  const hits = all.filter(({ block }) => words.some((word) => block.text.toLowerCase().includes(word)));
  const chosen = hits.length > 0 ? hits : all;
  const rest = chosen.length - MAX_TEXTS;
  return [
    chosen
      .slice(0, MAX_TEXTS)
      .map(({ block }) => `- ${quoteText(block.text)}`)
      .join('\n'),
    rest > 0 ? `\n${rest} more are in the prompt.` : '',
  ].join('\n');
};
