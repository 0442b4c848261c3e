import type { AnalysisResult } from '@blueprompt/core/analysis';
import { useEffect, useRef } from 'react';
import { useSupabase } from '@/client/supabase.ts';
import { showToast } from '@/components/ui/toast.tsx';
import { nameExists } from '@/history/history-table.ts';
import { SAVE_MESSAGE } from './save-state.ts';

/** What became of a rename: a name under which something is saved already is refused (RE15). */
export type Renamed = { state: 'none' } | { state: 'refused' } | { state: 'renamed'; result: AnalysisResult };

/** Renames an unsaved result; `rename` resolves to false where the name is refused. */
export const useRename = (
  userId: string,
  shownName: string,
  toRenamed: (name: string) => Promise<AnalysisResult>,
): { rename: (name: string) => Promise<boolean>; renamed: () => Promise<Renamed> } => {
  const supabase = useSupabase();
  const latest = useRef<Promise<Renamed>>(undefined);
  // A rename is answered before the page shows it: until then a click on the save button still holds the result of the old name.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name that is shown is what ends it.
  useEffect(() => {
    latest.current = undefined;
  }, [shownName]);

  const isTaken = (name: string): Promise<boolean> =>
    nameExists(supabase, userId, name).catch((error) => {
      // Saving asks again.
      console.error('The name could not be checked.', error);
      return false;
    });
  const tryRename = async (name: string): Promise<Renamed> => {
    if (!(await isTaken(name))) return { state: 'renamed', result: await toRenamed(name) };
    showToast(SAVE_MESSAGE.duplicate, { tone: 'error' });
    return { state: 'refused' };
  };
  const rename = async (name: string): Promise<boolean> => {
    const work = tryRename(name);
    latest.current = work;
    const { state } = await work;
    if (state !== 'refused') return true;
    // A press on the save button ends the field and clicks when it is let go: by then the answer may be there, and still holds.
    const forget = () => {
      if (latest.current === work) latest.current = undefined;
    };
    for (const next of ['pointerdown', 'keydown']) window.addEventListener(next, forget, { capture: true, once: true });
    return false;
  };
  const renamed = async (): Promise<Renamed> => {
    // By its shortcut the save button is pressed while the field is still open; what it shows is what is meant.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    return (await latest.current) ?? { state: 'none' };
  };
  return { rename, renamed };
};
