import { z } from 'zod';

/** EN16. */
export const ChatMessage = z.object({
  id: z.string(),
  content: z.string(),
  sender: z.enum(['user', 'assistant']),
  timestamp: z.number(),
  copied: z.boolean(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;
