import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { clearChats } from '@/analysis/chat-store.ts';
import type { HistoryItem } from '@/analysis/history-item.ts';
import { deleteHistory, deleteHistoryItem, deleteOnLeave, historyKeys } from '@/analysis/history-table.ts';
import { chatsOfDeleted } from '@/analysis/kept-chats.ts';
import { clearScores } from '@/analysis/score-store.ts';
import { useConfig } from '@/client/config.ts';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { useSession } from '@/session/use-session.ts';
import { deleteMessage, deleteReducer, nothingDeleting, UNDO_MS } from './delete-state.ts';

/** Deletes entries: one after a moment in which it can be called back, all at once after the question was answered. */
export const useDeletion = (userId: string) => {
  const supabase = useSupabase();
  const { publishableKey } = useConfig();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const [deleting, dispatch] = useReducer(deleteReducer, nothingDeleting);
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const attempt = async (what: 'one' | 'all', work: () => Promise<void>) => {
    let ok = true;
    try {
      await work();
    } catch (error) {
      console.error('Deleting failed.', error);
      ok = false;
    }
    showToast(deleteMessage(what, ok), { tone: ok ? 'success' : 'error' });
    await queryClient.invalidateQueries({ queryKey: historyKeys.all(userId) }); // HY10
  };
  const saved = () => queryClient.getQueryData<HistoryItem[]>(historyKeys.list(userId)) ?? [];
  /** What this browser keeps about results goes with them. */
  const forget = (abouts: readonly string[]) => Promise.all([clearChats(userId, abouts), clearScores(userId, abouts)]);
  const finish = async (id: string) => {
    waiting.current.delete(id);
    const chats = chatsOfDeleted(saved(), [id]);
    await attempt('one', async () => {
      await deleteHistoryItem(supabase, userId, id);
      await forget(chats);
    });
    dispatch({ type: 'one-ended', id });
  };
  const deleteOne = (id: string) => {
    dispatch({ type: 'one-started', id });
    waiting.current.set(
      id,
      setTimeout(() => void finish(id), UNDO_MS),
    );
  };
  const undo = (id: string) => {
    clearTimeout(waiting.current.get(id));
    waiting.current.delete(id);
    dispatch({ type: 'one-undone', id });
  };
  const deleteAll = async () => {
    dispatch({ type: 'all-started' });
    const items = saved();
    await attempt('all', async () => {
      await deleteHistory(supabase, userId);
      await forget(
        chatsOfDeleted(
          items,
          items.map(({ id }) => id),
        ),
      );
    });
    dispatch({ type: 'all-ended' });
  };

  // Who leaves the page has not called anything back: what waits is deleted now.
  const finishRef = useRef(finish);
  finishRef.current = finish;
  const leaveRef = useRef<(id: string) => void>(undefined);
  leaveRef.current = (id) =>
    session && deleteOnLeave({ accessToken: session.access_token, publishableKey }, userId, id);
  useEffect(() => {
    const pending = waiting.current;
    const leave = () => {
      for (const id of pending.keys()) leaveRef.current?.(id);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      for (const [id, timer] of pending) {
        clearTimeout(timer);
        void finishRef.current(id);
      }
    };
  }, []);
  return { deleting, deleteOne, undo, deleteAll };
};
