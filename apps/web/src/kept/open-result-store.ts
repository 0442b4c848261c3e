import { browserStore } from './browser-store.ts';
import { findKept, type OpenResult, withoutOwner, withoutResult, withResult } from './open-results.ts';
import type { ResultsState } from './results-state.ts';

const KEY = 'open-results';

export const openResultsKey = (userId: string | undefined) => ['open-results', userId] as const;

const change = (toNext: (kept: OpenResult[]) => OpenResult[]): Promise<void> =>
  browserStore.update<OpenResult[]>(KEY, (kept = []) => toNext(kept));

/** The kept results of this user, the latest first. */
export const loadOpenResults = async (userId: string): Promise<OpenResult[]> =>
  ((await browserStore.get<OpenResult[]>(KEY)) ?? []).filter(({ owner }) => owner === userId);

/** The pictures of a result: a page that was just opened may not have heard yet what the browser kept. */
export const picturesOf = async (userId: string, shown: ResultsState, known: Blob[]): Promise<Blob[]> =>
  known.length > 0 ? known : (findKept(await loadOpenResults(userId), shown)?.images ?? []);

/** Keeps a result that is not saved yet, so that it survives a reload and the next generation. */
export const saveOpenResult = (open: OpenResult): Promise<void> => change((kept) => withResult(kept, open));

export const clearOpenResult = (id: string): Promise<void> => change((kept) => withoutResult(kept, id));

/** Forgets all that was kept for an account, once that is gone. */
export const clearOpenResults = (userId: string): Promise<void> => change((kept) => withoutOwner(kept, userId));
