import type { AnalysisResult } from '@blueprompt/core/analysis';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import type { HistoryItem } from '@/history/history-item.ts';
import { historyKeys, nameExists, saveHistoryItem } from '@/history/history-table.ts';
import { afterSave, firstSaveState, SAVE_MESSAGE, type SaveOutcome, type SaveState } from './save-state.ts';
import type { Renamed } from './use-rename.ts';

/** Saves the open result once; `onSaved` gets the stored entry (RE6–RE9, RE15–RE17). */
export const useSave = ({
  userId,
  result,
  imagePaths,
  fromHistory,
  renamed,
  onSaved,
}: {
  userId: string;
  result: AnalysisResult;
  imagePaths: readonly string[];
  fromHistory: boolean;
  /** What became of a rename that pressing the save button has ended. */
  renamed: () => Promise<Renamed>;
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
    gcTime: 0,
  });
  // Only a name that was taken when the result opened counts as saved: one that is taken later, in another tab, does not.
  const [opened, setOpened] = useState<{ name: string; taken: boolean }>();
  if (exists !== undefined && !opened) setOpened({ name, taken: exists });
  const openedTaken = exists === true && opened?.taken === true && opened.name === name;
  // An attempt holds for the name it was made under; another name is another try.
  const [attempt, setAttempt] = useState<{ name: string; state: SaveState; outcome?: SaveOutcome }>();
  const current = attempt?.name === name ? attempt : undefined;
  const state = current?.state ?? firstSaveState({ fromHistory, openedTaken });
  const taken = !fromHistory && (current?.outcome === 'duplicate' || (!current && exists === true));

  const attemptSave = async (saving: AnalysisResult): Promise<SaveOutcome> => {
    try {
      const prompt = saving.promptName ?? '';
      if (await nameExists(supabase, userId, prompt)) return 'duplicate';
      const row = { user_id: userId, prompt, image_path: imagePaths[0] ?? '', result: saving };
      onSaved(await saveHistoryItem(supabase, row));
      return 'saved';
    } catch (error) {
      console.error('The result could not be saved.', error);
      return 'failed';
    }
  };
  const save = async () => {
    setAttempt({ name, state: 'saving' });
    const rename = await renamed();
    if (rename.state === 'refused') return setAttempt(undefined);
    const saving = rename.state === 'renamed' ? rename.result : result;
    const attempted = saving.promptName ?? '';
    setAttempt({ name: attempted, state: 'saving' });
    const outcome = await attemptSave(saving);
    setAttempt({ name: attempted, state: afterSave(outcome), outcome });
    showToast(SAVE_MESSAGE[outcome], { tone: outcome === 'saved' ? 'success' : 'error' });
    if (outcome === 'saved') await queryClient.invalidateQueries({ queryKey: historyKeys.all(userId) });
  };
  return { state, taken, save };
};
