import { Hono, type Next } from 'hono';
import { identify } from '../authenticate.ts';
import { createBodyRoom, hasLargeBody } from '../body-room.ts';
import { createInTurn } from '../in-turn.ts';
import { chooseType } from './choose-type.ts';
import { limitInserts, takeCall } from './limit-calls.ts';
import type { RestContext, RestDeps, RestEnv } from './rest-context.ts';
import { answerRestError, busy, RestError, toRestError } from './rest-error.ts';
import { deleteRows, insertRows, selectRows, updateRows } from './run-request.ts';

/** Large answers and bodies of one user that wait for the one at work; the app makes two or three together. */
const MAX_WAITING = 4;
/** Sixteen of the largest documents, each of them in memory a few times over. */
const ROOM_BYTES = 128 * 1024 * 1024;

/** Serves /rest/v1: the part of PostgREST's interface that the product uses, on an allow-list of tables. */
export function createRestApp(deps: RestDeps): Hono<RestEnv> {
  const app = new Hono<RestEnv>();
  const inTurn = createInTurn({ maxWaiting: MAX_WAITING, refuse: busy });
  app.use('/:table', async (c, next) => {
    const caller = await identify(deps, c.req.raw.headers);
    if ('refused' in caller) {
      const { reason, message } = caller.refused;
      throw new RestError(401, reason === 'expired' ? 'PGRST303' : 'PGRST301', message);
    }
    c.set('caller', caller);
    const profile = c.req.header('accept-profile') ?? c.req.header('content-profile') ?? 'public';
    if (profile !== 'public') throw new RestError(406, 'PGRST106', 'Only the schema public is exposed');
    const table = deps.tables.get(c.req.param('table'));
    if (!table) throw new RestError(404, 'PGRST205', 'Could not find the table in the schema cache');
    c.set('table', table);
    c.set('answerType', chooseType(c.req.header('accept')));
    c.header('Cache-Control', 'no-store');
    // No table has anything for a visitor or takes anything from one: said before a body is read or the database asked.
    if (caller.role === 'anon' && c.req.method !== 'OPTIONS') throw new RestError(401, '42501', 'Permission denied');
    takeCall(deps, c);
    if (c.req.method === 'POST') await limitInserts(deps, c, 1);
    await next();
  });

  app.use('/:table', createBodyRoom(ROOM_BYTES));
  /** Before the body is read: who waits for their turn takes no memory and no place of others. */
  const takeTurn = (c: RestContext, next: Next) => {
    const caller = c.get('caller');
    return caller.role === 'anon' || !hasLargeBody(c) ? next() : inTurn(caller.userId, next, c.req.raw.signal);
  };
  app.get('/:table', (c) => selectRows(deps, inTurn, c));
  app.post('/:table', takeTurn, (c) => insertRows(deps, c));
  app.patch('/:table', (c) => updateRows(deps, c));
  app.delete('/:table', (c) => deleteRows(deps, c));

  app.all('/:table', (c) => answerRestError(c, new RestError(405, 'PGRST117', 'Unsupported HTTP method')));
  app.all('*', (c) => answerRestError(c, new RestError(404, 'PGRST125', 'Invalid path specified in request URL')));
  app.onError((error, c) => {
    const refusal = toRestError(error, c.get('caller')?.role !== 'authenticated');
    // Nobody is told when nobody is there any more.
    if (refusal.status >= 500 && !c.req.raw.signal.aborted)
      deps.log('error', 'a data request failed', { path: c.req.path, code: refusal.code, reason: error.message });
    return answerRestError(c, refusal);
  });
  return app;
}
