import type { Backend, Database, ObjectStore } from '@blueprompt/backend/contract';
import type { Measurement } from '@blueprompt/core/measurement';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { Hono } from 'hono';
import { mayUseImage, type Permission, takeImage } from '../functions/entitlement.ts';
import type { Measure } from '../functions/measure-cached.ts';
import { parseImage, type SentImage } from '../functions/parse-image.ts';
import { answerFailure, answerOf, type Failure, ofMeasureError } from '../http/failure.ts';
import type { Log } from '../http/logger.ts';
import { findTokenUser } from './access-tokens.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { createInTurn, type InTurn } from './in-turn.ts';

/** Seven pictures of the largest size in base64 would be 49 MB; agents send one or two. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
const CALLS_PER_MINUTE = 60;

type McpAppDeps = {
  backend: Pick<Backend, 'takeToken'>;
  database: Database;
  store: ObjectStore;
  measure: Measure;
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
  const app = new Hono();
  // An agent may ask for many pictures at once: they are measured one after another, so that others get theirs too.
  const inTurn = createInTurn();
  app.all('/mcp', async (c) => {
    const userId = await findTokenUser(deps.database, c.req.header('authorization'));
    if (!userId) {
      c.header('WWW-Authenticate', 'Bearer realm="Blueprompt", error="invalid_token"');
      return answerFailure(c, { code: 'bad_access_token' });
    }
    const taken = await deps.backend.takeToken({ name: 'mcp', key: userId, max: CALLS_PER_MINUTE, windowMs: 60_000 });
    if (!taken.ok) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: taken.retryAfterSeconds });
    const { signal } = c.req.raw;
    const handler = createMcpHandler(
      () => createMcpServer({ measure: measureFor(deps, inTurn, userId, signal), database: deps.database, userId }),
      {
        maxRequestBodySize: MAX_BODY_BYTES,
        onerror: (error) => deps.log.warn({ reason: error.message }, 'an MCP request was refused'),
      },
    );
    return handler.fetch(c.req.raw);
  });
  return app;
};
