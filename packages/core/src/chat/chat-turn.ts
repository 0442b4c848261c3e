import { z } from 'zod';
import { MAX_CHAT_MESSAGE_CHARS } from '../spec/limits.ts';
import { ANSWER_LIMITS, AnswerPlace } from './chat-answer.ts';

/** Longer answers are cut before they are sent along: their places say what they were about. */
export const MAX_TURN_CHARS = 4_000;
/** So many questions back a talk reaches. */
export const MAX_TURNS = 6;

/** A question that was answered before, which the next one may go on from. */
export const ChatTurn = z.object({
  question: z.string().min(1).max(MAX_CHAT_MESSAGE_CHARS),
  answer: z.string().min(1).max(MAX_TURN_CHARS),
  /** The parts that the answer is about. */
  places: z.array(AnswerPlace.pick({ page: true, id: true })).max(ANSWER_LIMITS.places),
});
export type ChatTurn = z.infer<typeof ChatTurn>;
