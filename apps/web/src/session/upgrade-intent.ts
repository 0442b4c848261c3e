const KEY = 'blueprompt-upgrade';
/** A confirmation mail may be opened much later; whoever comes back after a day has something else in mind. */
const MAX_AGE_MS = 24 * 60 * 60 * 1_000;

/** Remembers that a visitor wanted to upgrade: signing up leads over a mail, another tab and the survey. */
export const keepUpgradeIntent = (storage: Storage, now: number): void => {
  try {
    storage.setItem(KEY, String(now));
  } catch (error) {
    console.warn('The browser could not remember the upgrade.', error);
  }
};

/** Whether the way to here began with an upgrade. */
export const wantsUpgrade = (storage: Storage, now: number): boolean => now - Number(storage.getItem(KEY)) < MAX_AGE_MS;

/** The person is where they wanted to go. */
export const forgetUpgradeIntent = (storage: Storage): void => storage.removeItem(KEY);
