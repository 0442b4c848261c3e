import { del, get, set, update } from 'idb-keyval';

/**
 * What this browser remembers between visits, pictures included. A browser that keeps nothing (private windows, full disks)
 * only loses the comfort, so trouble is logged and answered with nothing.
 */
export const browserStore = {
  get: async <T>(key: string): Promise<T | undefined> => {
    try {
      return await get<T>(key);
    } catch (error) {
      console.warn('What this browser had saved could not be read.', error);
      return undefined;
    }
  },
  set: async (key: string, value: unknown): Promise<void> => {
    try {
      await set(key, value);
    } catch (error) {
      console.warn('This could not be saved in the browser.', error);
    }
  },
  /** Reads and writes in one go, so that of two changes at once, in two tabs as well, none is lost. */
  update: async <T>(key: string, toNext: (current: T | undefined) => T): Promise<void> => {
    try {
      await update<T>(key, toNext);
    } catch (error) {
      console.warn('This could not be saved in the browser.', error);
    }
  },
  delete: async (key: string): Promise<void> => {
    try {
      await del(key);
    } catch (error) {
      console.warn('What this browser had saved could not be deleted.', error);
    }
  },
};
