import type { AnalysisResult } from '@blueprompt/core/analysis';
import { writeChatContext } from '@blueprompt/core/chat/chat-context';
import type { SupabaseClient } from '@supabase/supabase-js';
import { encodeImage } from '@/analysis/encode-image.ts';
import { JSON_HEADERS, toJsonBody } from '@/analysis/json-body.ts';
import { chat } from '@/strings/chat.ts';

/** The body of chat-with-context: the question, a text summary of the analysis, the attachment or '' (FN11). */
export const toChatBody = async (
  question: string,
  result: AnalysisResult,
  attachment: Blob | undefined,
): Promise<{ message: string; context: string; image: Blob | '' }> => ({
  message: question.trim() || chat.imageOnly,
  context: writeChatContext(result),
  image: attachment ? await encodeImage(attachment) : '',
});

/** Asks the server and answers its words; throws when there are none. */
export const askAssistant = async (
  supabase: SupabaseClient,
  body: Awaited<ReturnType<typeof toChatBody>>,
): Promise<string> => {
  const { data, error } = await supabase.functions.invoke<{ message?: unknown }>('chat-with-context', {
    body: toJsonBody(body),
    headers: JSON_HEADERS,
  });
  if (error) throw error;
  if (typeof data?.message !== 'string' || data.message === '') throw new Error('the assistant said nothing');
  return data.message;
};
