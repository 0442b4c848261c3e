import type { Measurement } from '@blueprompt/core/measurement';
import { SCREENSHOT_REFUSALS } from '@blueprompt/core/spec/screenshot-refusals';
import { afterEach, expect, test, vi } from 'vitest';
import type { EngineReply } from '@/engine/engine-reply.ts';
import { tryResult } from '@/strings/try.ts';
import { tryScreenshot } from './try-screenshot.ts';

afterEach(() => vi.unstubAllGlobals());

const after = (answer: () => Promise<Response>, screenshot = new Blob(['x'])) => {
  vi.stubGlobal('fetch', answer);
  return tryScreenshot(screenshot, { signal: new AbortController().signal, onProgress: () => undefined });
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

/** A browser whose engine gives this reply to every screenshot. */
let reply: EngineReply;
const withEngine = (given: EngineReply): void => {
  reply = given;
  vi.stubGlobal('isSecureContext', true);
  for (const name of ['OffscreenCanvas', 'caches']) vi.stubGlobal(name, {});
  vi.stubGlobal(
    'Worker',
    class {
      onmessage: ((event: { data: EngineReply }) => void) | undefined;
      postMessage = () => queueMicrotask(() => this.onmessage?.({ data: reply }));
      terminate = () => undefined;
    },
  );
};

const EMPTY = { texts: [], elements: [], regions: [] } as unknown as Measurement;

test.each([
  ['nothing to build', { ok: true, measurement: EMPTY }, SCREENSHOT_REFUSALS.nothingToBuild],
  ['no image', { ok: false, error: { code: 'not-an-image' } }, SCREENSHOT_REFUSALS.notAnImage],
  [
    'another format',
    { ok: false, error: { code: 'unsupported-format', format: 'bmp' } },
    SCREENSHOT_REFUSALS.unsupportedFormat('bmp'),
  ],
  [
    'too many pixels',
    { ok: false, error: { code: 'image-too-large', megapixels: 41, maxMegapixels: 40 } },
    SCREENSHOT_REFUSALS.tooManyPixels(41),
  ],
] as const)('%s is said on this device and costs no try', async (_, outcome, message) => {
  withEngine({ state: 'done', outcome });
  const server = vi.fn(refusing(429, 'tries_used_up'));
  expect(await after(server)).toEqual({ state: 'refused', message, goOn: 'another' });
  expect(server).not.toHaveBeenCalled();
});

test('the server tries what this device has no room for, cannot read or fails at', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const said = { state: 'refused', message: 'Said.', goOn: 'another' };
  withEngine({ state: 'done', outcome: { ok: true, measurement: EMPTY } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // A GIF of 65,535 by 65,535 pixels.
  const large = new Blob(['GIF89a', Uint8Array.of(255, 255, 255, 255)]);
  expect(await after(refusing(400, 'broken_image'), large)).toEqual(said);
  withEngine({ state: 'done', outcome: { ok: false, error: { code: 'broken-image', detail: 'No.' } } });
  expect(await after(refusing(400, 'broken_image'))).toEqual(said);
  withEngine({ state: 'failed', detail: 'No network.' });
  expect(await after(refusing(400, 'broken_image'))).toEqual(said);
  // Once it has failed it is not asked again.
  withEngine({ state: 'done', outcome: { ok: true, measurement: EMPTY } });
  expect(await after(refusing(400, 'broken_image'))).toEqual(said);
});
