import { createBodyRoom, hasLargeBody, type ReadBody } from '@blueprompt/backend/body-room';
import { createCallCount } from '@blueprompt/backend/call-limit';
import { clientNetwork } from '@blueprompt/backend/client-network';
import type { Backend, Database, ObjectStore } from '@blueprompt/backend/contract';
import { createInTurn, type InTurn } from '@blueprompt/backend/in-turn';
import { readJson } from '@blueprompt/backend/read-json';
import { isSafeKey, ownerOf } from '@blueprompt/backend/storage/object-key';
import { viewLike } from '@blueprompt/capture/view-like';
import type { DomFacts } from '@blueprompt/core/dom-facts';
import type { Measurement } from '@blueprompt/core/measurement';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import { applyFacts } from '@blueprompt/vision/dom/apply-facts';
import { createMcpHandler } from '@modelcontextprotocol/server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { AnalysisEngine } from '../engines/analysis-engine.ts';
import { ofBodyError } from '../http/body-failure.ts';
import { answerFailure, type Failure } from '../http/failure.ts';
import { JSON_PROBLEMS } from '../http/json-problems.ts';
import { BUSY_SECONDS, limitAtOnce } from '../http/limit-calls.ts';
import type { Log } from '../http/logger.ts';
import type { RequestVariables } from '../http/observe-requests.ts';
import type { CaptureForUser } from '../measuring/create-capture.ts';
import type { Measure } from '../measuring/measure.ts';
import { measureCounted, refusedAll, refusedBy } from '../measuring/measure-counted.ts';
import { parseImage, type SentImage, toSentImage } from '../measuring/parse-image.ts';
import { findTokenUser, hashOfBearer } from '../members/access-tokens.ts';
import { mayUseImage } from '../members/entitlement.ts';
import { readSavedProject } from '../members/saved-projects.ts';
import { createMcpServer } from './create-mcp-server.ts';
import { sentence, toSentence } from './to-sentence.ts';

/** Room for two pictures of the largest size in base64, as compare_screenshots takes, and the words around them. */
const MAX_BODY_BYTES = 2 * Math.ceil(MAX_IMAGE_BYTES / 3) * 4 + 512 * 1024;
const CALLS_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
/** Calls of one network with tokens that are nobody's, or that nobody has looked up yet. */
const UNKNOWN_PER_MINUTE = 60;
/** Pictures of one user that wait for the one being measured: those of a project, and one. Guides take a thread for seconds. */
const PICTURES_WAITING = 8;
const GUIDES_WAITING = 2;
/** Calls with a picture in them, in memory at the same time, a few times over. */
const ROOM_BYTES = 112 * 1024 * 1024;
const LARGE_OF_USER = 2;
/** Messages in one call, which older clients may send; a call counts once against the limit above. */
const MAX_BATCH = 20;

type McpAppDeps = {
  backend: Pick<Backend, 'takeToken'>;
  database: Database;
  store: ObjectStore;
  measure: Measure;
  engine: Pick<AnalysisEngine, 'guide' | 'agent'>;
  /** Undefined where pages are not captured by their address. */
  capture: CaptureForUser | undefined;
  freeImagesPerMonth: number;
  trustProxy: boolean;
  log: Log;
  now: () => Date;
};

/** A path of somebody else's, a file on the agent's disk or broken base64 look the same from here. */
const NO_SUCH_IMAGE =
  'The image must be the base64 of a PNG, JPEG, GIF or WebP file, or the path of one of your screenshots from list_projects.';

const readImage = async (deps: McpAppDeps, userId: string, image: string): Promise<SentImage> => {
  // Only the caller's own folder is looked into, whatever the path says.
  const stored = isSafeKey(image) && ownerOf(image) === userId ? await deps.store.get(image) : undefined;
  if (stored) return toSentImage(stored.bytes);
  const parsed = parseImage(image.replace(/^data:image\/[\w+.-]+;base64,/, ''));
  if (parsed.ok) return parsed.image;
  const isNoImage = parsed.failure.code === 'bad_base64' || parsed.failure.code === 'empty_image';
  throw isNoImage ? new Error(NO_SUCH_IMAGE) : sentence(parsed.failure);
};

