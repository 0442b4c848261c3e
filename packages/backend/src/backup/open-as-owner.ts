import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Connection } from '../database/connection.ts';
import { DatabaseError } from '../database/database-error.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { migrate } from '../database/migrate.ts';
import { openPglite } from '../database/pglite-connection.ts';
import { makePgliteFolder } from '../database/pglite-template.ts';
import { toConnection } from '../database/postgres-connection.ts';

/** Where a database is: a PostgreSQL URL, or the embedded one of a data folder. */
export type DatabasePlace = { url?: string | undefined; dataDir: string };

const migrateIt = async (connection: Connection): Promise<void> => {
  await migrate(connection);
};

/**
 * Runs the work on the migrated database as its owner, past every role: for moving whole databases, nothing else. The
 * embedded one must not be in use by a server.
 */
export const asOwner = async <T>(place: DatabasePlace, work: (connection: Connection) => Promise<T>): Promise<T> => {
  if (place.url) return onPostgres(place.url, work);
  const lock = lockFolder(place.dataDir);
  try {
    const folder = join(place.dataDir, 'pglite');
    if (!existsSync(folder)) await makePgliteFolder(folder, migrateIt);
    const { use, close } = await openPglite(folder, migrateIt);
    try {
      return await use(work);
    } finally {
      await close();
    }
  } finally {
    lock.release();
  }
};

const onPostgres = async <T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseError('unreachable', `The database cannot be reached: ${(error as Error).message}`, error);
  }
  try {
    const connection = toConnection(client);
    await migrateIt(connection);
    return await work(connection);
  } finally {
    await client.end();
  }
};
