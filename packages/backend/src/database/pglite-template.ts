import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listMigrations } from './migrate.ts';
import { openPglite } from './pglite-connection.ts';

/** Where tests leave ready-made empty databases; a start that finds one there saves the seconds of making its own. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/blueprompt/', import.meta.url));

/** Named after all that decides its content. */
function templatePath(): string {
  const require = createRequire(import.meta.url);
  const engine = readFileSync(join(require.resolve('@electric-sql/pglite'), '../../package.json'), 'utf8');
  const sum = createHash('sha256').update(JSON.parse(engine).version);
  for (const migration of listMigrations()) sum.update(migration.name).update(migration.checksum);
  return join(CACHE, `pglite-${sum.digest('hex').slice(0, 16)}`);
}

/** Makes the template for the present migrations unless it is there. */
export async function ensurePgliteTemplate(migrate: Parameters<typeof openPglite>[1]): Promise<void> {
  const template = templatePath();
  if (existsSync(template)) return;
  mkdirSync(CACHE, { recursive: true });
  const beside = mkdtempSync(join(CACHE, 'making-'));
  const { close } = await openPglite(beside, migrate);
  await close();
  try {
    renameSync(beside, template);
  } catch {
    // Another process was first; its template is as good.
    rmSync(beside, { recursive: true });
  }
}

/**
 * Puts a new database into a folder that has none. It is made beside and renamed: a start that was cut short leaves
 * nothing that looks like a database.
 */
export async function makePgliteFolder(folder: string, migrate: Parameters<typeof openPglite>[1]): Promise<void> {
  const beside = `${folder}-making`;
  rmSync(beside, { recursive: true, force: true });
  const template = templatePath();
  // Not `cpSync`, whose errors do not say that a disk is full.
  if (existsSync(template)) await cp(template, beside, { recursive: true });
  else await (await openPglite(beside, migrate)).close();
  renameSync(beside, folder);
}
