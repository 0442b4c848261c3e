import { afterEach, expect, test, vi } from 'vitest';
import { tryResult } from '@/strings/try.ts';
import { tryScreenshot } from './try-screenshot.ts';

afterEach(() => vi.unstubAllGlobals());

const after = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  return tryScreenshot(new Blob(['x']), { signal: new AbortController().signal, onProgress: () => undefined });
};
const refusing = (status: number, code: string) => async () => Response.json({ error: 'Said.', code }, { status });

test.each([
  [429, 'tries_used_up', 'sign-in'],
  [413, 'too_large_to_try', 'sign-in'],
  [429, 'busy', 'retry'],
  [504, 'timed_out', 'retry'],
  [400, 'not_an_image', 'another'],
] as const)('after %i %s the visitor reads what the server says and can go on by %s', async (status, code, goOn) => {
  expect(await after(refusing(status, code))).toEqual({ state: 'refused', message: 'Said.', goOn });
});

test('no answer, an answer that is no JSON and facts of another shape are said in our own words', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failed = { state: 'refused', message: tryResult.failed, goOn: 'retry' };
  expect(await after(() => Promise.reject(new TypeError('offline')))).toEqual(failed);
  expect(await after(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))).toEqual(failed);
  expect(await after(async () => Response.json({ measurement: { version: 99 } }))).toEqual(failed);
});
