import { z } from 'zod';
import { Box } from '../box.ts';
import { GuideEdit } from './guide-edit.ts';

/** No answer points at more places, nor offers more questions. */
const MAX_PLACES = 12;
const MAX_QUESTIONS = 6;

/** A place on a screenshot that an answer is about. */
export const AnswerPlace = z.object({
  /** Index of the page in the project. */
  page: z.number().int().min(0),
  /** Id of the node in the page's tree. */
  id: z.string(),
  /** In CSS pixels of the page. */
  box: Box,
  label: z.string(),
});
export type AnswerPlace = z.infer<typeof AnswerPlace>;

/** What the chat says: the fact first, what it is about, and what could be asked next. */
export const ChatAnswer = z.object({
  message: z.string(),
  /** `which` asks back; `unknown` says openly that the facts hold no answer. */
  state: z.enum(['answered', 'which', 'unknown']),
  places: z.array(AnswerPlace).max(MAX_PLACES),
  /** Questions in the language of the first, to be asked with one click. */
  questions: z.array(z.string()).max(MAX_QUESTIONS),
  /** A change that was asked for and can be applied. */
  edit: GuideEdit.optional(),
});
export type ChatAnswer = z.infer<typeof ChatAnswer>;

export const ANSWER_LIMITS = { places: MAX_PLACES, questions: MAX_QUESTIONS };
