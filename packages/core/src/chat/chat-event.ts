import { z } from 'zod';
import { ChatAnswer } from './chat-answer.ts';

/** What a chat function answers: words, and where the measured facts gave them also places, questions and a change. */
export const ChatSaid = ChatAnswer.pick({ places: true, questions: true, edit: true })
  .partial()
  .extend({ message: z.string().min(1) });
export type ChatSaid = z.infer<typeof ChatSaid>;

/**
 * One server-sent event of `chat-with-context` when the caller accepts `text/event-stream`: words as they are written, then
 * exactly one whole answer, which counts, or one error. Callers that accept JSON get the answer alone.
 */
export const ChatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('words'), text: z.string() }),
  z.object({ type: z.literal('answer'), said: ChatSaid }),
  z.object({ type: z.literal('error'), status: z.number(), code: z.string(), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof ChatEvent>;
