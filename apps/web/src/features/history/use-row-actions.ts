import { useQueryClient } from '@tanstack/react-query';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import type { HistoryItem } from '@/history/history-item.ts';
import { historyKeys, saveHistoryItem } from '@/history/history-table.ts';
import { useRenameSaved } from '@/history/use-rename-saved.ts';
import { history } from '@/strings/history.ts';
import { nameCopy } from './name-copy.ts';

/** What can be done with one saved entry, apart from opening and deleting it. */
export const useRowActions = (userId: string, items: readonly HistoryItem[]) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: historyKeys.all(userId) });

  const nameNext = ({ prompt }: HistoryItem): string => nameCopy(prompt, new Set(items.map((item) => item.prompt)));
  const duplicate = async (item: HistoryItem): Promise<void> => {
    const { image_path, result } = item;
    const copy = nameNext(item);
    try {
      // Its conversation and its scores are its own from here on.
      const own = result && { ...result, copyId: crypto.randomUUID() };
      await saveHistoryItem(supabase, { user_id: userId, prompt: copy, image_path, result: own });
      showToast(history.duplicated(copy), { tone: 'success' });
      await refresh();
    } catch (error) {
      console.error('Duplicating failed.', error);
      showToast(history.duplicateFailed, { tone: 'error' });
    }
  };
  return { rename: useRenameSaved(userId), duplicate, nameNext };
};
