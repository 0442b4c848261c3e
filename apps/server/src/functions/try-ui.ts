import { createCallCount } from '@blueprompt/backend/call-limit';
import { clientNetwork } from '@blueprompt/backend/client-network';
import { createInTurn } from '@blueprompt/backend/in-turn';
import { hasContent } from '@blueprompt/core/has-content';
import { MAX_TRY_MEGAPIXELS, TRIES_PER_DAY } from '@blueprompt/core/try-limits';
import { readSize } from '@blueprompt/vision/decode';
import type { Context, MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { answerFailure, ofMeasureError, Refusal } from '../http/failure.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { BUSY_SECONDS, readPictureBody } from './guard.ts';
import { createBriefMeasure } from './measure-brief.ts';
import { parseImage, type SentImage } from './parse-image.ts';

const Body = z.object({ imageBase64: z.string() });

/** As for the check of the wizard: several times what a page of 1440×900 takes on a busy machine. */
const TIMEOUT_MS = 15_000;
const DAY_MS = 24 * 60 * 60_000;
/** Visitors have one turn among the users of the pool, and few of them wait for it. */
const VISITORS = 'visitors';
const VISITORS_WAITING = 4;
/** Calls of one network in this process, before a body is read or the database asked. */
const CALLS_HERE = { max: 20, windowMs: 60_000 };

/** Where a visitor comes from; limits count by it. */
export const networkOf =
  (deps: Pick<FunctionDeps, 'trustProxy'>) =>
  (c: Context): string =>
    clientNetwork(c, deps.trustProxy);

/** Refuses a network that calls too often, from memory alone. */
export const limitNetwork = (deps: FunctionDeps): MiddlewareHandler => {
  const count = createCallCount(CALLS_HERE, deps.now);
  return async (c, next) => {
    const retryAfterSeconds = count(networkOf(deps)(c));
    if (retryAfterSeconds !== undefined) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds });
    await next();
  };
};

/** From the header alone; what cannot be read is left to the measuring, which says why. */
const checkArea = async ({ bytes }: SentImage): Promise<void> => {
  const size = await readSize(bytes);
  const megapixels = size ? (size.width * size.height) / 1e6 : 0;
  if (megapixels > MAX_TRY_MEGAPIXELS)
    throw new Refusal({ code: 'too_large_to_try', megapixels: Math.ceil(megapixels * 10) / 10 });
};

/** The facts of one picture for somebody without an account, a few times a day; neither picture nor facts are stored. */
export const tryUi = (deps: FunctionDeps) => {
  const measure = createBriefMeasure(deps.measure, { timeoutMs: TIMEOUT_MS });
  const inTurn = createInTurn({
    maxWaiting: VISITORS_WAITING,
    refuse: () => new Refusal({ code: 'busy', retryAfterSeconds: BUSY_SECONDS }),
  });
  return async (c: Context<{ Variables: FunctionVariables }>): Promise<Response> => {
    const parsed = parseImage((await readPictureBody(c, Body)).imageBase64);
    if (!parsed.ok) throw new Refusal(parsed.failure);
    await checkArea(parsed.image);
    const { signal } = c.req.raw;
    const measured = await inTurn(
      VISITORS,
      async () => {
        const key = networkOf(deps)(c);
        const taken = await deps.backend.takeToken({ name: 'try-day', key, max: TRIES_PER_DAY, windowMs: DAY_MS });
        if (!taken.ok)
          throw new Refusal({
            code: 'tries_used_up',
            perDay: TRIES_PER_DAY,
            retryAfterSeconds: taken.retryAfterSeconds,
          });
        return measure(parsed.image, { signal, userId: VISITORS, isUncounted: true });
      },
      signal,
    );
    if (!measured.ok) throw new Refusal(ofMeasureError(measured.error));
    if (!hasContent(measured.measurement)) throw new Refusal({ code: 'nothing_to_build' });
    return c.json({ measurement: measured.measurement });
  };
};
