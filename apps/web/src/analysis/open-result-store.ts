import { browserStore } from './browser-store.ts';
import type { ResultsState } from './results-state.ts';

const KEY = 'open-result';

/** The last generated result with its pictures, kept until it is saved so that it survives a reload. */
export type OpenResult = { owner: string; state: ResultsState; images: Blob[] };

export const openResultKey = (userId: string | undefined) => ['open-result', userId] as const;

export const saveOpenResult = (open: OpenResult): Promise<void> => browserStore.set(KEY, open);

/** The kept result, if it belongs to this user. */
export const loadOpenResult = async (userId: string): Promise<OpenResult | null> => {
  const open = await browserStore.get<OpenResult>(KEY);
  return open?.owner === userId ? open : null;
};

export const clearOpenResult = (): Promise<void> => browserStore.delete(KEY);
