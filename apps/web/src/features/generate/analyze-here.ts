import type { AnalysisRequest } from '@blueprompt/core/analysis';
import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import type { ReadScreenshot } from '@/engine/read-screenshot.ts';
import { failures } from '@/strings/generate.ts';
import type { ImageOutcome } from './analyze-image.ts';
import { askInTurn } from './ask-in-turn.ts';
import type { GenerationCalls, OnActivity } from './generation-calls.ts';
import { GenerationError } from './generation-error.ts';

/** What the device makes of a picture. Where it cannot, all pages stop: the person chose it, so only they choose the server. */
const readHere = async (
  image: Blob,
  calls: GenerationCalls,
  onActivity: OnActivity,
  signal: AbortSignal,
): Promise<Exclude<ReadScreenshot, { state: 'unread' }>> => {
  if (!(await calls.hasRoomHere(image))) throw new GenerationError('device-failed', failures.tooLargeHere);
  const read = await calls
    .readHere(image, {
      signal,
      onProgress: (progress) =>
        progress.state === 'loading' ? onActivity(progress) : onActivity(progress.stage, progress.found),
    })
    .catch((error: unknown): ReadScreenshot => {
      signal.throwIfAborted();
      calls.warn(String(error));
      return { state: 'unread' };
    });
  if (read.state === 'unread') throw new GenerationError('device-failed', failures.device);
  return read;
};

/**
 * One picture on this device: measured, then counted, then written about, in the order of the server, so that a picture that
 * cannot be measured costs nothing (FN18). The function that counts gets the hash of the picture alone.
 */
export const analyzeHere = async (
  image: Blob,
  request: AnalysisRequest,
  calls: GenerationCalls,
  onActivity: OnActivity,
  signal: AbortSignal,
): Promise<ImageOutcome> => {
  const imageHash = await calls.hash(image).catch((error: unknown) => void calls.warn(String(error)));
  // A file that was moved or changed since it was chosen cannot be read any more; the other pages can.
  if (!imageHash) return { ok: false, message: failures.image(failures.unreadable), cause: 'image' };
  const read = await readHere(image, calls, onActivity, signal);
  if (read.state === 'refused') return { ok: false, message: failures.image(read.message), cause: 'image' };
  const counted = await askInTurn(() => calls.count(imageHash, signal), calls, onActivity, signal);
  if (!counted.ok) return counted;
  onActivity('writing');
  const written = writeAnalysis(read.measurement, request);
  const analysis = calls.parse({ ...written, engine: { ...written.engine, onDevice: true } });
  return analysis ? { ok: true, analysis } : { ok: false, message: failures.image(failures.noData) };
};
