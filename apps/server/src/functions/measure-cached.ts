import { Measurement } from '@blueprompt/core/measurement';
import type { MeasureOutcome, MeasurePool, OnStage } from '@blueprompt/vision/contract';
import type { AnswerCache } from './answer-cache.ts';
import type { SentImage } from './parse-image.ts';

export type Measure = (
  image: SentImage,
  options: { signal: AbortSignal; onStage?: OnStage },
) => Promise<MeasureOutcome>;

/** Measures each picture once: what was measured before with the same eyes is read back. */
export const createCachedMeasure =
  (pool: MeasurePool, cache: AnswerCache, visionVersion: string): Measure =>
  async (image, options) => {
    const key = `measurement ${visionVersion} ${image.hash}`;
    const known = Measurement.safeParse(await cache.load(key));
    if (known.success) return { ok: true, measurement: known.data };
    const outcome = await pool.measure(image.bytes, options);
    if (outcome.ok) await cache.save(key, outcome.measurement);
    return outcome;
  };
