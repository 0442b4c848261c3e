import type { AnalysisResult } from '@blueprompt/core/analysis';
import { joinOutcomes } from '@blueprompt/core/guide/join-outcomes';
import type { Project } from '@blueprompt/core/project';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCorrect } from '@/features/results/save/use-correct.ts';
import { useRename } from '@/features/results/save/use-rename.ts';
import { useSave } from '@/features/results/save/use-save.ts';
import type { HistoryItem } from '@/history/history-item.ts';
import { useRenameSaved } from '@/history/use-rename-saved.ts';
import { clearOpenResult, openResultsKey, picturesOf, saveOpenResult } from '@/kept/open-result-store.ts';
import { type OpenResult, withoutResult } from '@/kept/open-results.ts';
import type { ResultsState } from '@/kept/results-state.ts';
import { useLeaveWarning } from '@/kept/use-leave-warning.ts';
import type { OpenView } from '@/kept/use-open-result.ts';
import { URLS } from '@/urls.ts';

type OpenedResult = {
  userId: string;
  view: Extract<OpenView, { state: 'open' }>;
  /** The id under which this browser keeps what belongs to the result. */
  about: string;
  result: AnalysisResult;
  project: Project;
};

/** Whether the page is still there: what ends after it was left changes what is kept, and does not call anybody back. */
const useIsHere = () => {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
};

/** Opens a result that was changed in the place of the one before it, and keeps it in this browser until it is saved. */
const useTakeOver = ({ userId, view }: Pick<OpenedResult, 'userId' | 'view'>, isHere: { current: boolean }) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { imagePaths, images, historyItem } = view;
  return async (next: Project): Promise<AnalysisResult> => {
    const { copyId } = view.result;
    const analysisResult = { ...joinOutcomes(next), imagePaths, ...(copyId && { copyId }) };
    const state: ResultsState = {
      analysisResult,
      imagePaths,
      sections: view.sections,
      ...(view.homePage !== undefined && { homePage: view.homePage }),
      ...(view.customNotes !== undefined && { customNotes: view.customNotes }),
    };
    const pictures = historyItem
      ? images
      : await picturesOf(userId, { imagePaths, analysisResult: view.result }, images);
    if (pictures.length > 0) await saveOpenResult({ owner: userId, state, images: pictures });
    await queryClient.invalidateQueries({ queryKey: openResultsKey(userId) });
    if (isHere.current) navigate(URLS.results, { replace: true, state, preventScrollReset: true });
    return analysisResult;
  };
};

/** What changes an open result: saving, a new name, corrections, and answers of the chat. */
export const useResultChanges = ({ userId, view, about, result, project }: OpenedResult) => {
  const { imagePaths, historyItem } = view;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isHere = useIsHere();
  const savedHere = useRef(false);
  const takeOver = useTakeOver({ userId, view }, isHere);
  const forgetKept = useCallback(() => {
    void clearOpenResult(about);
    queryClient.setQueryData<OpenResult[]>(openResultsKey(userId), (kept) => kept && withoutResult(kept, about));
  }, [about, queryClient, userId]);
  const openSaved = (item: HistoryItem) => {
    const state: ResultsState = { historyItem: item };
    if (isHere.current) navigate(`${URLS.results}?id=${item.id}`, { replace: true, state, preventScrollReset: true });
  };
  const { rename, renamed } = useRename(userId, result.promptName ?? '', (name) => takeOver({ ...project, name }));
  const renameSaved = useRenameSaved(userId);
  const renameItem = async (item: HistoryItem, name: string): Promise<boolean> => {
    const isRenamed = await renameSaved(item, name);
    if (isRenamed) openSaved({ ...item, prompt: name });
    return isRenamed;
  };
  const save = useSave({
    userId,
    result: { ...result, imagePaths },
    imagePaths,
    fromHistory: historyItem !== undefined,
    renamed,
    onSaved: (item) => {
      if (!isHere.current) return forgetKept();
      savedHere.current = true;
      openSaved(item);
    },
  });
  // Not before the saved one is shown: what this browser kept may be all that the page has until then.
  useEffect(() => {
    if (!historyItem || !savedHere.current) return;
    savedHere.current = false;
    forgetKept();
  }, [historyItem, forgetKept]);
  // By the entry and not by the button: that also calls saved what opened with a saved name.
  useLeaveWarning(!historyItem && !view.kept);
  const correct = useCorrect({ userId, historyItem, project, about, takeOver, onSaved: openSaved });
  return { save, rename: historyItem ? (name: string) => renameItem(historyItem, name) : rename, correct, takeOver };
};
