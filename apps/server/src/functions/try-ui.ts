import { clientNetwork } from '@blueprompt/backend/client-network';
import { createInTurn } from '@blueprompt/backend/in-turn';
import { hasContent } from '@blueprompt/core/has-content';
import { MAX_TRY_MEGAPIXELS, TRIES_PER_DAY } from '@blueprompt/core/spec/try-limits';
import { readSize } from '@blueprompt/vision/decode';
import type { Context } from 'hono';
import { z } from 'zod';
import { ofMeasureError, Refusal } from '../http/failure.ts';
import { BUSY_SECONDS } from '../http/limit-calls.ts';
import { createBriefMeasure } from '../measuring/measure-brief.ts';
import { parseImage, type SentImage } from '../measuring/parse-image.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { readPictureBody } from './guard.ts';

const Body = z.object({ imageBase64: z.string() });

/** As for the check of the wizard: several times what a page of 1440×900 takes on a busy machine. */
const TIMEOUT_MS = 15_000;
const DAY_MS = 24 * 60 * 60_000;
/** Visitors have one turn among the users of the pool, and few of them wait for it. */
const VISITORS = 'visitors';
const VISITORS_WAITING = 4;
/** Calls of one network in this process, before a body is read or the database asked. */
export const TRY_CALLS_HERE = { max: 20, windowMs: 60_000 };

/** Networks that are remembered as having no tries left; a refused one must not take a place in the line. */
const MAX_REMEMBERED = 10_000;

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
  const usedUpUntil = new Map<string, number>();
  const refuseUsedUp = (retryAfterSeconds: number): never => {
    throw new Refusal({ code: 'tries_used_up', perDay: TRIES_PER_DAY, retryAfterSeconds });
  };
  return async (c: Context<{ Variables: FunctionVariables }>): Promise<Response> => {
    const key = clientNetwork(c, deps.trustProxy);
    const left = Math.ceil(((usedUpUntil.get(key) ?? 0) - deps.now().getTime()) / 1000);
    if (left > 0) refuseUsedUp(left);
    const parsed = parseImage((await readPictureBody(c, Body)).imageBase64);
    if (!parsed.ok) throw new Refusal(parsed.failure);
    await checkArea(parsed.image);
    const { signal } = c.req.raw;
    const measured = await inTurn(
      VISITORS,
      async () => {
        const taken = await deps.backend.takeToken({ name: 'try-day', key, max: TRIES_PER_DAY, windowMs: DAY_MS });
        if (!taken.ok) {
          if (usedUpUntil.size >= MAX_REMEMBERED) usedUpUntil.clear();
          usedUpUntil.set(key, deps.now().getTime() + taken.retryAfterSeconds * 1000);
          refuseUsedUp(taken.retryAfterSeconds);
        }
        return measure(parsed.image, { signal, userId: VISITORS, sender: key, isUncounted: true });
      },
      signal,
    );
    if (!measured.ok) throw new Refusal(ofMeasureError(measured.error));
    if (!hasContent(measured.measurement)) throw new Refusal({ code: 'nothing_to_build' });
    return c.json({ measurement: measured.measurement });
  };
};
