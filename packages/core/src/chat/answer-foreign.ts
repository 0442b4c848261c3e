import { cutShort } from '../text/cut-short.ts';
import { quoteText, toPlainLine } from '../text/quote-text.ts';
import type { ChatFacts } from './chat-facts.ts';

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
  return 'This analysis has a description only, no measured facts. Analyse the screenshot again to ask about its sizes, colours and fonts.';
};
