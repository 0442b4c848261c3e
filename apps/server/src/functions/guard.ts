import { setImmediate } from 'node:timers/promises';
import { createBodyRoom, LARGE_BODY_BYTES } from '@blueprompt/backend/body-room';
import { createCallLimit } from '@blueprompt/backend/call-limit';
import { readJson } from '@blueprompt/backend/read-json';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { ofBodyError } from '../http/body-failure.ts';
import { answerFailure, type Failure, Refusal } from '../http/failure.ts';
import { JSON_PROBLEMS } from '../http/json-problems.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';

type FunctionContext = Context<{ Variables: FunctionVariables }>;

/** Room for a picture of the largest size in base64, and the words around it. */
const MAX_PICTURE_BODY_BYTES = Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 512 * 1024;
const MAX_BODY_BYTES = 16 * 1024;

const MINUTE_MS = 60_000;

/**
 * At most `max` calls a minute for each user in this process, before the database is asked anything: thousands of refusals
 * would otherwise wait in line with everybody's work.
 */
export const limitCallsHere = (
  deps: FunctionDeps,
  max: number,
): MiddlewareHandler<{ Variables: FunctionVariables }> => {
  const limit = createCallLimit({ max, windowMs: MINUTE_MS }, deps.now);
  return async (c, next) => {
    const caller = await deps.backend.identify(c.req.raw);
    if ('error' in caller) return answerFailure(c, { code: caller.error, message: caller.message });
    const retryAfterSeconds = limit(caller);
    if (retryAfterSeconds !== undefined) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds });
    await next();
  };
};

/** Lets only signed-in callers in; who they are comes from the bearer token and nothing else. */
export const requireUser =
  (deps: FunctionDeps): MiddlewareHandler<{ Variables: FunctionVariables }> =>
  async (c, next) => {
    const caller = await deps.backend.authenticate(c.req.raw);
    if ('error' in caller) return answerFailure(c, { code: caller.error, message: caller.message });
    if (caller.role !== 'authenticated') return answerFailure(c, { code: 'not_signed_in' });
    c.set('user', { userId: caller.userId, email: caller.email });
    await next();
  };

/** At most `max` calls a minute for each user, counted in the database for all processes together. */
export const limitCalls =
  (deps: FunctionDeps, name: string, max: number): MiddlewareHandler<{ Variables: FunctionVariables }> =>
  async (c, next) => {
    const taken = await deps.backend.takeToken({ name, key: c.get('user').userId, max, windowMs: MINUTE_MS });
    if (!taken.ok) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: taken.retryAfterSeconds });
    await next();
  };

/** Some thirty pictures of the largest size, each in memory up to three times: as text, as JSON and as a picture. */
const ROOM_BYTES = 240 * 1024 * 1024;

/** Visitors have room for a few of their own: they take none from those who signed in. */
const VISITOR_ROOM_BYTES = 32 * 1024 * 1024;

/** Keeps memory bounded however many pictures arrive together. */
export const limitPictures = () => createBodyRoom(ROOM_BYTES);
export const limitVisitors = () => createBodyRoom(VISITOR_ROOM_BYTES);

let lastTurn: Promise<unknown> = Promise.resolve();
/**
 * Parsing a picture of the largest size takes some 20 ms. Those that arrive together take turns, with room for
 * everything else between them, or fifty of them would hold up all others for a second.
 */
const turnForLarge = (): Promise<unknown> => {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
};

const parseBody = async <T>(
  c: FunctionContext,
  schema: z.ZodType<T>,
  maxBytes: number,
  tooLarge: Failure,
): Promise<T> => {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new Refusal({ code: 'unsupported_media_type' });
  const bytes = await c
    .get('readBody')(maxBytes)
    .catch((error: unknown) => {
      throw new Refusal(ofBodyError(error, tooLarge));
    });
  const text = new TextDecoder().decode(bytes);
  if (text.length > LARGE_BODY_BYTES) await turnForLarge();
  const json = readJson(text);
  if (!json.ok) throw new Refusal({ code: 'bad_request', message: JSON_PROBLEMS[json.problem] });
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  throw new Refusal({ code: 'bad_request', message: `${issue.path.join('.') || 'The body'}: ${issue.message}` });
};

/** The JSON body in the shape of the schema; anything else is refused. Nobody needs more than a page of text here. */
export const readBody = <T>(c: FunctionContext, schema: z.ZodType<T>): Promise<T> =>
  parseBody(c, schema, MAX_BODY_BYTES, { code: 'body_too_large', maxBytes: MAX_BODY_BYTES });

/** The same with a picture in it. What cannot hold an allowed one is refused as too large a picture, since it is that. */
export const readPictureBody = <T>(c: FunctionContext, schema: z.ZodType<T>): Promise<T> =>
  parseBody(c, schema, MAX_PICTURE_BODY_BYTES, { code: 'image_too_large' });
