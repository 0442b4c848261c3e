import { expect, test, vi } from 'vitest';
import { loadRecent } from './load-recent.ts';

test('[HI11] a history fetch error on the home page gives an empty list', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await loadRecent(async () => Promise.reject(new Error('down')))).toEqual([]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
