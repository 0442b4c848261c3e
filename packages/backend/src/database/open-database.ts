import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../contract.ts';
import type { UseConnection } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite-connection.ts';
import { type Log, openPool, toConnection } from './postgres-connection.ts';
import { runAs } from './run-as.ts';

export type OpenDatabaseOptions = {
  /** A PostgreSQL URL; without it PGlite keeps the data under `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  log: Log;
};

/** Opens and migrates the database; what stops it is thrown as a `DatabaseError` with a line to show. */
export async function openDatabase({ url, dataDir, log }: OpenDatabaseOptions): Promise<Database> {
  return url ? openPostgres(url, log) : openEmbedded(dataDir, log);
}

async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  const lock = lockFolder(dataDir);
  try {
    const { use, close } = await openPglite(join(dataDir, 'pglite'));
    const applied = await use(async (connection) => {
      const names = await migrate(connection);
      // From here on the one connection has no rights of its own: a forgotten role is refused.
      await connection.batch('set session authorization authenticator');
      return names;
    });
    if (applied.length > 0) log('info', 'database migrated', { applied });
    const closeAll = async () => {
      await close();
      lock.release();
    };
    return toDatabase('pglite', use, closeAll);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgres(url: string, log: Log): Promise<Database> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', (error) => log('warn', 'the migrating connection was lost', { reason: error.message }));
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseError('unreachable', `The database cannot be reached: ${(error as Error).message}`, error);
  }
  try {
    const applied = await migrate(toConnection(client));
    if (applied.length > 0) log('info', 'database migrated', { applied });
  } finally {
    await client.end();
  }
  const { use, close } = openPool(url, log);
  return toDatabase('postgres', use, close);
}

function toDatabase(kind: Database['kind'], use: UseConnection, close: () => Promise<void>): Database {
  return {
    kind,
    close,
    asCaller: (caller, work, options) =>
      use((connection) => runAs(connection, caller, options?.readOnly === true, work)),
    asService: (work) => use((connection) => runAs(connection, { role: 'service_role' }, false, work)),
    isReady: () =>
      use((connection) => connection.batch('select 1')).then(
        () => true,
        () => false,
      ),
  };
}
