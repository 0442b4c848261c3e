import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** Bumped by hand when the template would differ although no migration does (another PGlite). */
const FORMAT = 1;

/**
 * A data folder with an empty, migrated database, made once per set of migrations: copying it takes milliseconds where
 * making one takes seconds.
 */
export async function ensurePgliteTemplate(cacheDir: string): Promise<string> {
  const sum = createHash('sha256').update(String(FORMAT));
  for (const migration of listMigrations()) sum.update(migration.name).update(migration.checksum);
  const template = join(cacheDir, `pglite-${sum.digest('hex').slice(0, 16)}`);
  if (existsSync(template)) return template;
  mkdirSync(cacheDir, { recursive: true });
  const beside = mkdtempSync(join(cacheDir, 'making-'));
  const database = await openDatabase({ dataDir: beside, log: () => undefined });
  await database.close();
  try {
    renameSync(beside, template);
  } catch {
    // Another process was first; its template is as good.
    rmSync(beside, { recursive: true });
  }
  return template;
}

/** Starts a data folder from the template. */
export function copyPgliteTemplate(template: string, dataDir: string): void {
  cpSync(join(template, 'pglite'), join(dataDir, 'pglite'), { recursive: true });
}
