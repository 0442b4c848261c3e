import type { Analysis, AnalysisRequest } from '@blueprompt/core/analysis';
import { failures } from '@/strings/generate.ts';
import { askInTurn } from './ask-in-turn.ts';
import type { AnalyzeBody, GenerationCalls, ImageFailure, OnActivity } from './generation-calls.ts';

export type ImageOutcome = { ok: true; analysis: Analysis } | ImageFailure;

/** The verdict is only advice (FN4), so trouble with it is a warning and nothing more. */
const warnIfNoUi = async (imageBase64: Blob, calls: GenerationCalls, signal: AbortSignal): Promise<void> => {
  try {
    const verdict = await calls.validate({ imageBase64 }, signal);
    if (!verdict?.isValid) calls.warn(verdict?.message ?? failures.noData);
  } catch (error) {
    if (!signal.aborted) calls.warn(String(error));
  }
};

/**
 * One picture: the advisory check, and beside it the analysis; a busy server is waited for, it does not fail the page
 * (FN4, FN22). Nobody waits for the check first: the server measures a picture once for both, and the analysis can tell
 * how far it is.
 */
export const analyzeImage = async (
  image: Blob,
  request: AnalysisRequest,
  calls: GenerationCalls,
  onActivity: OnActivity,
  signal: AbortSignal,
): Promise<ImageOutcome> => {
  const imageBase64 = await calls.encode(image).catch((error: unknown) => void calls.warn(String(error)));
  // A file that was moved or changed since it was chosen cannot be read any more; the other pages can.
  if (!imageBase64) return { ok: false, message: failures.image(failures.unreadable), cause: 'image' };
  onActivity('checking');
  const check = new AbortController();
  const advice = warnIfNoUi(imageBase64, calls, AbortSignal.any([signal, check.signal]));
  try {
    return await analyze({ imageBase64, ...request }, calls, onActivity, signal, advice);
  } finally {
    // A check that nobody waits for any more would take up the user's share of the server.
    check.abort();
  }
};

/** The analysis itself; what it found is answered once the check is done too. */
const analyze = async (
  body: AnalyzeBody,
  calls: GenerationCalls,
  onActivity: OnActivity,
  signal: AbortSignal,
  advice: Promise<void>,
): Promise<ImageOutcome> => {
  const answer = await askInTurn(() => calls.analyze(body, onActivity, signal), calls, onActivity, signal);
  if (!answer.ok) return answer;
  await advice;
  const analysis = calls.parse(answer.data);
  return analysis ? { ok: true, analysis } : { ok: false, message: failures.image(failures.noData) };
};
