import type { Database } from '@blueprompt/backend/contract';
import { hasContent } from '@blueprompt/core/has-content';
import type { Measurement } from '@blueprompt/core/measurement';
import { type Failure, ofMeasureError } from '../http/failure.ts';
import { loadPlan, type Plan, takeImage } from '../members/entitlement.ts';
import type { Measure, MeasureCall } from './measure.ts';
import type { SentImage } from './parse-image.ts';

/** What a plan says no to. */
export const refusedBy = ({ limit, used }: Plan): Failure => ({ code: 'subscription_required', limit, used });

/** Why a user may measure nothing, whatever the picture: told before one is read or taken for them. */
export const refusedAll = async (...who: Parameters<typeof loadPlan>): Promise<Failure | undefined> => {
  const plan = await loadPlan(...who);
  return plan.isPro || plan.limit > 0 ? undefined : refusedBy(plan);
};

/** Counts an image; the failure where it may not be used, or nobody is left to use it. */
export const countImageOf = async (...taken: Parameters<typeof takeImage>): Promise<Failure | undefined> => {
  const permission = await takeImage(...taken);
  if (permission.state === 'gone') return { code: 'session_not_found', message: 'The session has ended' };
  return permission.state === 'refused' ? refusedBy(permission.plan) : undefined;
};

/** Facts of a picture that has something on it and was counted, or of an empty one, which costs nothing. */
type Counted = { ok: true; measurement: Measurement; isEmpty: boolean } | { ok: false; failure: Failure };

/** Measures, then counts: in this order, so that a picture that cannot be measured, or has nothing on it, costs nothing. */
export async function measureCounted(
  deps: { database: Database; measure: Measure; freeImagesPerMonth: number; now: () => Date },
  image: SentImage,
  call: MeasureCall,
): Promise<Counted> {
  const measured = await deps.measure(image, call);
  if (!measured.ok) return { ok: false, failure: ofMeasureError(measured.error) };
  if (call.signal.aborted) return { ok: false, failure: { code: 'cancelled' } };
  const { measurement } = measured;
  if (!hasContent(measurement)) return { ok: true, measurement, isEmpty: true };
  const who = { userId: call.userId, freeImagesPerMonth: deps.freeImagesPerMonth, now: deps.now() };
  const failure = await countImageOf(deps.database, who, image.hash);
  return failure ? { ok: false, failure } : { ok: true, measurement, isEmpty: false };
}
