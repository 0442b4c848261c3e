import { correctionsOf } from '@blueprompt/core/correct/correct-page';
import { MAX_CORRECTIONS_BYTES } from '@blueprompt/core/correction';
import { toProject } from '@blueprompt/core/guide/join-outcomes';
import type { Project } from '@blueprompt/core/project';
import { useQueryClient } from '@tanstack/react-query';
import { RestError } from '@/client/rest-error.ts';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import type { HistoryItem } from '@/history/history-item.ts';
import { historyKeys, loadHistoryItem, saveCorrections } from '@/history/history-table.ts';
import { loadOpenResults } from '@/kept/open-result-store.ts';
import { openResultId } from '@/kept/open-results.ts';
import { toResultsView } from '@/kept/results-state.ts';
import { correct as words } from '@/strings/correct.ts';

/** What to do to the project as it is by then: another tab may have corrected it too. */
type Change = (project: Project) => Project;

type Outcome = 'kept' | 'full' | 'gone' | 'otherUndo';

/** Nobody corrects faster than this many times in the moment between reading and writing. */
const MAX_TRIES = 5;

const isTooLarge = (project: Project): boolean =>
  new TextEncoder().encode(JSON.stringify(correctionsOf(project))).length > MAX_CORRECTIONS_BYTES;

const projectOf = (state: unknown): Project | undefined => {
  const view = toResultsView(state);
  return view.state === 'open' ? toProject(view.result) : undefined;
};

/** Keeps a correction where the project is kept already: a saved one in its entry, else in this browser. Answers whether it could. */
export const useCorrect = ({
  userId,
  historyItem,
  project,
  about,
  takeOver,
  onSaved,
}: {
  userId: string;
  historyItem: HistoryItem | undefined;
  /** As it is shown. */
  project: Project;
  /** What tells it from other unsaved ones. */
  about: string;
  takeOver: (project: Project) => Promise<unknown>;
  onSaved: (item: HistoryItem) => void;
}): ((change: Change) => Promise<boolean>) => {
  const supabase = useSupabase();
  const queryClient = useQueryClient();

  const saveIn = async (shown: HistoryItem, change: Change): Promise<Outcome> => {
    let [item, latest] = [shown, project];
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const next = change(latest);
      if (isTooLarge(next)) return 'full';
      if (next === latest) {
        onSaved(item);
        return 'otherUndo';
      }
      const saved = await saveCorrections(supabase, userId, item, correctionsOf(next));
      if (saved) {
        await queryClient.invalidateQueries({ queryKey: historyKeys.all(userId) });
        onSaved(saved);
        return 'kept';
      }
      const now = await loadHistoryItem(supabase, item.id);
      const theirs = now && projectOf({ historyItem: now });
      if (!now || !theirs) return 'gone';
      [item, latest] = [now, theirs];
    }
    throw new Error('Other tabs were always faster.');
  };

  const keepHere = async (change: Change): Promise<Outcome> => {
    const kept = (await loadOpenResults(userId)).find(({ state }) => openResultId(state) === about);
    const latest = { ...(projectOf(kept?.state) ?? project), stack: project.stack };
    const next = change(latest);
    if (isTooLarge(next)) return 'full';
    await takeOver(next);
    return next === latest ? 'otherUndo' : 'kept';
  };

  return async (change) => {
    try {
      const outcome = await (historyItem ? saveIn(historyItem, change) : keepHere(change));
      if (outcome !== 'kept') showToast(words[outcome], { tone: 'error' });
      return outcome === 'kept';
    } catch (error) {
      console.error('The correction could not be saved.', error);
      const isFull = error instanceof RestError && error.status === 413;
      showToast(isFull ? words.noRoom : words.failed, { tone: 'error' });
      return false;
    }
  };
};
