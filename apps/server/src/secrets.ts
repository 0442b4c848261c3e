import type { Database } from '@blueprompt/backend/contract';
import { ensureSecrets, type Secrets } from '@blueprompt/backend/ensure-secrets';

/**
 * The keys of this installation. On the embedded database they are a file of the data folder; on PostgreSQL the first
 * process to start puts its own there and all others use those, or their sessions would not hold across processes.
 */
export const loadSecrets = async (database: Database, dataDir: string): Promise<Secrets> => {
  const own = await ensureSecrets(dataDir);
  if (database.kind === 'pglite') return own;
  return database.asService(async (sql) => {
    await sql("insert into product.secrets (name, value) values ('secrets', $1) on conflict (name) do nothing", [
      JSON.stringify(own),
    ]);
    const [row] = await sql<{ value: string }>("select value from product.secrets where name = 'secrets'");
    return JSON.parse(row!.value) as Secrets;
  });
};
