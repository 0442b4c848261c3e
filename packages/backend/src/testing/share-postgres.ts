import { openDatabase } from '../database/open-database.ts';
import { startPostgresServer } from './postgres-server.ts';

/** Holds the address of the server that all test files of a run share; each has databases of its own there. */
export const SHARED_POSTGRES = 'BLUEPROMPT_TEST_POSTGRES';
/** A database with all migrations and nothing in it, which copies are made of. */
export const TEMPLATE = 'blueprompt_template';

/** Once for a run of tests: to set up a server and to migrate an empty database takes seconds, a copy takes a tenth of one. */
export default async (): Promise<(() => Promise<void>) | undefined> => {
  const server = await startPostgresServer().catch(() => undefined);
  // Where there is no PostgreSQL, tests that need one try to start their own and say why they cannot.
  if (!server) return undefined;
  try {
    await server.query(`create database ${TEMPLATE}`);
    // The folder is for an embedded database, which this is not.
    const database = await openDatabase({ url: server.url(TEMPLATE), dataDir: '', log: () => undefined });
    await database.close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  process.env[SHARED_POSTGRES] = server.url('postgres');
  return server.stop;
};
