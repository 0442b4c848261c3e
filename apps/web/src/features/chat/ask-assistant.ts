import type { AnalysisResult } from '@blueprompt/core/analysis';
import { ChatAnswer } from '@blueprompt/core/chat/chat-answer';
import { MAX_RESULT_CHARS, writeChatContext } from '@blueprompt/core/chat/chat-context';
import { toChatResult } from '@blueprompt/core/chat/to-chat-result';
import type { SupabaseClient } from '@supabase/supabase-js';
import { encodeImage } from '@/analysis/encode-image.ts';
import { JSON_HEADERS, toJsonBody } from '@/analysis/json-body.ts';
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

/** The body of chat-with-context: the question, a text summary of the analysis, the attachment or '' (FN11), and the analysis itself. */
export const toChatBody = async (
  question: string,
  result: AnalysisResult,
  attachment: Blob | undefined,
  resultId?: string,
): Promise<{ message: string; context: string; image: Blob | ''; resultId?: string; result?: string }> => ({
  message: question.trim() || chat.imageOnly,
  context: writeChatContext(result),
  image: attachment ? await encodeImage(attachment) : '',
  ...aboutOf(result, resultId, attachment),
});

/** What came back: words, and where the measured facts gave them also places, questions and a change. */
export type Reply = { message: string } & Partial<Pick<ChatAnswer, 'places' | 'questions' | 'edit'>>;

const Extras = ChatAnswer.pick({ places: true, questions: true, edit: true }).partial();

/** Asks the server and answers its words; throws when there are none. */
export const askAssistant = async (
  supabase: SupabaseClient,
  body: Awaited<ReturnType<typeof toChatBody>>,
  signal?: AbortSignal,
): Promise<Reply> => {
  const { data, error } = await supabase.functions.invoke<{ message?: unknown }>('chat-with-context', {
    body: toJsonBody(body),
    headers: JSON_HEADERS,
    ...(signal && { signal }),
  });
  if (error) throw error;
  if (typeof data?.message !== 'string' || data.message === '') throw new Error('the assistant said nothing');
  return { message: data.message, ...Extras.safeParse(data).data };
};
