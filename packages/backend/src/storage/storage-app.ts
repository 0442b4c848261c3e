import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { TokenKeys } from '../auth/token-keys.ts';
import { identify } from '../authenticate.ts';
import type { CallLimit } from '../call-limit.ts';
import type { Backend, BackendOptions, Caller } from '../contract.ts';
import type { RateLimits } from '../rate-limits.ts';
import { listObjects } from './list-objects.ts';
import { isSafeKey } from './object-key.ts';
import { removeObjects } from './remove-objects.ts';
import { serveObject, serveSigned, signObject, signObjects } from './serve-object.ts';
import { answerStorageError, StorageError, toStorageErrorCode } from './storage-error.ts';
import type { StorageQuota } from './storage-quota.ts';
import { uploadObject } from './upload-object.ts';

export const BUCKET = 'screenshots';
/** A multipart body adds its borders and field names. */
const MAX_BODY_BYTES = MAX_IMAGE_BYTES + 64 * 1024;
/** More than any question about files needs. */
const MAX_VISITOR_BODY_BYTES = 64 * 1024;

export type StorageDeps = Pick<BackendOptions, 'database' | 'store' | 'publishableKey' | 'log'> & {
  keys: TokenKeys;
  now: () => Date;
  takeToken: Backend['takeToken'];
  limits: RateLimits;
  callLimit: CallLimit;
  storageQuota: StorageQuota;
  sweepFiles: () => Promise<void>;
};

type Env = { Variables: { caller: Caller } };
export type StorageContext = Context<Env>;

/** Serves /storage/v1: one private bucket, every file in its owner's folder (TB19). */
export function createStorageApp(deps: StorageDeps): Hono<Env> {
  const app = new Hono<Env>();
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => answerStorageError(c, 'too-large') });
  const visitorLimit = bodyLimit({
    maxSize: MAX_VISITOR_BODY_BYTES,
    onError: (c) => answerStorageError(c, 'unauthorized'),
  });
  app.use(async (c, next) => {
    const caller = await identify(deps, c.req.raw.headers);
    if ('refused' in caller) throw new StorageError('bad-token');
    c.set('caller', caller);
    takeCalls(deps, c);
    // Nobody uploads without an account, and a body without a length would be read whole to know how large it is.
    return (caller.role === 'anon' ? visitorLimit : limit)(c, next);
  });

  app.post('/object/sign/:bucket', (c) => signObjects(deps, c));
  app.post('/object/sign/:bucket/:key{.+}', (c) => signObject(deps, c));
  app.get('/object/sign/:bucket/:key{.+}', (c) => serveSigned(deps, c));
  app.post('/object/list/:bucket', (c) => listObjects(deps, c));
  app.get('/object/authenticated/:bucket/:key{.+}', (c) => serveObject(deps, c));
  app.get('/object/:bucket/:key{.+}', (c) => serveObject(deps, c));
  app.post('/object/:bucket/:key{.+}', (c) => uploadObject(deps, c, c.req.header('x-upsert') === 'true'));
  app.put('/object/:bucket/:key{.+}', (c) => uploadObject(deps, c, true));
  app.delete('/object/:bucket', (c) => removeObjects(deps, c));

  app.all('*', (c) => answerStorageError(c, 'invalid-request'));
  app.onError((error, c) => {
    const code = toStorageErrorCode(error);
    if (code === 'internal' || code === 'unavailable' || code === 'full')
      deps.log('error', 'a storage request failed', { path: c.req.path, reason: error.message });
    return answerStorageError(c, code);
  });
  return app;
}

/** Takes from the caller's minute, which data and file calls share, or refuses the request. */
export function takeCalls(deps: StorageDeps, c: StorageContext, amount?: number): void {
  const seconds = deps.callLimit(c.get('caller'), amount);
  if (seconds === undefined) return;
  c.header('Retry-After', String(seconds));
  throw new StorageError('too-many');
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
