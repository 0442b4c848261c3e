import type { Backend, Database, ObjectStore } from '@blueprompt/backend/contract';
import { readJson } from '@blueprompt/backend/read-json';
import type { Measurement } from '@blueprompt/core/measurement';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AnalysisEngine } from '../engines/analysis-engine.ts';
import { mayUseImage, type Permission, takeImage } from '../functions/entitlement.ts';
import type { Measure } from '../functions/measure-cached.ts';
import { parseImage, type SentImage } from '../functions/parse-image.ts';
import { answerFailure, answerOf, type Failure, ofMeasureError } from '../http/failure.ts';
import { JSON_PROBLEMS } from '../http/json-problems.ts';
import type { Log } from '../http/logger.ts';
import { findTokenUser } from './access-tokens.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { createInTurn, type InTurn } from './in-turn.ts';

/** Room for two pictures of the largest size in base64, as compare_screenshots takes, and the words around them. */
const MAX_BODY_BYTES = 2 * Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 512 * 1024;
const CALLS_PER_MINUTE = 60;
/** Messages in one call, which older clients may send; a call counts once against the limit above. */
const MAX_BATCH = 20;

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => answerFailure(c, { code: 'body_too_large', maxBytes: MAX_BODY_BYTES }),
});

type McpAppDeps = {
  backend: Pick<Backend, 'takeToken'>;
  database: Database;
  store: ObjectStore;
  measure: Measure;
  engine: Pick<AnalysisEngine, 'guide'>;
  freeImagesPerMonth: number;
  log: Log;
  now: () => Date;
};

/** What a tool says when it cannot go on: the same words as the functions. */
const sentence = (failure: Failure): Error => new Error(answerOf(failure).message);

/** A path of somebody else's, a file on the agent's disk or broken base64 look the same from here. */
const NO_SUCH_IMAGE =
  'The image is neither the base64 of a picture nor the path of a screenshot of yours: list_projects gives those paths.';

const readImage = async (deps: McpAppDeps, userId: string, image: string): Promise<SentImage> => {
  // Only the caller's own folder is looked into, whatever the path says.
  const stored = image.startsWith(`${userId}/`) && !image.includes('..') ? await deps.store.get(image) : undefined;
  const base64 = stored
    ? Buffer.from(stored.bytes).toString('base64')
    : image.replace(/^data:image\/[\w+.-]+;base64,/, '');
  const parsed = parseImage(base64);
  if (parsed.ok) return parsed.image;
  throw parsed.failure.code === 'bad_base64' ? new Error(NO_SUCH_IMAGE) : sentence(parsed.failure);
};

const measureFor =
  (deps: McpAppDeps, inTurn: InTurn, userId: string, signal: AbortSignal) =>
  async (name: string): Promise<Measurement> => {
    const image = await readImage(deps, userId, name);
    const who = { userId, freeImagesPerMonth: deps.freeImagesPerMonth, now: deps.now() };
    const check = (permission: Permission): void => {
      if (permission.state === 'refused')
        throw sentence({ code: 'subscription_required', limit: permission.plan.limit, used: permission.plan.used });
    };
    check(await mayUseImage(deps.database, who, image.hash));
    const measured = await inTurn(userId, () => deps.measure(image, { signal }));
    if (!measured.ok) throw sentence(ofMeasureError(measured.error));
    check(await takeImage(deps.database, who, image.hash));
    return measured.measurement;
  };

/** MCP over streamable HTTP at /mcp, for whoever holds a personal access token. */
export const createMcpApp = (deps: McpAppDeps): Hono => {
  const app = new Hono<{ Variables: { userId: string } }>();
  // An agent may ask for many pictures at once: they are measured one after another, so that others get theirs too.
  const inTurn = createInTurn();
  /** Each message of a batch is a call. */
  const takeCalls = (userId: string, amount: number) =>
    deps.backend.takeToken({ name: 'mcp', key: userId, max: CALLS_PER_MINUTE, windowMs: 60_000, amount });
  app.use('/mcp', async (c, next) => {
    const userId = await findTokenUser(deps.database, c.req.header('authorization'));
    if (!userId) {
      c.header('WWW-Authenticate', 'Bearer realm="Blueprompt", error="invalid_token"');
      return answerFailure(c, { code: 'bad_access_token' });
    }
    const taken = await takeCalls(userId, 1);
    if (!taken.ok) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: taken.retryAfterSeconds });
    c.set('userId', userId);
    await next();
  });
  app.use('/mcp', limitBody);
  app.all('/mcp', async (c) => {
    const { raw } = c.req;
    const userId = c.get('userId');
    const handler = createMcpHandler(
      () =>
        createMcpServer({
          measure: measureFor(deps, inTurn, userId, raw.signal),
          // One after another too: each may take the time limit of its thread.
          writeGuide: (saved) => inTurn(`${userId} guide`, () => deps.engine.guide(saved)),
          database: deps.database,
          userId,
        }),
      { onerror: (error) => deps.log.warn({ reason: error.message }, 'an MCP request was refused') },
    );
    if (c.req.method !== 'POST') return handler.fetch(raw);
    // The handler would parse any depth, and look through it again and again.
    const body = readJson(await c.req.text());
    if (!body.ok) return answerFailure(c, { code: 'bad_request', message: JSON_PROBLEMS[body.problem] });
    if (Array.isArray(body.value) && body.value.length > MAX_BATCH)
      return answerFailure(c, { code: 'bad_request', message: JSON_PROBLEMS['too-many'] });
    const further = Array.isArray(body.value) ? body.value.length - 1 : 0;
    if (further > 0) {
      const taken = await takeCalls(userId, further);
      if (!taken.ok) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: taken.retryAfterSeconds });
    }
    return handler.fetch(raw, { parsedBody: body.value });
  });
  return app as unknown as Hono;
};
