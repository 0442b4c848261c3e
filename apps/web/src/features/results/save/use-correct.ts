import { correctionsOf } from '@blueprompt/core/correct/correct-page';
import { MAX_CORRECTIONS_BYTES } from '@blueprompt/core/correct/correction';
import type { Project } from '@blueprompt/core/project';
import { useQueryClient } from '@tanstack/react-query';
import type { HistoryItem } from '@/analysis/history-item.ts';
import { historyKeys, saveCorrections } from '@/analysis/history-table.ts';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { correct as words } from '@/strings/correct.ts';

const sizeOf = (project: Project): number => new TextEncoder().encode(JSON.stringify(correctionsOf(project))).length;

/** Keeps a corrected project where it is kept already: a saved one in its entry, else in this browser. Answers whether it could. */
export const useCorrect = ({
  userId,
  historyItem,
  takeOver,
  onSaved,
}: {
  userId: string;
  historyItem: HistoryItem | undefined;
  takeOver: (project: Project) => Promise<unknown>;
  onSaved: (item: HistoryItem) => void;
}): ((next: Project) => Promise<boolean>) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const saveIn = async (item: HistoryItem, next: Project): Promise<void> => {
    const corrections = correctionsOf(next);
    await saveCorrections(supabase, userId, item.id, corrections);
    await queryClient.invalidateQueries({ queryKey: historyKeys.all(userId) });
    onSaved({ ...item, result: item.result && { ...item.result, corrections } });
  };
  return async (next) => {
    if (sizeOf(next) > MAX_CORRECTIONS_BYTES) {
      showToast(words.full, { tone: 'error' });
      return false;
    }
    try {
      await (historyItem ? saveIn(historyItem, next) : takeOver(next));
      return true;
    } catch (error) {
      console.error('The correction could not be kept.', error);
      showToast(words.failed, { tone: 'error' });
      return false;
    }
  };
};
