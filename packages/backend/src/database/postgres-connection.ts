import pg from 'pg';
import type { Connection, UseConnection } from './connection.ts';
import { DatabaseError, isSqlState, NotStartedError, SqlError } from './database-error.ts';

/** Connections per process; PostgreSQL's default of 100 then serves eight processes and some tools. */
const POOL_SIZE = 12;
const CONNECT_TIMEOUT_MS = 5_000;
/** No statement of the product takes a second; one that does is stuck. */
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

const DISK_FULL = '53100';

/** The same JavaScript values as from PGlite (pglite-worker.ts). */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

export type Log = (level: 'info' | 'warn' | 'error', message: string, facts?: Record<string, unknown>) => void;

/**
 * A pool whose connections begin as `authenticator`, a role without rights: a statement outside `runAs` is refused. A
 * superuser becomes that role, so that not even `set role` leads back; another login can only put it on.
 */
export function openPool(
  url: string,
  isSuperuser: boolean,
  log: Log,
): { use: UseConnection; close: () => Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    types,
    onConnect: (client) =>
      client.query(isSuperuser ? 'set session authorization authenticator' : 'set role authenticator'),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  pool.on('error', (error) => log('warn', 'an idle database connection was lost', { reason: error.message }));

  const use: UseConnection = async (work) => {
    const client = await pool.connect().catch((error: unknown) => {
      const reason = toError(error);
      throw reason instanceof DatabaseError ? new NotStartedError(reason) : reason;
    });
    let broken: Error | undefined;
    // Without a listener, a connection lost between two statements of one transaction would end the process.
    const onLost = (error: Error) => {
      broken = error;
    };
    client.on('error', onLost);
    try {
      return await work(toConnection(client));
    } catch (error) {
      // What a full disk refused leaves the connection as it was, and a new one would cost the readers.
      if (error instanceof DatabaseError && error.code !== 'disk-full') broken = error;
      throw error;
    } finally {
      client.off('error', onLost);
      client.release(broken);
    }
  };
  return { use, close: () => pool.end() };
}

/** Wraps one `pg` client; its errors become the two kinds that the rest of the backend knows. */
export function toConnection(client: pg.ClientBase): Connection {
  const run = async (query: Promise<pg.QueryResult | pg.QueryResult[]>) => {
    try {
      const results = await query;
      const result = Array.isArray(results) ? results.at(-1) : results;
      return { rows: result?.rows ?? [], affected: result?.rowCount ?? 0 };
    } catch (error) {
      throw toError(error);
    }
  };
  return {
    query: (text, values) => run(client.query(text, values as unknown[])),
    batch: (text) => run(client.query(text)),
  };
}

/** Classes 08 (connection), 53 (resources) and 57P (shutdown) say that the server cannot serve, not that we asked wrongly. */
function toError(error: unknown): Error {
  const { code, message, detail } = error as { code?: string; message: string; detail?: string };
  if (code === DISK_FULL) return new DatabaseError('disk-full', "The database's disk is full.", error);
  if (isSqlState(code) && !/^(08|53|57P)/.test(code)) return new SqlError(code, message, detail, error);
  return new DatabaseError('unreachable', `The database cannot be reached: ${message}`, error);
}
