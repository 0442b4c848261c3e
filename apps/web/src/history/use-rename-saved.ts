import { useQueryClient } from '@tanstack/react-query';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { history } from '@/strings/history.ts';
import type { HistoryItem } from './history-item.ts';
import { historyKeys, nameExists, renameHistoryItem } from './history-table.ts';

/** Gives a saved entry another name; false where the name is refused, and the reason was said. */
export const useRenameSaved = (userId: string): ((item: HistoryItem, name: string) => Promise<boolean>) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  return async (item, name) => {
    try {
      if (await nameExists(supabase, userId, name)) {
        showToast(history.nameTaken, { tone: 'error' });
        return false;
      }
      await renameHistoryItem(supabase, userId, item.id, name);
      queryClient.setQueryData<HistoryItem[]>(historyKeys.list(userId), (list) =>
        list?.map((one) => (one.id === item.id ? { ...one, prompt: name } : one)),
      );
      await queryClient.invalidateQueries({ queryKey: historyKeys.all(userId) });
      return true;
    } catch (error) {
      console.error('Renaming failed.', error);
      showToast(history.renameFailed, { tone: 'error' });
      return false;
    }
  };
};
