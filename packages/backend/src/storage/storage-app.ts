import { type Context, Hono, type Next } from 'hono';
import type { TokenKeys } from '../auth/token-keys.ts';
import { identify } from '../authenticate.ts';
import { createBodyRoom, hasLargeBody, type ReadBody } from '../body-room.ts';
import type { CallLimit } from '../call-limit.ts';
import type { Backend, BackendOptions, Caller } from '../contract.ts';
import { createInTurn } from '../in-turn.ts';
import type { RateLimits } from '../rate-limits.ts';
import { listObjects } from './list-objects.ts';
import { isSafeKey } from './object-key.ts';
import { removeObjects } from './remove-objects.ts';
import { describeObject, serveObject, serveSigned, signObject, signObjects } from './serve-object.ts';
import { answerStorageError, StorageError, toStorageError } from './storage-error.ts';
import type { StorageQuota } from './storage-quota.ts';
import { uploadObject } from './upload-object.ts';

export const BUCKET = 'screenshots';
/** Uploads of one user that wait for the one at work; the app sends a project's seven screenshots together. */
const MAX_WAITING = 15;
/** Some thirty screenshots of the largest size, each in memory twice while it arrives. */
const ROOM_BYTES = 160 * 1024 * 1024;

export type StorageDeps = Pick<BackendOptions, 'database' | 'store' | 'publishableKey' | 'log'> & {
  keys: TokenKeys;
  now: () => Date;
  takeToken: Backend['takeToken'];
  limits: RateLimits;
  callLimit: CallLimit;
  storageQuota: StorageQuota;
  sweepFiles: () => Promise<void>;
};

type Env = { Variables: { caller: Caller; readBody: ReadBody } };
export type StorageContext = Context<Env>;

/** Serves /storage/v1: one private bucket, every file in its owner's folder (TB19). */
export function createStorageApp(deps: StorageDeps): Hono<Env> {
  const app = new Hono<Env>();
  const inTurn = createInTurn({ maxWaiting: MAX_WAITING, refuse: () => new StorageError('too-many') });
  app.use(async (c, next) => {
    const caller = await identify(deps, c.req.raw.headers);
    if ('refused' in caller) throw new StorageError('bad-token');
    c.set('caller', caller);
    takeCalls(deps, c);
    await next();
  });
  app.use(createBodyRoom(ROOM_BYTES));
  /** Before the body is read: who waits for their turn takes no memory and no place of others. */
  const takeTurn = (c: StorageContext, next: Next) => {
    const caller = c.get('caller');
    // Refused unread.
    if (caller.role === 'anon') throw new StorageError('unauthorized');
    return inTurn(caller.userId, next, c.req.raw.signal);
  };
  const takeTurnIfLarge = (c: StorageContext, next: Next) => (hasLargeBody(c) ? takeTurn(c, next) : next());

  app.post('/object/sign/:bucket', takeTurnIfLarge, (c) => signObjects(deps, c));
  app.post('/object/sign/:bucket/:key{.+}', (c) => signObject(deps, c));
  app.get('/object/sign/:bucket/:key{.+}', (c) => serveSigned(deps, c));
  app.post('/object/list/:bucket', (c) => listObjects(deps, c));
  app.get('/object/info/:bucket/:key{.+}', (c) => describeObject(deps, c));
  app.get('/object/authenticated/:bucket/:key{.+}', (c) => serveObject(deps, c));
  app.get('/object/:bucket/:key{.+}', (c) => serveObject(deps, c));
  app.post('/object/:bucket/:key{.+}', takeTurn, (c) => uploadObject(deps, c, c.req.header('x-upsert') === 'true'));
  app.put('/object/:bucket/:key{.+}', takeTurn, (c) => uploadObject(deps, c, true));
  app.delete('/object/:bucket', (c) => removeObjects(deps, c));

  app.all('*', (c) => answerStorageError(c, new StorageError('invalid-request')));
  app.onError((error, c) => {
    const refusal = toStorageError(error);
    const { code } = refusal;
    const isOurs = code === 'internal' || code === 'unavailable' || code === 'full';
    // Nobody is told when nobody is there any more.
    if (isOurs && !c.req.raw.signal.aborted)
      deps.log('error', 'a storage request failed', { path: c.req.path, reason: error.message });
    return answerStorageError(c, refusal);
  });
  return app;
}

/** Takes from the caller's minute, which data and file calls share, or refuses the request. */
export function takeCalls(deps: StorageDeps, c: StorageContext, amount?: number): void {
  const seconds = deps.callLimit(c.get('caller'), amount);
  if (seconds !== undefined) throw new StorageError('too-many', seconds);
}

/** The key of the path, which is a file of the one bucket. */
export function readKey(c: StorageContext): string {
  readBucket(c);
  const key = c.req.param('key') ?? '';
  if (!isSafeKey(key)) throw new StorageError('invalid-key');
  return key;
}

export function readBucket(c: StorageContext): void {
  if (c.req.param('bucket') !== BUCKET) throw new StorageError('bucket-not-found');
}
