import type { Page } from '@playwright/test';

/** What the browser keeps under a name, as its store has it: a moment after it was shown, on a busy machine a long one. */
export const readKept = (page: Page, name: 'draft-form' | 'draft-images' | 'open-results'): Promise<unknown> =>
  page.evaluate(
    (name) =>
      new Promise<unknown>((resolve, reject) => {
        const opened = indexedDB.open('keyval-store');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const asked = opened.result.transaction('keyval').objectStore('keyval').get(name);
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            opened.result.close();
            resolve(asked.result);
          };
        };
      }),
    name,
  );
