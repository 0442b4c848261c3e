import type { Measurement } from '../measurement.ts';
import { answerCode } from './answer-code.ts';
import { answerColors } from './answer-colors.ts';
import { answerComponents, answerCounts, answerLabels } from './answer-components.ts';
import { answerAttachment, answerDifferences } from './answer-pages.ts';
import { answerRegion } from './answer-region.ts';
import { answerContrast, answerRadii, answerSpacing, answerType } from './answer-style.ts';
import { answerSize, answerSummary } from './answer-summary.ts';
import { answerTexts, findTexts } from './answer-texts.ts';
import { answerForeign, cannotAnswer } from './cannot-answer.ts';
import type { ChatFacts } from './chat-facts.ts';
import { type Scope, toScope } from './scope.ts';

type Rule = { asks: RegExp; reply: (scope: Scope) => string | undefined };

/** Work that facts alone cannot do: writing code, judging taste, inventing. */
const NEEDS_A_MODEL =
  /\b(write|generate|create|implement|convert|translate|port|refactor|rewrite|redesign|improve|suggest|recommend|why|should i|better|opinion|explain)\b/i;

/** Tried in order; the first that has something to say answers. Formats come before subjects: "colours as CSS variables". */
const RULES: readonly Rule[] = [
  { asks: /tailwind|shadcn|dtcg|tokens?\b|variables?\b|custom propert|\bas (css|json)\b/i, reply: answerCode },
  { asks: /differ|compar|changed|change between|in common|\bsame\b|\bversus\b|\bvs\b/i, reply: answerDifferences },
  { asks: /contrast|wcag|accessib|a11y|legib|readab/i, reply: answerContrast },
  { asks: /["'“‘`«][^"'”’`»]{2,}["'”’`»]/, reply: findTexts },
  { asks: /how many|number of|\bcount/i, reply: answerCounts },
  {
    asks: /\bsays?\b|label|wording|caption|text (on|of|in)|written/i,
    reply: (scope) => answerLabels(scope) ?? answerRegion(scope) ?? answerTexts(scope),
  },
  {
    asks: /colou?r|palette|\bhex\b|primary|accent|\b(red|orange|yellow|green|teal|blue|purple|violet|pink|gr[ae]y)s?\b/i,
    reply: answerColors,
  },
  { asks: /font|typo|typeface|heading size|text size|line.?height/i, reply: answerType },
  { asks: /radius|radii|corner|round|shadow|elevation/i, reply: answerRadii },
  {
    asks: /header|top ?bar|app ?bar|side ?bar|side ?nav|footer|navigation|\bnav|menu|modal|dialog|aside|\bmain\b/i,
    reply: answerRegion,
  },
  { asks: /spacing|\bgaps?\b|padding|margin|\bgrid\b|\bunit\b/i, reply: answerSpacing },
  { asks: /./, reply: answerComponents },
  { asks: /short|concise|brief|summar|tl;?dr|overview|describe|what is this/i, reply: answerSummary },
  { asks: /\bsizes?\b|width|height|dimension|resolution|large|big\b/i, reply: answerSize },
  { asks: /\btexts?\b|\bcopy\b|content|words/i, reply: answerTexts },
];

/** Answers a follow-up question from measured facts alone, and says plainly what facts cannot answer. */
export const answer = (question: string, facts: ChatFacts, attachment?: Measurement): string => {
  const scope = toScope(question, facts);
  if (!scope) return answerForeign(question, facts);
  if (attachment) return answerAttachment(scope, attachment);
  const isFormat = RULES[0]!.asks.test(question);
  if (NEEDS_A_MODEL.test(question) && !isFormat) return cannotAnswer(scope.question);
  for (const { asks, reply } of RULES) {
    const text = asks.test(scope.question) ? reply(scope) : undefined;
    if (text) return text;
  }
  return cannotAnswer(scope.question);
};
