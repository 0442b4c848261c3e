import { Measurement } from '@blueprompt/core/measurement';
import { encodeImage } from '@/analysis/encode-image.ts';
import { JSON_HEADERS, toJsonBody } from '@/analysis/json-body.ts';
import { tryResult as words } from '@/strings/try.ts';

export type TryOutcome =
  | { state: 'measured'; measurement: Measurement }
  /** `goOn` is what helps: the same again, or only another screenshot or an account. */
  | { state: 'refused'; message: string; goOn: 'retry' | 'sign-in' | 'another' };

const goOnAfter = (code: unknown, status: number): 'retry' | 'sign-in' | 'another' => {
  if (code === 'tries_used_up' || code === 'too_large_to_try') return 'sign-in';
  return status === 429 || status >= 500 ? 'retry' : 'another';
};

/** Has a visitor's screenshot measured; what can go wrong comes back in words. */
export const tryScreenshot = async (screenshot: Blob, signal: AbortSignal): Promise<TryOutcome> => {
  const failed: TryOutcome = { state: 'refused', message: words.failed, goOn: 'retry' };
  try {
    const body = toJsonBody({ imageBase64: await encodeImage(screenshot) });
    const response = await fetch('/functions/v1/try-ui', { method: 'POST', headers: JSON_HEADERS, body, signal });
    const answer = (await response.json()) as { measurement?: unknown; error?: unknown; code?: unknown } | null;
    if (response.ok) {
      const { data } = Measurement.safeParse(answer?.measurement);
      return data ? { state: 'measured', measurement: data } : failed;
    }
    if (typeof answer?.error !== 'string') return failed;
    return { state: 'refused', message: answer.error, goOn: goOnAfter(answer.code, response.status) };
  } catch (error) {
    if (!signal.aborted) console.warn('The screenshot could not be tried.', error);
    return failed;
  }
};
