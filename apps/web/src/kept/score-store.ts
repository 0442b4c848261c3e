import { browserStore } from './browser-store.ts';
import { isScoreOf, type KeptScore, withoutScores, withScore } from './kept-scores.ts';

const SCORES = 'build-scores';

const change = (toNext: (kept: KeptScore[]) => KeptScore[]): Promise<void> =>
  browserStore.update<KeptScore[]>(SCORES, (kept = []) => toNext(kept));

/** The checks of one page, the oldest first. */
export const loadScores = async (owner: string, about: string, page: number): Promise<KeptScore[]> =>
  ((await browserStore.get<KeptScore[]>(SCORES)) ?? []).filter(isScoreOf(owner, about, page));

export const saveScore = (score: KeptScore): Promise<void> => change((kept) => withScore(kept, score));

/** Forgets the checks of an account: all of them, or those of results that are gone. */
export const clearScores = (owner: string, abouts?: readonly string[]): Promise<void> =>
  change((kept) => withoutScores(kept, owner, abouts));
