import { Hono, type Next } from 'hono';
import { identify } from '../authenticate.ts';
import { createBodyRoom, hasLargeBody } from '../body-room.ts';
import { createInTurn } from '../in-turn.ts';
import { listObjects } from './list-objects.ts';
import { removeObjects } from './remove-objects.ts';
import { describeObject, serveObject, serveSigned, signObject, signObjects } from './serve-object.ts';
import { type StorageContext, type StorageDeps, type StorageEnv, takeCalls } from './storage-context.ts';
import { answerStorageError, StorageError, toStorageError } from './storage-error.ts';
import { uploadObject } from './upload-object.ts';

/** Uploads of one user that wait for the one at work; the app sends a project's seven screenshots together. */
const MAX_WAITING = 15;
/** Some thirty screenshots of the largest size, each in memory twice while it arrives. */
const ROOM_BYTES = 160 * 1024 * 1024;

/** Serves /storage/v1: one private bucket, every file in its owner's folder (TB19). */
export function createStorageApp(deps: StorageDeps): Hono<StorageEnv> {
  const app = new Hono<StorageEnv>();
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
