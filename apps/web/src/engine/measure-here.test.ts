import { MAX_TRY_MEGAPIXELS } from '@blueprompt/core/spec/try-limits';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EngineReply } from './engine-reply.ts';

/** A worker that says what a test lets it say. */
class SilentWorker {
  static started: SilentWorker[] = [];
  onmessage: ((event: { data: EngineReply }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  isEnded = false;
  constructor() {
    SilentWorker.started.push(this);
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true;
  }
}

beforeEach(() => {
  SilentWorker.started = [];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Worker', SilentWorker);
  for (const name of ['OffscreenCanvas', 'caches']) vi.stubGlobal(name, {});
});

const begin = async () => {
  const { canMeasureHere, measureHere } = await import('./measure-here.ts');
  const gone = new AbortController();
  const settled = vi.fn();
  void measureHere(new Blob(['x']), { signal: gone.signal, onProgress: () => undefined }).then(settled, settled);
  const worker = SilentWorker.started[0]!;
  return { canMeasureHere, gone, settled, worker, say: (data: EngineReply) => worker.onmessage?.({ data }) };
};
const LOADING: EngineReply = { state: 'loading', loadedBytes: 1, totalBytes: 2 };
const MEASURING: EngineReply = { state: 'measuring', stage: 'text' };

test('loading may take long, but not in silence; then this page load leaves the work to the server', async () => {
  const { canMeasureHere, settled, worker, say } = await begin();
  for (let n = 0; n < 5; n++) {
    await vi.advanceTimersByTimeAsync(19_000);
    say(LOADING);
  }
  expect(settled).not.toHaveBeenCalled();
  expect(canMeasureHere()).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  expect(worker.isEnded).toBe(true);
  expect(canMeasureHere()).toBe(false);
});

test('measuring ends after 90 s, whatever its stages say', async () => {
  const { settled, worker, say } = await begin();
  say(MEASURING);
  await vi.advanceTimersByTimeAsync(80_000);
  say(MEASURING);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(settled).toHaveBeenCalledExactlyOnceWith(expect.any(Error));
  expect(worker.isEnded).toBe(true);
});

test('a file that is wrong and a visitor who gives up say nothing about the device', async () => {
  const { canMeasureHere, settled, worker, say } = await begin();
  const outcome = { ok: false, error: { code: 'not-an-image' } } as const;
  say({ state: 'done', outcome });
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledExactlyOnceWith(outcome);
  expect(worker.isEnded).toBe(false);
  const next = await begin();
  next.gone.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.isEnded).toBe(true);
  expect(canMeasureHere()).toBe(true);
});

test('a fault of the engine is one of the device', async () => {
  const { canMeasureHere, settled, say } = await begin();
  say({ state: 'done', outcome: { ok: false, error: { code: 'internal-fault', detail: 'Blurred.' } } });
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledExactlyOnceWith(new Error('Blurred.'));
  expect(canMeasureHere()).toBe(false);
});

/** The first bytes of a GIF, which state its size. */
const gif = (width: number, height: number): Blob => {
  const bytes = new TextEncoder().encode('GIF89a____');
  const view = new DataView(bytes.buffer);
  view.setUint16(6, width, true);
  view.setUint16(8, height, true);
  return new Blob([bytes]);
};

test.each([
  ['fine', true, true],
  ['coarse', true, false],
] as const)('with a %s pointer there is room for a small screenshot: %s, for a large one: %s', async (...row) => {
  const [pointer, small, large] = row;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  const { hasRoomFor } = await import('./measure-here.ts');
  expect(await hasRoomFor(gif(1000, 1000 * MAX_TRY_MEGAPIXELS))).toBe(small);
  expect(await hasRoomFor(gif(1000, 1000 * MAX_TRY_MEGAPIXELS + 1))).toBe(large);
});
