import { createCallCount } from '@blueprompt/backend/call-limit';
import { judgeUi } from '@blueprompt/core/spec/judge-ui';
import type { Context } from 'hono';
import { z } from 'zod';
import { ofMeasureError, Refusal } from '../http/failure.ts';
import { createBriefMeasure } from '../measuring/measure-brief.ts';
import { parseImage } from '../measuring/parse-image.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { readPictureBody } from './guard.ts';

const Body = z.object({ imageBase64: z.string() });

/** Several times what a page of 1440×900 takes on a busy machine. The wizard goes on to analyse what was not judged. */
const TIMEOUT_MS = 15_000;
/** No plan counts a check, so each user has a share of a worker: a project of seven long pages, and the next. */
const SHARE_MS = { max: 60_000, windowMs: 5 * 60_000 };

/** Says whether a picture is a user interface, and why; what is no picture at all is refused. */
export const validateUiImage = (deps: FunctionDeps) => {
  const countMs = createCallCount(SHARE_MS, deps.now);
  const measure = createBriefMeasure(deps.measure, {
    timeoutMs: TIMEOUT_MS,
    // The wizard analyses what it checks: both wait for one run.
    mayStay: ({ hash }) => deps.isWanted(hash),
    onWorked: countMs,
  });
  return async (c: Context<{ Variables: FunctionVariables }>): Promise<Response> => {
    const parsed = parseImage((await readPictureBody(c, Body)).imageBase64);
    if (!parsed.ok) throw new Refusal(parsed.failure);
    const retryAfterSeconds = countMs(c.get('user').userId, 0);
    if (retryAfterSeconds !== undefined) throw new Refusal({ code: 'rate_limited', retryAfterSeconds });
    const call = { signal: c.req.raw.signal, userId: c.get('user').userId, isUncounted: true } as const;
    const measured = await measure(parsed.image, call);
    if (!measured.ok) throw new Refusal(ofMeasureError(measured.error));
    return c.json(judgeUi(measured.measurement));
  };
};
