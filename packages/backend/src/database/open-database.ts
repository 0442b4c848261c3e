import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Sql } from '../contract.ts';
import type { Connection, UseConnection } from './connection.ts';
import { DatabaseError, isDiskFull, NotStartedError, toDatabaseError } from './database-error.ts';
import { createDiskRoom, createRefusedRoom, type FreeBytes } from './disk-room.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite-connection.ts';
import { makePgliteFolder } from './pglite-template.ts';
import { type Log, openPool, toConnection } from './postgres-connection.ts';
import { type Actor, runAs } from './run-as.ts';

type OpenDatabaseOptions = {
  /** A PostgreSQL URL; without it PGlite keeps the data under `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  log: Log;
  /** Asks for the room on the data folder's disk; tests have full ones. */
  freeBytes?: FreeBytes | undefined;
};

/** Opens and migrates the database; what stops it is thrown as a `DatabaseError` with a line to show. */
export async function openDatabase({ url, dataDir, log, freeBytes }: OpenDatabaseOptions): Promise<Database> {
  return url ? openPostgres(url, log) : openEmbedded(dataDir, log, freeBytes);
}

async function openEmbedded(dataDir: string, log: Log, freeBytes: FreeBytes | undefined): Promise<Database> {
  const lock = lockFolder(dataDir);
  const folder = join(dataDir, 'pglite');
  const migrateAndLog = async (connection: Connection) => {
    const applied = await migrate(connection);
    if (applied.length > 0) log('info', 'database migrated', { applied });
  };
  try {
    if (!existsSync(folder)) await makePgliteFolder(folder, migrateAndLog);
    const { use, close } = await openPglite(folder, async (connection) => {
      await migrateAndLog(connection);
      // From here on the one connection has no rights of its own: a forgotten role is refused.
      await connection.batch('set session authorization authenticator');
    });
    const closeAll = async () => {
      await close();
      lock.release();
    };
    return toDatabase('pglite', use, closeAll, createDiskRoom(dataDir, freeBytes));
  } catch (error) {
    lock.release();
    throw toDatabaseError(error, dataDir);
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
  let isSuperuser: boolean;
  try {
    const applied = await migrate(toConnection(client));
    if (applied.length > 0) log('info', 'database migrated', { applied });
    const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
    isSuperuser = rows[0].rolsuper;
  } finally {
    await client.end();
  }
  const { use, close } = openPool(url, isSuperuser, log);
  const { hasRoom, noteFull } = createRefusedRoom();
  const useAndNote: UseConnection = (work) =>
    use(work).catch((error: unknown) => {
      if (isDiskFull(error)) noteFull();
      throw error;
    });
  return { ...toDatabase('postgres', useAndNote, close), isFull: async () => !(await hasRoom()) };
}

/** Pauses before further tries: a database that restarts is back within seconds. */
const RETRY_AFTER_MS = [100, 400, 1_000];

/** Where the disk is another machine's, its database answers for it: a write is tried, and refused there. */
const alwaysRoom = async () => true;

function toDatabase(
  kind: Database['kind'],
  use: UseConnection,
  close: () => Promise<void>,
  hasRoom: () => Promise<boolean> = alwaysRoom,
): Database {
  const run = async <T>(actor: Actor, readOnly: boolean, work: (sql: Sql) => Promise<T>): Promise<T> => {
    if (!readOnly && !(await hasRoom())) throw new DatabaseError('disk-full', 'The disk of the data folder is full.');
    for (const pauseMs of RETRY_AFTER_MS) {
      try {
        return await use((connection) => runAs(connection, actor, readOnly, work));
      } catch (error) {
        if (!(error instanceof NotStartedError)) throw error;
        await sleep(pauseMs);
      }
    }
    return use((connection) => runAs(connection, actor, readOnly, work));
  };
  return {
    kind,
    close,
    asCaller: (caller, work, options) => run(caller, options?.readOnly === true, work),
    asService: (work, options) => run({ role: 'service_role' }, options?.readOnly === true, work),
    isFull: async () => !(await hasRoom()),
    isReady: () =>
      use((connection) => connection.batch('select 1')).then(
        () => true,
        () => false,
      ),
  };
}
