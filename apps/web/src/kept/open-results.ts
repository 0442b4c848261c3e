import type { ResultsState } from './results-state.ts';

/** A generated result with its pictures, kept in this browser until it is saved. */
export type OpenResult = { owner: string; state: ResultsState; images: Blob[] };

/** Five tries of an afternoon; with seven screenshots of 5 MB each they stay below 200 MB. */
export const MAX_OPEN_RESULTS = 5;

/** What tells one result from another, also after it was renamed: its first picture has a path of its own, which only a copy shares. */
export const openResultId = ({ imagePaths, analysisResult }: ResultsState): string =>
  analysisResult?.copyId ?? imagePaths?.[0] ?? analysisResult?.promptName ?? '';

/** What is kept of a result that a tab shows, as another tab may have changed it since. */
export const findKept = (
  kept: readonly OpenResult[],
  shown: ResultsState | null | undefined,
): OpenResult | undefined => {
  const id = shown?.analysisResult ? openResultId(shown) : '';
  return id === '' ? undefined : kept.find(({ state }) => openResultId(state) === id);
};

export const withoutResult = (kept: readonly OpenResult[], id: string): OpenResult[] =>
  kept.filter(({ state }) => openResultId(state) !== id);

export const withoutOwner = (kept: readonly OpenResult[], userId: string): OpenResult[] =>
  kept.filter(({ owner }) => owner !== userId);

/** The result first, in place of an earlier state of it; the oldest make room. */
export const withResult = (kept: readonly OpenResult[], open: OpenResult): OpenResult[] =>
  [open, ...withoutResult(kept, openResultId(open.state))].slice(0, MAX_OPEN_RESULTS);
