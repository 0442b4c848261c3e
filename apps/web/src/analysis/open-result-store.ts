import { browserStore } from './browser-store.ts';
import { type OpenResult, withoutOwner, withoutResult, withResult } from './open-results.ts';

const KEY = 'open-results';

export const openResultsKey = (userId: string | undefined) => ['open-results', userId] as const;

const change = (toNext: (kept: OpenResult[]) => OpenResult[]): Promise<void> =>
  browserStore.update<OpenResult[]>(KEY, (kept = []) => toNext(kept));

/** The kept results of this user, the latest first. */
export const loadOpenResults = async (userId: string): Promise<OpenResult[]> =>
  ((await browserStore.get<OpenResult[]>(KEY)) ?? []).filter(({ owner }) => owner === userId);

/** Keeps a result that is not saved yet, so that it survives a reload and the next generation. */
export const saveOpenResult = (open: OpenResult): Promise<void> => change((kept) => withResult(kept, open));

export const clearOpenResult = (id: string): Promise<void> => change((kept) => withoutResult(kept, id));

/** Forgets all that was kept for an account, once that is gone. */
export const clearOpenResults = (userId: string): Promise<void> => change((kept) => withoutOwner(kept, userId));
