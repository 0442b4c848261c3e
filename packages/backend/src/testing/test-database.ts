import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../contract.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { ensurePgliteTemplate } from '../database/pglite-template.ts';
import { type PostgresServer, queryOnce, startPostgresServer } from './postgres-server.ts';
import { SHARED_POSTGRES, TEMPLATE } from './share-postgres.ts';

export const DATABASE_KINDS = ['pglite', 'postgres'] as const;

export type TestDatabase = {
  database: Database;
  /** A folder of its own, for PGlite, files and secrets. */
  dataDir: string;
  /** Set for PostgreSQL. */
  url: string | undefined;
  /** Set for a PostgreSQL of its own. */
  server: PostgresServer | undefined;
  close: () => Promise<void>;
};

export type TestDatabaseOptions = {
  /** A PostgreSQL that the test may end: one that other test files do not use. */
  ownServer?: boolean;
};

type TestPostgres = Pick<TestDatabase, 'server'> & { url: string; stop: () => Promise<void> };

const log = () => undefined;

/** An empty, migrated database of either kind: PGlite from a template, PostgreSQL from one too where a server is shared. */
export async function openTestDatabase(
  kind: Database['kind'],
  { ownServer = false }: TestDatabaseOptions = {},
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-test-'));
  if (kind === 'pglite') await ensurePgliteTemplate(async (connection) => void (await migrate(connection)));
  const postgres = kind === 'postgres' ? await openPostgres(ownServer) : undefined;
  const database = await openDatabase({ url: postgres?.url, dataDir, log });
  return {
    database,
    dataDir,
    url: postgres?.url,
    server: postgres?.server,
    close: async () => {
      await database.close();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openPostgres(ownServer: boolean): Promise<TestPostgres> {
  const shared = ownServer ? undefined : process.env[SHARED_POSTGRES];
  if (shared) return copyTemplate(shared);
  const server = await startPostgresServer();
  await server.query('create database blueprompt');
  return { server, url: server.url('blueprompt'), stop: server.stop };
}

async function copyTemplate(shared: string): Promise<TestPostgres> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await queryOnce(shared, `create database ${name} template ${TEMPLATE}`);
  const url = new URL(shared);
  url.pathname = name;
  return { server: undefined, url: url.href, stop: () => queryOnce(shared, `drop database ${name} with (force)`) };
}
