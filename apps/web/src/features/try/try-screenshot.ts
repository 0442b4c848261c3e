import { Measurement } from '@blueprompt/core/measurement';
import { encodeImage } from '@/client/encode-image.ts';
import { JSON_HEADERS, toJsonBody } from '@/client/json-body.ts';
import type { EngineProgress } from '@/engine/engine-reply.ts';
import { canMeasureHere, hasRoomFor } from '@/engine/measure-here.ts';
import { readScreenshot } from '@/engine/read-screenshot.ts';
import { tryResult as words } from '@/strings/try.ts';

export type TryOutcome =
  | { state: 'measured'; measurement: Measurement }
  /** `goOn` is what helps: the same again, or only another screenshot or an account. */
  | { state: 'refused'; message: string; goOn: 'retry' | 'sign-in' | 'another' };

const FAILED: TryOutcome = { state: 'refused', message: words.failed, goOn: 'retry' };

const goOnAfter = (code: unknown, status: number): 'retry' | 'sign-in' | 'another' => {
  if (code === 'tries_used_up' || code === 'too_large_to_try') return 'sign-in';
  return status === 429 || status >= 500 ? 'retry' : 'another';
};

/** Where the work is: on this device, or on the server, also after this device could not do it. */
export type TryProgress = EngineProgress | { state: 'on-server'; after: 'nothing' | 'this-device' };

type Options = { signal: AbortSignal; onProgress: (progress: TryProgress) => void };

/** Measures a visitor's screenshot, on this device where it can, else on the server; what can go wrong comes back in words. */
export const tryScreenshot = async (screenshot: Blob, options: Options): Promise<TryOutcome> => {
  const { signal, onProgress } = options;
  const isForHere = canMeasureHere() && (await hasRoomFor(screenshot));
  if (signal.aborted) return FAILED;
  if (!isForHere) {
    onProgress({ state: 'on-server', after: 'nothing' });
    return tryOnServer(screenshot, signal);
  }
  try {
    const read = await readScreenshot(screenshot, options);
    if (read.state === 'measured') return read;
    if (read.state === 'refused') return { ...read, goOn: 'another' };
  } catch (error) {
    if (signal.aborted) return FAILED;
    console.warn('The screenshot could not be measured on this device; trying the server.', error);
  }
  onProgress({ state: 'on-server', after: 'this-device' });
  return tryOnServer(screenshot, signal);
};

const tryOnServer = async (screenshot: Blob, signal: AbortSignal): Promise<TryOutcome> => {
  try {
    const body = toJsonBody({ imageBase64: await encodeImage(screenshot) });
    const response = await fetch('/functions/v1/try-ui', { method: 'POST', headers: JSON_HEADERS, body, signal });
    const answer = (await response.json()) as { measurement?: unknown; error?: unknown; code?: unknown } | null;
    if (response.ok) {
      const { data } = Measurement.safeParse(answer?.measurement);
      return data ? { state: 'measured', measurement: data } : FAILED;
    }
    if (typeof answer?.error !== 'string') return FAILED;
    return { state: 'refused', message: answer.error, goOn: goOnAfter(answer.code, response.status) };
  } catch (error) {
    if (!signal.aborted) console.warn('The screenshot could not be measured.', error);
    return FAILED;
  }
};
