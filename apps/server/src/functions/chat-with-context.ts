import { MAX_CONTEXT_CHARS } from '@blueprompt/core/chat/chat-context';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ChatInput } from '../engines/analysis-engine.ts';
import { ofMeasureError, Refusal } from '../http/failure.ts';
import { loadPlan, mayUseImage, takeImage } from './entitlement.ts';
import type { FunctionDeps, FunctionVariables, SignedIn } from './function-deps.ts';
import { readPictureBody } from './guard.ts';
import { parseImage } from './parse-image.ts';
import { refuseModel } from './refuse-model.ts';

const MAX_MESSAGE_CHARS = 8_000;

const Body = z
  .object({
    message: z.string().max(MAX_MESSAGE_CHARS),
    context: z.string().max(MAX_CONTEXT_CHARS),
    image: z.string().nullish(),
  })
  .refine((body) => body.message.trim() !== '' || body.image, {
    message: 'The message is empty and there is no image.',
  });

/** The attachment's facts. It is measured like any screenshot, so it counts like one: the chat is no way around the plan. */
const readAttachment = async (
  deps: FunctionDeps,
  user: SignedIn,
  base64: string,
  signal: AbortSignal,
): Promise<ChatInput['attachment']> => {
  const parsed = parseImage(base64);
  if (!parsed.ok) throw new Refusal(parsed.failure);
  const who = { userId: user.userId, freeImagesPerMonth: deps.freeImagesPerMonth, now: deps.now() };
  const refuseBy = (permission: Awaited<ReturnType<typeof takeImage>>) => {
    if (permission.state === 'refused')
      throw new Refusal({ code: 'subscription_required', limit: permission.plan.limit, used: permission.plan.used });
  };
  refuseBy(await mayUseImage(deps.database, who, parsed.image.hash));
  const measured = await deps.measure(parsed.image, { signal, userId: user.userId });
  if (!measured.ok) throw new Refusal(ofMeasureError(measured.error));
  refuseBy(await takeImage(deps.database, who, parsed.image.hash));
  return { image: parsed.image.bytes, measurement: measured.measurement };
};

/** Answers a question about an analysis, for those who could have made one. */
export const chatWithContext =
  (deps: FunctionDeps) =>
  async (c: Context<{ Variables: FunctionVariables }>): Promise<Response> => {
    const { message, context, image } = await readPictureBody(c, Body);
    const user = c.get('user');
    const plan = await loadPlan(deps.database, {
      ...user,
      freeImagesPerMonth: deps.freeImagesPerMonth,
      now: deps.now(),
    });
    if (!plan.isPro && plan.limit === 0)
      throw new Refusal({ code: 'subscription_required', limit: plan.limit, used: plan.used });
    const { signal } = c.req.raw;
    const attachment = image ? await readAttachment(deps, user, image, signal) : undefined;
    return c.json(
      await deps.engine.chat({ message, context, attachment }, { signal, refuseModel: refuseModel(deps, user.userId) }),
    );
  };
