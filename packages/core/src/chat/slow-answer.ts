import type { ChatAnswer } from './chat-answer.ts';
import { say } from './say/phrases.ts';
import { tokensOf } from './words/fold-words.ts';
import { languageOf } from './words/lexicon.ts';

/** Enough words to know the language by. */
const MAX_READ_CHARS = 400;

/** What is said when looking something up takes longer than anybody should wait. */
export const slowAnswer = (question: string): ChatAnswer => {
  const read = question.slice(0, MAX_READ_CHARS);
  const language = languageOf(
    read,
    tokensOf(read).map(({ word }) => word),
  );
  return { message: say(language, 'too_slow'), state: 'unknown', places: [], questions: [] };
};
