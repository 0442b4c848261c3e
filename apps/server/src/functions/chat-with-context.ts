import { createInTurn } from '@blueprompt/backend/in-turn';
import { MAX_CONTEXT_CHARS, MAX_RESULT_CHARS } from '@blueprompt/core/chat/chat-context';
import type { ChatEvent } from '@blueprompt/core/chat/chat-event';
import { ChatTurn, MAX_TURNS } from '@blueprompt/core/chat/chat-turn';
import { slowAnswer } from '@blueprompt/core/chat/slow-answer';
import { MAX_CHAT_MESSAGE_CHARS } from '@blueprompt/core/spec/limits';
import type { Context } from 'hono';
import { z } from 'zod';
import type { ChatInput, ChatReply } from '../engines/analysis-engine.ts';
import { TookTooLong } from '../engines/work-lane.ts';
import { answerOf, type Failure, Refusal } from '../http/failure.ts';
import { BUSY_SECONDS } from '../http/limit-calls.ts';
import { acceptsEvents, streamEvents } from '../http/stream-events.ts';
import { measureCounted, refusedBy } from '../measuring/measure-counted.ts';
import { parseImage } from '../measuring/parse-image.ts';
import { loadPlan, mayUseImage } from '../members/entitlement.ts';
import { readSavedProject } from '../members/saved-projects.ts';
import type { FunctionDeps, FunctionVariables, SignedIn } from './function-deps.ts';
import { readPictureBody } from './guard.ts';
import { refuseModel } from './refuse-model.ts';

const Body = z
  .object({
    message: z.string().max(MAX_CHAT_MESSAGE_CHARS),
    context: z.string().max(MAX_CONTEXT_CHARS),
    image: z.string().nullish(),
    /** A saved project of the caller, which says more than its summary. */
    resultId: z.uuid().optional(),
    /** An analysis that was not saved, as JSON; it is parsed where it cannot hold up anybody else. */
    result: z.string().max(MAX_RESULT_CHARS).optional(),
    /** The talk so far. */
    turns: z.array(ChatTurn).max(MAX_TURNS).optional(),
  })
  .refine((body) => body.message.trim() !== '' || body.image, {
    message: 'Enter a message or attach an image.',
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
  const permission = await mayUseImage(deps.database, who, parsed.image.hash);
  if (permission.state === 'refused') throw new Refusal(refusedBy(permission.plan));
  const counted = await measureCounted(deps, parsed.image, { signal, userId: user.userId });
  if (!counted.ok) throw new Refusal(counted.failure);
  return { image: parsed.image.bytes, measurement: counted.measurement };
};

/** What the question is about: the caller's saved project, else what came with the question. */
const readResult = async (
  deps: FunctionDeps,
  { userId }: SignedIn,
  { resultId, result }: Pick<z.infer<typeof Body>, 'resultId' | 'result'>,
): Promise<string | undefined> =>
  result ?? (resultId && (await readSavedProject(deps.database, userId, resultId))?.result);

/** Slowness is no failure: whoever asks gets a bounded answer, and the next question its own time. */
const answerInTime = async (
  deps: FunctionDeps,
  input: ChatInput,
  options: Parameters<FunctionDeps['engine']['chat']>[1],
): Promise<ChatReply> => {
  try {
    return await deps.engine.chat(input, options);
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    deps.log.warn({ reason: error.message }, 'a chat answer took too long');
    const { state: _, ...said } = slowAnswer(input.message);
    return { ...said, engine: { kind: 'local', name: deps.engine.name } };
  }
};

const toErrorEvent = (deps: FunctionDeps, error: unknown, requestId: string, signal: AbortSignal): ChatEvent => {
  const failure: Failure =
    error instanceof Refusal ? error.failure : signal.aborted ? { code: 'cancelled' } : { code: 'internal', requestId };
  if (failure.code === 'internal') deps.log.error({ requestId, err: error }, 'a chat answer failed');
  const { status, message } = answerOf(failure);
  return { type: 'error', status, code: failure.code, message };
};

/** Questions of one user that wait for the one being answered: as many as may be in flight. */
const MAX_WAITING = 3;

/** Answers a question about an analysis, for those who could have made one: as JSON, or in words as they come. */
export const chatWithContext = (deps: FunctionDeps) => {
  // All users' questions are answered on one thread: nobody has more than one of them in its line.
  const inTurn = createInTurn({
    maxWaiting: MAX_WAITING,
    refuse: () => new Refusal({ code: 'rate_limited', retryAfterSeconds: BUSY_SECONDS }),
  });
  return async (c: Context<{ Variables: FunctionVariables }>): Promise<Response> => {
    const { message, context, image, turns, ...about } = await readPictureBody(c, Body);
    const user = c.get('user');
    const plan = await loadPlan(deps.database, {
      ...user,
      freeImagesPerMonth: deps.freeImagesPerMonth,
      now: deps.now(),
    });
    if (!plan.isPro && plan.limit === 0) throw new Refusal({ code: 'subscription_required', what: 'The chat' });
    const refuse = refuseModel(deps, user.userId);
    const answerTo = async (signal: AbortSignal, onWords?: (words: string) => void): Promise<ChatReply> => {
      const attachment = image ? await readAttachment(deps, user, image, signal) : undefined;
      const result = await readResult(deps, user, about);
      const input = { message, context, result, attachment, turns };
      const options = { signal, refuseModel: refuse, ...(onWords && { onWords }) };
      return inTurn(user.userId, () => answerInTime(deps, input, options), signal);
    };
    if (!acceptsEvents(c)) return c.json(await answerTo(c.req.raw.signal));
    return streamEvents<ChatEvent>(c, (signal, send) =>
      answerTo(signal, (text) => send({ type: 'words', text })).then(
        (said): ChatEvent => ({ type: 'answer', said }),
        (error: unknown) => toErrorEvent(deps, error, c.get('requestId'), signal),
      ),
    );
  };
};
