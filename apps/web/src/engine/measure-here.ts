import type { Measurement } from '@blueprompt/core/measurement';
import type { EngineProgress, EngineReply } from './engine-reply.ts';

const NEEDED = ['Worker', 'WebAssembly', 'OffscreenCanvas', 'caches'];

/** Whoever asked the browser to save data is not sent twelve megabytes. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** True where this browser can run the engine: the store for its files is there over TLS and on the own machine only. */
export const canMeasureHere = (): boolean =>
  globalThis.isSecureContext && !savesData() && NEEDED.every((name) => Reflect.get(globalThis, name) !== undefined);

const startWorker = (): Worker => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module' });

/** The worker that has no picture now: it keeps the engine for the next one. */
let idle: Worker | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;
/** Long enough to choose another screenshot; then a phone has its memory back. */
const IDLE_MS = 120_000;

const keep = (worker: Worker): void => {
  idle = worker;
  ending = setTimeout(() => {
    worker.terminate();
    idle = undefined;
  }, IDLE_MS);
};

const takeWorker = (): Worker => {
  clearTimeout(ending);
  const worker = idle ?? startWorker();
  idle = undefined;
  return worker;
};

type Options = { signal: AbortSignal; onProgress: (progress: EngineProgress) => void };

/** Measures a screenshot on this device. It fails with the reason where it cannot; giving up ends the work at once. */
export const measureHere = async (screenshot: Blob, { signal, onProgress }: Options): Promise<Measurement> => {
  signal.throwIfAborted();
  const worker = takeWorker();
  const { promise, resolve, reject } = Promise.withResolvers<Measurement>();
  const giveUp = (): void => reject(signal.reason);
  signal.addEventListener('abort', giveUp);
  worker.onerror = ({ message }) => reject(new Error(message || 'The engine does not start.'));
  worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
    if (data.state === 'failed') reject(new Error(data.detail));
    else if (data.state !== 'done') onProgress(data);
    else if (data.outcome.ok) resolve(data.outcome.measurement);
    else reject(new Error(data.outcome.error.code, { cause: data.outcome.error }));
  };
  worker.postMessage(screenshot);
  try {
    const measurement = await promise;
    if (!idle) keep(worker);
    return measurement;
  } finally {
    signal.removeEventListener('abort', giveUp);
    if (idle !== worker) worker.terminate();
  }
};
