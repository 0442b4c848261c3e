import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { deleteHistory, deleteHistoryItem, historyKeys } from '@/analysis/history-table.ts';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { deleteMessage, deleteReducer, nothingDeleting, UNDO_MS } from './delete-state.ts';

/** Deletes entries: one after a moment in which it can be called back, all at once after the question was answered. */
export const useDeletion = (userId: string) => {
  const supabase = useSupabase();
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
  const finish = async (id: string) => {
    waiting.current.delete(id);
    await attempt('one', () => deleteHistoryItem(supabase, userId, id));
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
    await attempt('all', () => deleteHistory(supabase, userId));
    dispatch({ type: 'all-ended' });
  };

  // Who leaves the page has not called anything back: what waits is deleted now.
  const finishRef = useRef(finish);
  finishRef.current = finish;
  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const [id, timer] of pending) {
        clearTimeout(timer);
        void finishRef.current(id);
      }
    };
  }, []);
  return { deleting, deleteOne, undo, deleteAll };
};
