import type { Context } from 'hono';
import { z } from 'zod';
import { endSubscriptions } from '../billing/end-subscriptions.ts';
import { answerFailure, ofMeasureError, Refusal } from '../http/failure.ts';
import { countImageOf } from '../measuring/measure-counted.ts';
import { parseImage } from '../measuring/parse-image.ts';
import { loadPlan } from '../members/entitlement.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { readBody, readPictureBody } from './guard.ts';

type Handler = (deps: FunctionDeps) => (c: Context<{ Variables: FunctionVariables }>) => Promise<Response>;

const planOf = (deps: FunctionDeps, c: Context<{ Variables: FunctionVariables }>) =>
  loadPlan(deps.database, { ...c.get('user'), freeImagesPerMonth: deps.freeImagesPerMonth, now: deps.now() });

/** How many images the user has left this month; no limit for subscribers. */
export const imageQuota: Handler = (deps) => async (c) => {
  const { isPro, limit, used } = await planOf(deps, c);
  return c.json(isPro ? { limit: null, used, left: null } : { limit, used, left: Math.max(0, limit - used) });
};

const CountedImage = z.object({
  imageHash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in lowercase hex digits'),
});

/**
 * Counts an image that was measured in the browser like one that is measured here, under the hash of its bytes: the same
 * image costs once, wherever it is measured. Nothing else of it is sent.
 */
export const countImage: Handler = (deps) => async (c) => {
  const { imageHash } = await readBody(c, CountedImage);
  const who = { ...c.get('user'), freeImagesPerMonth: deps.freeImagesPerMonth, now: deps.now() };
  const failure = await countImageOf(deps.database, who, imageHash);
  return failure ? answerFailure(c, failure) : c.body(null, 204);
};

/** The facts of one picture, for subscribers who compare their build with the design. */
export const measureUi: Handler = (deps) => async (c) => {
  const { imageBase64 } = await readPictureBody(c, z.object({ imageBase64: z.string() }));
  if (!(await planOf(deps, c)).isPro)
    return answerFailure(c, { code: 'subscription_required', what: 'Checking a build against its design' });
  const parsed = parseImage(imageBase64);
  if (!parsed.ok) throw new Refusal(parsed.failure);
  const measured = await deps.measure(parsed.image, { signal: c.req.raw.signal, userId: c.get('user').userId });
  if (!measured.ok) throw new Refusal(ofMeasureError(measured.error));
  return c.json({ measurement: measured.measurement });
};

/** Starts a purchase at the payment provider. */
export const createPolarCheckout: Handler = (deps) => async (c) => {
  if (!deps.payments) return answerFailure(c, { code: 'payment_not_set_up' });
  if ((await planOf(deps, c)).isPro) return answerFailure(c, { code: 'already_subscribed' });
  const checkoutUrl = await deps.payments.createCheckout({ ...c.get('user'), origin: c.req.header('origin') });
  return checkoutUrl ? c.json({ checkoutUrl }) : answerFailure(c, { code: 'payment_unavailable' });
};

/** Where a subscriber manages or cancels the subscription. */
export const customerPortal: Handler = (deps) => async (c) => {
  if (!deps.payments) return answerFailure(c, { code: 'payment_not_set_up' });
  const { userId } = c.get('user');
  const [customer] = await deps.database.asService((sql) =>
    sql<{ id: string }>('select customer_id as id from product.payment_customers where user_id = $1::uuid', [userId]),
  );
  const portalUrl = await deps.payments.createPortal({
    userId,
    customerId: customer?.id,
    origin: c.req.header('origin'),
  });
  if (portalUrl === 'no-customer') return answerFailure(c, { code: 'no_customer' });
  return portalUrl ? c.json({ portalUrl }) : answerFailure(c, { code: 'payment_unavailable' });
};

/** Ends the subscription and removes the account with all rows and files, when the user typed the own address to confirm. */
export const deleteAccount: Handler = (deps) => async (c) => {
  const { confirm } = await readBody(c, z.object({ confirm: z.string() }));
  const { userId, email } = c.get('user');
  if (confirm.trim().toLowerCase() !== email.toLowerCase())
    return answerFailure(c, { code: 'bad_request', message: 'This email does not match your account.' });
  if (!(await endSubscriptions(deps, userId))) return answerFailure(c, { code: 'subscription_not_ended' });
  await deps.backend.deleteUser(userId);
  deps.log.info({ userId }, 'account deleted');
  return c.body(null, 204);
};
