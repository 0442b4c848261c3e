import type { Measurement } from '@blueprompt/core/measurement';
import type { AnswerCache } from './answer-cache.ts';
import type { Measure } from './measure.ts';
import { createRecentAnswers } from './recent-answers.ts';

/** Some hundred pages, 64 MB at most: the wizard analyses a picture right after it was judged. */
const MAX_RECENT_CHARS = 32 * 1024 * 1024;

/** Measures each picture once: what was measured before with the same eyes is read back. */
export const createCachedMeasure = (measure: Measure, cache: AnswerCache, visionVersion: string): Measure => {
  const recent = createRecentAnswers(MAX_RECENT_CHARS);
  return async (image, call) => {
    const key = `measurement ${visionVersion} ${image.hash}`;
    // As they were written: only this server writes there, the key names the eyes, and to check a dense page again takes
    // longer than to read it.
    const known = (await cache.load(key)) as Measurement | undefined;
    if (known) return { ok: true, measurement: known };
    const judged = recent.load(key) as Measurement | undefined;
    const outcome = judged ? { ok: true as const, measurement: judged } : await measure(image, call);
    if (!outcome.ok) return outcome;
    if (call.isUncounted) recent.save(key, outcome.measurement);
    else await cache.save(key, outcome.measurement);
    return outcome;
  };
};
