import type { AnalysisResult } from '@blueprompt/core/analysis';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryItem } from '@/analysis/history-item.ts';
import { historyKeys, nameExists, saveHistoryItem } from '@/analysis/history-table.ts';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { afterSave, firstSaveState, SAVE_MESSAGE, type SaveOutcome, type SaveState } from './save-state.ts';

/** Saves the open result once; `onSaved` gets the stored entry (RE6–RE9, RE15–RE17). */
export const useSave = ({
  userId,
  result,
  imagePaths,
  fromHistory,
  onSaved,
}: {
  userId: string;
  result: AnalysisResult;
  imagePaths: readonly string[];
  fromHistory: boolean;
  onSaved: (item: HistoryItem) => void;
}): { state: SaveState; taken: boolean; save: () => Promise<void> } => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();
  const name = result.promptName ?? '';
  const { data: exists } = useQuery({
    queryKey: historyKeys.name(userId, name),
    queryFn: () => nameExists(supabase, userId, name),
    enabled: !fromHistory,
    staleTime: 0,
  });
  // An attempt holds for the name it was made under; another name is another try.
  const [attempt, setAttempt] = useState<{ name: string; state: SaveState; outcome?: SaveOutcome }>();
  const current = attempt?.name === name ? attempt : undefined;
  const state = current?.state ?? firstSaveState({ fromHistory, nameExists: exists === true });
  const taken = !fromHistory && (current ? current.outcome === 'duplicate' : exists === true);

  const attemptSave = async (): Promise<SaveOutcome> => {
    try {
      if (await nameExists(supabase, userId, name)) return 'duplicate';
      const row = { user_id: userId, prompt: name, image_path: imagePaths[0] ?? '', result };
      onSaved(await saveHistoryItem(supabase, row));
      return 'saved';
    } catch (error) {
      console.error('The result could not be saved.', error);
      return 'failed';
    }
  };
  const save = async () => {
    setAttempt({ name, state: 'saving' });
    const outcome = await attemptSave();
    setAttempt({ name, state: afterSave(outcome), outcome });
    showToast(SAVE_MESSAGE[outcome], { tone: outcome === 'saved' ? 'success' : 'error' });
    if (outcome === 'saved') await queryClient.invalidateQueries({ queryKey: historyKeys.all(userId) });
  };
  return { state, taken, save };
};