/** An address is captured as wide as most designs are drawn, and a build as wide as its reference. */
const VIEW = { width: 1440, scale: 1, dark: false };
const NO_CAPTURE = "This server doesn't capture pages by their address. Send a screenshot of the page instead.";
const NO_SUCH_WIDTH = 'Pages cannot be captured at the width of this reference. Send a screenshot of the page instead.';

type Picture = { image: SentImage; facts?: DomFacts; notes?: readonly string[] };
type Caller = { userId: string; signal: AbortSignal };

/** A picture by its bytes, its path or the address of a page, which also says what it is made of. */
const takePicture = async (
  deps: McpAppDeps,
  name: string,
  caller: Caller,
  reference?: Measurement,
): Promise<Picture> => {
  if (!/^https?:/i.test(name)) return { image: await readImage(deps, caller.userId, name) };
  if (!deps.capture) throw new Error(NO_CAPTURE);
  const view = reference ? viewLike(reference.image, VIEW) : VIEW;
  if (!view) throw new Error(NO_SUCH_WIDTH);
  const { bytes, facts, notes } = await deps.capture(name, view, caller);
  return { image: toSentImage(bytes), facts, notes };
};

const measureFor =
  (deps: McpAppDeps, inTurn: InTurn, userId: string, signal: AbortSignal) =>
  async (name: string, reference: Measurement | undefined, tell: (note: string) => void): Promise<Measurement> => {
    const who = { userId, freeImagesPerMonth: deps.freeImagesPerMonth, now: deps.now() };
    const refused = await refusedAll(deps.database, who);
    if (refused) throw sentence(refused);
    return inTurn(
      userId,
      async () => {
        const { image, facts, notes = [] } = await takePicture(deps, name, { userId, signal }, reference);
        for (const note of notes) tell(note);
        const permission = await mayUseImage(deps.database, who, image.hash);
        if (permission.state === 'refused') throw sentence(refusedBy(permission.plan));
        const counted = await measureCounted(deps, image, { signal, userId });
        if (!counted.ok) throw sentence(counted.failure);
        return facts ? applyFacts(counted.measurement, facts, reference) : counted.measurement;
      },
      signal,
    );
  };

const guideFor =
  (deps: McpAppDeps, inTurn: InTurn, userId: string, signal: AbortSignal) =>
  (id: string, detail: 'concise' | 'full'): Promise<string> =>
    // The row too is loaded in turn: it may be megabytes.
    inTurn(
      userId,
      async () => {
        const saved = await readSavedProject(deps.database, userId, id);
        if (!saved) throw new Error('You have no saved project with this id.');
        return deps.engine.guide({ ...saved, detail }, { signal });
      },
      signal,
    );

/** Resolves when an answer has been read to its end, or nobody reads it any more. */
const untilRead = (answer: Response): { answer: Response; over: Promise<void> } => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = () => resolve();
  if (!answer.body) over();
  // The type does not know `cancel` yet, the runtime does.
  const end: object = { flush: over, cancel: over };
  const body = answer.body?.pipeThrough(new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(end));
  return { answer: new Response(body, answer), over: promise };
};

type McpEnv = { Variables: RequestVariables & { userId: string; readBody: ReadBody; streaming?: Promise<void> } };
/** Takes so many calls of what a user may make in a minute. */
type TakeCalls = (userId: string, amount: number) => ReturnType<Backend['takeToken']>;

/** Lets nobody in but who holds a token, and each not too often. */
const requireToken = (deps: McpAppDeps, takeCalls: TakeCalls): MiddlewareHandler<McpEnv> => {
  // Both before the database is asked: thousands of refusals would otherwise wait in line with everybody's work.
  const countToken = createCallCount({ max: CALLS_PER_MINUTE, windowMs: MINUTE_MS }, deps.now);
  const countUnknown = createCallCount({ max: UNKNOWN_PER_MINUTE, windowMs: MINUTE_MS }, deps.now);
  return async (c, next) => {
    const hash = hashOfBearer(c.req.header('authorization'));
    const network = clientNetwork(c, deps.trustProxy);
    const ofToken = hash && countToken(hash);
    if (ofToken) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: ofToken });
    const ofUnknown = hash && countUnknown(network);
    const userId = hash && !ofUnknown ? await findTokenUser(deps.database, hash) : undefined;
    // Neither a token that is somebody's nor a refusal is one with which somebody guessed.
    if (userId || ofUnknown) countUnknown(network, -1);
    if (ofUnknown) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: ofUnknown });
    if (!userId) {
      c.header('WWW-Authenticate', 'Bearer realm="Blueprompt", error="invalid_token"');
      return answerFailure(c, { code: 'bad_access_token' });
    }
    const taken = await takeCalls(userId, 1);
    if (!taken.ok) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: taken.retryAfterSeconds });
    c.set('userId', userId);
    await next();
  };
};

