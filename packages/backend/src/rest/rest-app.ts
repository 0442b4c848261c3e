import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { TokenKeys } from '../auth/token-keys.ts';
import { identify } from '../authenticate.ts';
import type { Backend, BackendOptions, Caller } from '../contract.ts';
import type { RateLimits } from '../rate-limits.ts';
import { answerRestError, RestError, toRestError } from './rest-error.ts';
import { deleteRows, insertRows, selectRows, updateRows } from './run-request.ts';
import type { TableQuota } from './table-quota.ts';
import type { Table } from './tables.ts';

/** Seven pages with all their measured facts are about 3 MB. */
const MAX_BODY_BYTES = 8 * 1024 * 1024;

export type RestDeps = Pick<BackendOptions, 'database' | 'publishableKey' | 'log'> & {
  keys: TokenKeys;
  now: () => Date;
  tables: ReadonlyMap<string, Table>;
  takeToken: Backend['takeToken'];
  limits: RateLimits;
  tableQuota: TableQuota;
  /** Called after rows were deleted: their files go now rather than at the next sweep. */
  sweepFiles: () => Promise<void>;
};

type Env = { Variables: { caller: Caller; table: Table } };
export type RestContext = Context<Env>;

/** Serves /rest/v1: the part of PostgREST's interface that the product uses, on an allow-list of tables. */
export function createRestApp(deps: RestDeps): Hono<Env> {
  const app = new Hono<Env>();
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
    c.header('Cache-Control', 'no-store');
    // No table takes anything from a visitor: said before a body of megabytes is read.
    if (caller.role === 'anon' && !['GET', 'HEAD', 'OPTIONS'].includes(c.req.method))
      throw new RestError(401, '42501', 'Permission denied');
    await next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => answerRestError(c, new RestError(413, 'PGRST413', 'The request body is too large')),
    }),
  );

  app.get('/:table', (c) => selectRows(deps, c));
  app.post('/:table', (c) => insertRows(deps, c));
  app.patch('/:table', (c) => updateRows(deps, c));
  app.delete('/:table', (c) => deleteRows(deps, c));

  app.all('/:table', (c) => answerRestError(c, new RestError(405, 'PGRST117', 'Unsupported HTTP method')));
  app.all('*', (c) => answerRestError(c, new RestError(404, 'PGRST125', 'Invalid path specified in request URL')));
  app.onError((error, c) => {
    const refusal = toRestError(error, c.get('caller')?.role !== 'authenticated');
    if (refusal.status >= 500)
      deps.log('error', 'a data request failed', { path: c.req.path, code: refusal.code, reason: error.message });
    return answerRestError(c, refusal);
  });
  return app;
}
