import type { AnalysisResult } from '@blueprompt/core/analysis';
import { COPIED_MS } from '@blueprompt/core/spec/limits';
import { useCallback, useReducer } from 'react';
import { readRefusal } from '@/client/function-error.ts';
import { useSupabase } from '@/client/supabase.ts';
import { copyText } from '@/components/ui/copy-text.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { chat as words } from '@/strings/chat.ts';
import { askAssistant, toChatBody } from './ask-assistant.ts';
import { attachmentRefusal, type ChatMessage, canSend, chatReducer, emptyChat } from './chat-state.ts';

/** The conversation about one result and everything that can be done in it. */
export const useChat = (result: AnalysisResult) => {
  const supabase = useSupabase();
  const [chat, dispatch] = useReducer(chatReducer, emptyChat);

  const send = async (text = chat.text) => {
    if (!canSend({ ...chat, text })) return;
    const content = text.trim() || words.imageOnly;
    dispatch({ type: 'sent', id: crypto.randomUUID(), content, timestamp: Date.now() });
    try {
      const answer = await askAssistant(supabase, await toChatBody(content, result, chat.attachment));
      dispatch({ type: 'answered', id: crypto.randomUUID(), content: answer, timestamp: Date.now() });
    } catch (error) {
      console.error('The assistant did not answer.', error);
      const refusal = await readRefusal(error);
      showToast(refusal?.code === 'subscription_required' ? words.needsPro : words.failed, { tone: 'error' });
      dispatch({ type: 'failed', text });
    }
  };
  const attach = (file: File) => {
    const refusal = attachmentRefusal(file);
    if (refusal) showToast(refusal, { tone: 'error' });
    else dispatch({ type: 'attached', file });
  };
  const copy = useCallback(async ({ id, content }: ChatMessage) => {
    if (!(await copyText(content))) return;
    dispatch({ type: 'copied', id, copied: true });
    setTimeout(() => dispatch({ type: 'copied', id, copied: false }), COPIED_MS);
  }, []);
  return { chat, dispatch, send, attach, copy };
};