/** The messages of a call, or why it is refused. The handler would parse any depth, and look through it again and again. */
const readMessages = async (c: Context<McpEnv>): Promise<{ value: unknown; count: number } | Failure> => {
  const bytes = await c
    .get('readBody')(MAX_BODY_BYTES)
    .catch((error: unknown) => ofBodyError(error, { code: 'body_too_large', maxBytes: MAX_BODY_BYTES }));
  if ('code' in bytes) return bytes;
  const body = readJson(new TextDecoder().decode(bytes));
  if (!body.ok) return { code: 'bad_request', message: JSON_PROBLEMS[body.problem] };
  const count = Array.isArray(body.value) ? body.value.length : 1;
  if (count > MAX_BATCH) return { code: 'bad_request', message: JSON_PROBLEMS['too-many'] };
  return { value: body.value, count };
};

/** Makes the handler of a call, with what waits in line for the same user. */
const createHandlers = (deps: McpAppDeps) => {
  const refuse = () => sentence({ code: 'rate_limited', retryAfterSeconds: BUSY_SECONDS });
  // An agent may ask for many pictures at once: they are measured, and written about, one after another, so that others
  // get theirs too.
  const picturesInTurn = createInTurn({ maxWaiting: PICTURES_WAITING, refuse });
  const guidesInTurn = createInTurn({ maxWaiting: GUIDES_WAITING, refuse });
  return (userId: string, requestId: string, signal: AbortSignal) =>
    createMcpHandler(
      () =>
        createMcpServer({
          measure: measureFor(deps, picturesInTurn, userId, signal),
          write: (call) => picturesInTurn(userId, () => deps.engine.agent(call, { signal }), signal),
          readGuide: guideFor(deps, guidesInTurn, userId, signal),
          database: deps.database,
          userId,
          takesAddresses: deps.capture !== undefined,
          explain: (error) => toSentence(error, { log: deps.log, requestId, signal }),
        }),
      { onerror: (error) => deps.log.warn({ reason: error.message }, 'an MCP request was refused') },
    );
};

/** MCP over streamable HTTP at /mcp, for whoever holds a personal access token. */
export const createMcpApp = (deps: McpAppDeps): Hono => {
  const app = new Hono<McpEnv>();
  const handlerFor = createHandlers(deps);
  const takeCalls: TakeCalls = (userId, amount) =>
    deps.backend.takeToken({ name: 'mcp', key: userId, max: CALLS_PER_MINUTE, windowMs: MINUTE_MS, amount });
  const limitOfUser = limitAtOnce(LARGE_OF_USER, (c) => c.get('userId'));
  app.use('/mcp', requireToken(deps, takeCalls));
  app.use('/mcp', (c, next) => (c.req.method === 'POST' && hasLargeBody(c) ? limitOfUser(c, next) : next()));
  app.use('/mcp', createBodyRoom(ROOM_BYTES));
  app.all('/mcp', async (c) => {
    const { raw } = c.req;
    const userId = c.get('userId');
    const handler = handlerFor(userId, c.get('requestId'), raw.signal);
    if (c.req.method !== 'POST') return handler.fetch(raw);
    const messages = await readMessages(c);
    if ('code' in messages) return answerFailure(c, messages);
    // Each message of a batch is a call; the first was taken at the door.
    if (messages.count > 1) {
      const taken = await takeCalls(userId, messages.count - 1);
      if (!taken.ok) return answerFailure(c, { code: 'rate_limited', retryAfterSeconds: taken.retryAfterSeconds });
    }
    const { answer, over } = untilRead(await handler.fetch(raw, { parsedBody: messages.value }));
    c.set('streaming', over);
    return answer;
  });
  return app as unknown as Hono;
};
