import type { AnalysisResult } from '@blueprompt/core/analysis';
import { MAX_RESULT_CHARS, writeChatContext } from '@blueprompt/core/chat/chat-context';
import { ChatEvent, ChatSaid } from '@blueprompt/core/chat/chat-event';
import { type ChatTurn, MAX_TURN_CHARS, MAX_TURNS } from '@blueprompt/core/chat/chat-turn';
import { toChatResult } from '@blueprompt/core/chat/to-chat-result';
import type { SupabaseClient } from '@supabase/supabase-js';
import { encodeImage } from '@/client/encode-image.ts';
import { JSON_HEADERS, toJsonBody } from '@/client/json-body.ts';
import { readEvents } from '@/client/read-events.ts';
import type { ChatMessage } from '@/kept/kept-chats.ts';
import { chat } from '@/strings/chat.ts';

/** What the question is about beyond the summary: the saved project, or the unsaved analysis where it fits beside no picture. */
const aboutOf = (
  result: AnalysisResult,
  resultId: string | undefined,
  attachment: Blob | undefined,
): { resultId?: string; result?: string } => {
  if (resultId) return { resultId };
  const text = attachment ? undefined : toChatResult(result);
  return text !== undefined && text.length <= MAX_RESULT_CHARS ? { result: text } : {};
};

/** Questions of the talk that were answered, the last ones. */
const toTurns = (messages: readonly ChatMessage[]): ChatTurn[] =>
  messages
    .flatMap((said, index) => {
      const question = messages[index - 1];
      if (said.sender !== 'assistant' || question?.sender !== 'user') return [];
      const places = (said.places ?? []).map(({ page, id }) => ({ page, id }));
      return [{ question: question.content, answer: said.content.slice(0, MAX_TURN_CHARS), places }];
    })
    .slice(-MAX_TURNS);

/** The body of chat-with-context: the question, a text summary of the analysis, the attachment or '' (FN11), the analysis itself, and the talk so far. */
export const toChatBody = async (
  question: string,
  result: AnalysisResult,
  attachment: Blob | undefined,
  resultId?: string,
  messages: readonly ChatMessage[] = [],
): Promise<{
  message: string;
  context: string;
  image: Blob | '';
  resultId?: string;
  result?: string;
  turns?: ChatTurn[];
}> => ({
  message: question.trim() || chat.imageOnly,
  context: writeChatContext(result),
  image: attachment ? await encodeImage(attachment) : '',
  ...aboutOf(result, resultId, attachment),
  ...(messages.length > 0 && { turns: toTurns(messages) }),
});

/** The words as they come, then the whole answer; throws when there is none. */
const followAnswer = async (response: Response, onWords: (words: string) => void): Promise<ChatSaid> => {
  if (response.body)
    for await (const event of readEvents(response.body, ChatEvent)) {
      if (event.type === 'answer') return event.said;
      if (event.type === 'error') throw new AnswerFailed(event.message, event.code);
      onWords(event.text);
    }
  throw new Error('the answer ended early');
};

/** The server said in the middle of its answer why there is none. */
export class AnswerFailed extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** Asks the server; throws when it says nothing. */
export const askAssistant = async (
  supabase: SupabaseClient,
  body: Awaited<ReturnType<typeof toChatBody>>,
  { signal, onWords }: { signal: AbortSignal; onWords: (words: string) => void },
): Promise<ChatSaid> => {
  const { data, error } = await supabase.functions.invoke<unknown>('chat-with-context', {
    body: toJsonBody(body),
    headers: { ...JSON_HEADERS, accept: 'text/event-stream' },
    signal,
  });
  if (error) throw error;
  // A server without events answers with the whole of it.
  return data instanceof Response ? followAnswer(data, onWords) : ChatSaid.parse(data);
};
