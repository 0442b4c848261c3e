import { parseAnalysis } from '@blueprompt/core/engine-answer/parse-analysis';
import { WIDE } from '@blueprompt/core/widths/two-widths.fixture';
import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import { expect, test } from 'vitest';
import type { EngineProgress } from '@/engine/engine-reply.ts';
import { activityText } from '@/strings/generate.ts';
import { analyzeHere } from './analyze-here.ts';
import type { CallAnswer, GenerationCalls } from './generation-calls.ts';

const REQUEST = { uiType: 'webapp', pageName: 'Home', isFullPage: true } as const;
const COUNTED: CallAnswer = { ok: true, data: undefined };
const refused = (status: number, code: string): CallAnswer => ({
  ok: false,
  failure: { status, code, message: 'Said.' },
});

/** A device that measures, and a server that counts from a list; what happened is written down. */
const play = (answers: CallAnswer[], change: Partial<GenerationCalls> = {}) => {
  const log: string[] = [];
  const steps: EngineProgress[] = [
    { state: 'loading', loadedBytes: 5_200_000, totalBytes: 11_900_000 },
    { state: 'measuring', stage: 'text' },
  ];
  const calls: Partial<GenerationCalls> = {
    hash: async () => 'f0',
    hasRoomHere: async () => true,
    readHere: async (_, { onProgress }) => {
      for (const step of steps) onProgress(step);
      return { state: 'measured', measurement: WIDE };
    },
    count: async (hash) => {
      log.push(`count ${hash}`);
      return answers.shift()!;
    },
    parse: parseAnalysis,
    wait: async (ms) => void log.push(`waited ${ms}`),
    warn: (message) => void log.push(`warned ${message}`),
    ...change,
  };
  const abort = new AbortController();
  const run = () =>
    analyzeHere(
      new Blob(['x']),
      REQUEST,
      calls as GenerationCalls,
      (activity) => log.push(activityText(activity)),
      abort.signal,
    );
  return { run, log, abort };
};

test('measures, counts once the server has time, and writes what the server would', async () => {
  const { run, log } = play([refused(429, 'busy'), COUNTED]);
  const written = writeAnalysis(WIDE, REQUEST);
  const onDevice = { ...written, engine: { ...written.engine, onDevice: true } };
  expect(await run()).toEqual({ ok: true, analysis: parseAnalysis(onDevice) });
  expect(log).toEqual([
    'Loading the engine, 5 of 12 MB',
    'Reading text',
    'count f0',
    'The server is busy. Waiting in the queue',
    'waited 5000',
    'count f0',
    'Writing the prompt',
  ]);
});

test('a file that is wrong fails its page alone and costs nothing', async () => {
  const { run, log } = play([], { readHere: async () => ({ state: 'refused', message: 'No image.' }) });
  expect(await run()).toEqual({ ok: false, message: 'Failed to analyze image: No image.', cause: 'image' });
  expect(log).toEqual([]);
});

test.each([
  ['a device that fails', { readHere: async () => Promise.reject(new Error('No memory.')) }],
  ['a file that this browser cannot read', { readHere: async () => ({ state: 'unread' }) }],
  ['a screenshot too large for a phone', { hasRoomHere: async () => false }],
] satisfies [string, Partial<GenerationCalls>][])('%s stops everything and costs nothing', async (_, change) => {
  const { run, log } = play([], change);
  await expect(run()).rejects.toMatchObject({ code: 'device-failed' });
  expect(log.filter((line) => line.startsWith('count'))).toEqual([]);
});

test('[FN14] without quota or session nothing is written', async () => {
  const noQuota = play([refused(403, 'subscription_required')]);
  await expect(noQuota.run()).rejects.toMatchObject({ code: 'subscription-required' });
  expect(noQuota.log).not.toContain('Writing the prompt');
  await expect(play([refused(401, '')]).run()).rejects.toMatchObject({ code: 'not-authenticated' });
  expect(await play([refused(0, 'network')]).run()).toEqual({
    ok: false,
    message: 'Failed to analyze image: Said.',
    cause: 'unreached',
  });
});

test('cancelling is no failure of the device', async () => {
  const { run, abort } = play([], {
    readHere: () => {
      abort.abort();
      return Promise.reject(abort.signal.reason);
    },
  });
  await expect(run()).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file that can no longer be read fails its page alone', async () => {
  const { run } = play([], { hash: async () => Promise.reject(new DOMException('Moved.', 'NotReadableError')) });
  expect(await run()).toEqual({
    ok: false,
    message: 'Failed to analyze image: This screenshot can no longer be read. Upload it again.',
    cause: 'image',
  });
});
