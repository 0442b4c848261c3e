import type { AnalysisRequest, UiType } from '@blueprompt/core/analysis';

/** What is asked for one page or section: its name travels under the field of its kind (FN6). */
export const toAnalysisRequest = (uiType: UiType, name: string): AnalysisRequest =>
  uiType === 'landing' ? { uiType, sectionName: name } : { uiType, pageName: name, isFullPage: true };
