import type { AnalysisResult } from '@blueprompt/core/analysis';

/** A row of analysis_history as the browser reads it (EN5); `prompt` is the prompt's name. */
export type HistoryItem = {
  id: string;
  user_id: string;
  prompt: string;
  image_path: string;
  /** As stored, with the corrections made since; whoever opens it parses it first. */
  result: AnalysisResult | null;
  created_at: string;
  /** How often its corrections were written; entries from an older tab do not say. */
  corrections_version?: number;
};
