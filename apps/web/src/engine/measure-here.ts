import { MAX_TRY_MEGAPIXELS } from '@blueprompt/core/spec/try-limits';
import type { MeasureOutcome } from '@blueprompt/vision/contract';
import { readSize } from '@blueprompt/vision/read-size';
import { hasEngineSupport } from './device-support.ts';
import type { EngineProgress, EngineReply } from './engine-reply.ts';

/** Whoever asked the browser to save data is not sent twelve megabytes. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What failed on this device once would only make the next screenshot wait too; a new page load tries again. */
let hasFailed = false;

/** True where this browser should measure without being asked to. */
export const canMeasureHere = (): boolean => !hasFailed && !savesData() && hasEngineSupport();

/** False for a large screenshot on a phone or tablet: measuring it may take more memory than the browser gives a page. */
export const hasRoomFor = async (screenshot: Blob): Promise<boolean> => {
  if (matchMedia('(pointer: fine)').matches) return true;
  // Whoever measures a file that cannot be read says so.
  const bytes = await screenshot.arrayBuffer().catch(() => new ArrayBuffer());
  const size = readSize(new Uint8Array(bytes));
  return !size || (size.width * size.height) / 1e6 <= MAX_TRY_MEGAPIXELS;
};

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

/** The longest silence while the engine loads: its files come in many parts, each of which is reported. */
const MAX_LOADING_SILENCE_MS = 20_000;
/** The longest that one screenshot is measured. */
const MAX_MEASURING_MS = 90_000;

/** Calls `onLate` once the engine is silent for too long while it loads, or measures for too long. */
const watch = (onLate: (reason: Error) => void) => {
  let isMeasuring = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => onLate(new Error(`The engine made no progress within ${ms / 1000} s.`)), ms);
  };
  wait(MAX_LOADING_SILENCE_MS);
  return {
    see: ({ state }: EngineProgress): void => {
      if (isMeasuring) return;
      isMeasuring = state === 'measuring';
      wait(isMeasuring ? MAX_MEASURING_MS : MAX_LOADING_SILENCE_MS);
    },
    end: (): void => clearTimeout(timer),
  };
};

export type MeasureOptions = { signal: AbortSignal; onProgress: (progress: EngineProgress) => void };

/** What the worker makes of a screenshot; fails where the worker does, is late or is given up. */
const askWorker = (
  worker: Worker,
  screenshot: Blob,
  { signal, onProgress }: MeasureOptions,
): Promise<MeasureOutcome> => {
  let end = (): void => undefined;
  const answer = new Promise<MeasureOutcome>((resolve, reject) => {
    const giveUp = (): void => reject(signal.reason);
    const watchdog = watch(reject);
    end = () => {
      watchdog.end();
      signal.removeEventListener('abort', giveUp);
    };
    signal.addEventListener('abort', giveUp);
    worker.onerror = ({ message }) => reject(new Error(message || 'The engine did not start.'));
    worker.onmessage = ({ data }: MessageEvent<EngineReply>) => {
      if (data.state === 'failed') reject(new Error(data.detail));
      else if (data.state !== 'done') {
        watchdog.see(data);
        onProgress(data);
      } else if (!data.outcome.ok && data.outcome.error.code === 'internal-fault')
        reject(new Error(data.outcome.error.detail));
      else resolve(data.outcome);
    };
    worker.postMessage(screenshot);
  });
  return answer.finally(() => end());
};

/**
 * Measures a screenshot on this device, or answers what is wrong with the file. It fails where the device cannot do it, and is
 * not asked again then; giving up ends the work at once.
 */
export const measureHere = async (screenshot: Blob, options: MeasureOptions): Promise<MeasureOutcome> => {
  options.signal.throwIfAborted();
  const worker = takeWorker();
  try {
    const outcome = await askWorker(worker, screenshot, options);
    if (!idle) keep(worker);
    return outcome;
  } catch (error) {
    hasFailed ||= !options.signal.aborted;
    throw error;
  } finally {
    if (idle !== worker) worker.terminate();
  }
};
