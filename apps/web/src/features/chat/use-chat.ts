import type { AnalysisResult } from '@blueprompt/core/analysis';
import { COPIED_MS } from '@blueprompt/core/spec/limits';
import { type RefObject, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { readRefusal } from '@/client/function-error.ts';
import { useSupabase } from '@/client/supabase.ts';
import { copyText } from '@/components/ui/copy-text.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { loadChat, saveChat } from '@/kept/chat-store.ts';
import type { ChatMessage } from '@/kept/kept-chats.ts';
import { chat as words } from '@/strings/chat.ts';
import { versionOf } from './applied-edits.ts';
import { AnswerFailed, askAssistant, toChatBody } from './ask-assistant.ts';
import { attachmentRefusal, canSend, chatReducer, emptyChat, failedQuestion, toKept } from './chat-state.ts';

/** The result that is talked about, whose it is, and under which id it is saved. */
export type ChatSubject = { owner: string; about: string; result: AnalysisResult; resultId: string | undefined };

/** The conversation as this browser has kept it, and kept again whenever something is said; leaving it ends the running question. */
const useKeptChat = (
  { owner, about }: Pick<ChatSubject, 'owner' | 'about'>,
  running: RefObject<AbortController | undefined>,
) => {
  const [chat, dispatch] = useReducer(chatReducer, emptyChat);
  useEffect(() => {
    let isHere = true;
    void loadChat(owner, about).then((messages) => {
      if (isHere && messages.length > 0) dispatch({ type: 'restored', messages });
    });
    return () => {
      isHere = false;
      if (!running.current) return;
      running.current.abort();
      // The page may only be hidden: back there, the question can be asked again.
      dispatch({ type: 'cut-off' });
    };
  }, [owner, about, running]);
  const { messages, loading } = chat;
  const kept = useMemo(() => toKept({ messages, loading }), [messages, loading]);
  useEffect(() => {
    if (kept.length > 0) void saveChat(owner, about, kept);
  }, [owner, about, kept]);
  return [chat, dispatch] as const;
};

/** The conversation about one result and everything that can be done in it. */
export const useChat = ({ owner, about, result, resultId }: ChatSubject) => {
  const supabase = useSupabase();
  const running = useRef<AbortController>(undefined);
  const [chat, dispatch] = useKeptChat({ owner, about }, running);

  /** Asks what stands at the end of the conversation; `before` is what was said until then. */
  const ask = async (content: string, before: readonly ChatMessage[]) => {
    const version = versionOf(result);
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const onWords = (text: string) => {
      if (!signal.aborted) dispatch({ type: 'words', words: text });
    };
    try {
      const body = await toChatBody(content, result, chat.attachment, resultId, before);
      const { message, ...said } = await askAssistant(supabase, body, { signal, onWords });
      if (signal.aborted) return;
      dispatch({
        type: 'answered',
        id: crypto.randomUUID(),
        content: message,
        timestamp: Date.now(),
        version,
        ...said,
      });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The assistant did not answer.', error);
      const code = error instanceof AnswerFailed ? error.code : (await readRefusal(error))?.code;
      showToast(code === 'subscription_required' ? words.needsPro : words.failed, { tone: 'error' });
      dispatch({ type: 'failed' });
    }
  };
  const send = async (text = chat.text) => {
    if (!canSend({ ...chat, text })) return;
    const content = text.trim() || words.imageOnly;
    dispatch({ type: 'sent', id: crypto.randomUUID(), content, timestamp: Date.now() });
    await ask(content, chat.messages);
  };
  const retry = async () => {
    const question = failedQuestion(chat);
    if (!question) return;
    dispatch({ type: 'retried' });
    await ask(question.content, chat.messages.slice(0, -1));
  };
  const stop = () => {
    running.current?.abort();
    dispatch({ type: 'stopped', id: crypto.randomUUID(), timestamp: Date.now() });
  };
  const clear = () => {
    stop();
    dispatch({ type: 'cleared' });
    void saveChat(owner, about, []);
  };
  const attach = (file: File) => {
    const refusal = attachmentRefusal(file);
    if (refusal) showToast(refusal, { tone: 'error' });
    else dispatch({ type: 'attached', file });
  };
  const copy = useCallback(
    async ({ id, content }: ChatMessage) => {
      if (!(await copyText(content))) return;
      dispatch({ type: 'copied', id, copied: true });
      setTimeout(() => dispatch({ type: 'copied', id, copied: false }), COPIED_MS);
    },
    [dispatch],
  );
  return { chat, dispatch, send, retry, stop, clear, attach, copy };
};
