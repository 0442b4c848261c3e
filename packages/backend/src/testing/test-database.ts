import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../contract.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { ensurePgliteTemplate } from '../database/pglite-template.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

export const DATABASE_KINDS = ['pglite', 'postgres'] as const;

export type TestDatabase = {
  database: Database;
  /** A folder of its own, for PGlite, files and secrets. */
  dataDir: string;
  /** Set for PostgreSQL. */
  url: string | undefined;
  server: PostgresServer | undefined;
  close: () => Promise<void>;
};

const log = () => undefined;

/** An empty, migrated database of either kind: about a second for PGlite, two for a whole PostgreSQL server. */
export async function openTestDatabase(kind: Database['kind']): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-test-'));
  if (kind === 'pglite') await ensurePgliteTemplate(async (connection) => void (await migrate(connection)));
  const server = kind === 'postgres' ? await startPostgresServer() : undefined;
  await server?.query('create database blueprompt');
  const url = server?.url('blueprompt');
  const database = await openDatabase({ url, dataDir, log });
  return {
    database,
    dataDir,
    url,
    server,
    close: async () => {
      await database.close();
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
