import { AnalysisResult, type Draft } from '@blueprompt/core/analysis';
import { withCorrections, withName } from '@blueprompt/core/guide/join-outcomes';
import type { HistoryItem } from '@/history/history-item.ts';

/** What /results is opened with through navigation (RE3). */
export type ResultsState = {
  analysisResult?: AnalysisResult;
  isAnalyzing?: boolean;
  historyItem?: HistoryItem;
  imagePaths?: string[];
  sections?: Draft[];
  homePage?: number;
  customNotes?: string;
};

export type ResultsView =
  | { state: 'nothing' }
  | { state: 'analyzing' }
  | {
      state: 'open';
      result: AnalysisResult;
      imagePaths: string[];
      sections: Draft[];
      homePage: number | undefined;
      customNotes: string | undefined;
      historyItem: HistoryItem | undefined;
    };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a result of an older version, or of another client, may lack without being useless. */
const BARE = { elements: [], colorPalette: [], layout: '', spacing: '', typography: '' };

/** A result from outside (a JSON column, an old tab), or undefined when it is none. */
export const parseResult = (value: unknown): AnalysisResult | undefined =>
  isObject(value) ? AnalysisResult.safeParse({ ...BARE, ...value }).data : undefined;

/** Reads navigation state, which may be anything an old tab left behind; no result and nothing running is 'nothing' (RE1, RE2). */
export const toResultsView = (navigation: unknown): ResultsView => {
  const state: ResultsState = isObject(navigation) ? navigation : {};
  const parsed = parseResult(state.analysisResult ?? state.historyItem?.result);
  const stored = parsed && withCorrections(parsed);
  // An entry may have been renamed since it was saved.
  const result = stored && state.historyItem ? withName(stored, state.historyItem.prompt) : stored;
  if (!result) return state.isAnalyzing === true ? { state: 'analyzing' } : { state: 'nothing' };
  return {
    state: 'open',
    result,
    imagePaths: state.imagePaths ?? result.imagePaths ?? [],
    sections: state.sections ?? [],
    homePage: state.homePage ?? result.homePage,
    customNotes: state.customNotes ?? result.customNotes,
    historyItem: state.historyItem,
  };
};
