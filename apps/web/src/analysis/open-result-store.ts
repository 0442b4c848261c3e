import { browserStore } from './browser-store.ts';
import { type OpenResult, withoutResult, withResult } from './open-results.ts';

const KEY = 'open-results';

export const openResultsKey = (userId: string | undefined) => ['open-results', userId] as const;

const loadAll = async (): Promise<OpenResult[]> => (await browserStore.get<OpenResult[]>(KEY)) ?? [];

/** The kept results of this user, the latest first. */
export const loadOpenResults = async (userId: string): Promise<OpenResult[]> =>
  (await loadAll()).filter(({ owner }) => owner === userId);

/** Keeps a result that is not saved yet, so that it survives a reload and the next generation. */
export const saveOpenResult = async (open: OpenResult): Promise<void> =>
  browserStore.set(KEY, withResult(await loadAll(), open));

export const clearOpenResult = async (id: string): Promise<void> =>
  browserStore.set(KEY, withoutResult(await loadAll(), id));
