import { cutShort } from '../text/cut-short.ts';
import { quoteText, toPlainLine } from '../write/quote-text.ts';
import type { ChatFacts } from './chat-facts.ts';

const ABLE =
  'I can answer from the measurement: colours and contrast, fonts and sizes, spacing, radii and shadows, components ("the cards"), counts, texts, one part ("describe the header only") and what differs between the pages. I can also sum all of it up ("shorter"), write the design system as a Tailwind theme, CSS variables, a shadcn theme or design tokens, and compare a screenshot that you attach.';

const SETTING =
  'For anything else a model has to read along: the person who runs this server can set `AI_PROVIDER`, `AI_MODEL` and `AI_API_KEY`.';

/** What is beyond facts, said plainly, with what would help. */
export const cannotAnswer = (question: string): string =>
  [
    question === ''
      ? 'Ask me about the analysis.'
      : 'That takes more than measured facts, and no model is connected here, so I will not guess.',
    ABLE,
    SETTING,
  ].join('\n\n');

const MAX_LINES = 8;
const MAX_LINE_CHARS = 300;

/** A context without our facts: the lines of it that share words with the question, or its colours. */
export const answerForeign = (question: string, { text }: ChatFacts): string => {
  const words = (question.toLowerCase().match(/[\p{L}\d#]{3,}/gu) ?? []).filter(
    (word) => !/^(the|what|which|and|are|how|does|this|that)$/.test(word),
  );
  const lines = text.split('\n').map(toPlainLine).filter(Boolean);
  const hits = lines.filter((line) => words.some((word) => line.toLowerCase().includes(word.replace(/s$/, ''))));
  if (hits.length > 0)
    return `The summary of the analysis says:\n\n${hits
      .slice(0, MAX_LINES)
      .map((line) => `- ${quoteText(cutShort(line, MAX_LINE_CHARS))}`)
      .join('\n')}`;
  const colors = [...new Set(text.toLowerCase().match(/#[0-9a-f]{6}\b/g) ?? [])];
  if (/colou?r|palette|hex/i.test(question) && colors.length > 0)
    return `Colours in the analysis: ${colors.join(', ')}.`;
  return `This analysis carries no measured facts, only a description. ${SETTING}`;
};
