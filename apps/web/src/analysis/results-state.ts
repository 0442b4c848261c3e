import type { AnalysisResult, Draft } from '@blueprompt/core/analysis';
import type { HistoryItem } from './history-item.ts';

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

/** Reads navigation state, which may be anything an old tab left behind; no result and nothing running is 'nothing' (RE1, RE2). */
export const toResultsView = (navigation: unknown): ResultsView => {
  const state: ResultsState = isObject(navigation) ? navigation : {};
  const result = state.analysisResult ?? state.historyItem?.result;
  if (!isObject(result) || typeof result.prompt !== 'string')
    return state.isAnalyzing === true ? { state: 'analyzing' } : { state: 'nothing' };
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
