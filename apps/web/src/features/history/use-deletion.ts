import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { useConfig } from '@/client/config.ts';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import type { HistoryItem } from '@/history/history-item.ts';
import { deleteHistory, deleteHistoryItems, deleteOnLeave, historyKeys } from '@/history/history-table.ts';
import { clearChats } from '@/kept/chat-store.ts';
import { chatsOfDeleted } from '@/kept/kept-chats.ts';
import { clearScores } from '@/kept/score-store.ts';
import { useSession } from '@/session/use-session.ts';
import { deleteMessage, deleteReducer, nothingDeleting, UNDO_MS } from './delete-state.ts';

type Waiting = Map<Set<string>, ReturnType<typeof setTimeout>>;
type Ends = { finish: (group: Set<string>) => Promise<void>; finishBeforeUnload: (ids: readonly string[]) => void };

/** Who leaves the page has not called anything back: what waits is deleted now. */
const useFinishOnLeave = (waiting: Waiting, ends: Ends): void => {
  const latest = useRef(ends);
  latest.current = ends;
  useEffect(() => {
    const leave = () => {
      for (const group of waiting.keys()) latest.current.finishBeforeUnload([...group]);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      for (const [group, timer] of waiting) {
        clearTimeout(timer);
        void latest.current.finish(group);
      }
    };
  }, [waiting]);
};

/** Deletes entries: some after a moment in which they can be called back, all at once after the question was answered. */
export const useDeletion = (userId: string) => {
  const supabase = useSupabase();
  const { publishableKey } = useConfig();
  const { session } = useSession();
  const queryClient = useQueryClient();
  const [deleting, dispatch] = useReducer(deleteReducer, nothingDeleting);
  /** What is deleted together, each until its moment is over. */
  const waiting = useRef<Waiting>(new Map());

  const attempt = async (what: number | 'all', work: () => Promise<void>) => {
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
  const finish = async (group: Set<string>) => {
    waiting.current.delete(group);
    const ids = [...group];
    const abouts = chatsOfDeleted(saved(), ids);
    await attempt(ids.length, async () => {
      await deleteHistoryItems(supabase, userId, ids);
      await forget(abouts);
    });
    dispatch({ type: 'ended', ids });
  };
  const deleteSome = (ids: readonly string[]) => {
    const group = new Set(ids);
    dispatch({ type: 'started', ids });
    waiting.current.set(
      group,
      setTimeout(() => void finish(group), UNDO_MS),
    );
  };
  const undo = (ids: readonly string[]) => {
    for (const [group, timer] of waiting.current) {
      for (const id of ids) group.delete(id);
      if (group.size > 0) continue;
      clearTimeout(timer);
      waiting.current.delete(group);
    }
    dispatch({ type: 'undone', ids });
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

  useFinishOnLeave(waiting.current, {
    finish,
    finishBeforeUnload: (ids) =>
      session && deleteOnLeave({ accessToken: session.access_token, publishableKey }, userId, ids),
  });
  return { deleting, deleteSome, undo, deleteAll };
};
