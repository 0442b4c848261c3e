import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Connection } from './connection.ts';
import { DatabaseError } from './database-error.ts';

/** Any number will do as long as every process of ours uses the same: 'blue' in ASCII. */
const LOCK = 0x626c7565;

type Migration = { name: string; sql: string; checksum: string };

/**
 * `bootstrap` is what a hosted Supabase project already has (roles, auth, storage); `migrations` is the product's own.
 */
export function listMigrations(): Migration[] {
  return ['bootstrap', 'migrations'].flatMap((folder) => {
    const path = fileURLToPath(new URL(`../../../../db/${folder}/`, import.meta.url));
    const files = readdirSync(path).filter((file) => file.endsWith('.sql'));
    return files.sort().map((file) => {
      const sql = readFileSync(path + file, 'utf8');
      return { name: `${folder}/${file}`, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
  });
}

/** Applies what is missing, each file once and in its own transaction, also when several processes start together. */
export async function migrate(connection: Connection, migrations = listMigrations()): Promise<string[]> {
  const applied: string[] = [];
  await locked(connection, 'the list of migrations', () =>
    connection.batch(`create schema if not exists migrations;
      create table if not exists migrations.applied (
        name text primary key, checksum text not null, applied_at timestamptz not null default now())`),
  );
  const { rows: known } = await connection.query('select name, checksum from migrations.applied', []);
  const checksums = new Map(known.map((row) => [row['name'], row['checksum']]));
  for (const { name, sql, checksum } of migrations) {
    if (checksums.get(name) === checksum) continue;
    await locked(connection, name, async () => {
      const { rows } = await connection.query('select checksum from migrations.applied where name = $1', [name]);
      if (rows[0]) {
        if (rows[0]['checksum'] === checksum) return;
        throw new Error('the file was changed after it had been applied; add a new file instead');
      }
      await connection.batch(sql);
      await connection.query('insert into migrations.applied (name, checksum) values ($1, $2)', [name, checksum]);
      applied.push(name);
    });
  }
  await locked(connection, 'the roles', () => connection.batch(CLAIM_ROLES));
  return applied;
}

/**
 * Whoever logs in must be able to become the roles, without being a superuser. Where another login made the roles, it
 * also has to grant them: this cannot, and the first connection says so.
 */
const CLAIM_ROLES = `do $$ begin
  if not pg_has_role('authenticator', 'service_role', 'member') then
    grant anon, authenticated, service_role to authenticator;
  end if;
  if not (select rolsuper from pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role, authenticator to %I', current_user);
  end if;
exception when insufficient_privilege then
  null;
end $$`;

async function locked(connection: Connection, name: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await connection.batch(`begin; select pg_advisory_xact_lock(${LOCK})`);
    await work();
    await connection.batch('commit');
  } catch (error) {
    await connection.batch('rollback').catch(() => undefined);
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError('migration-failed', `Migration ${name} failed: ${(error as Error).message}`, error);
  }
}
