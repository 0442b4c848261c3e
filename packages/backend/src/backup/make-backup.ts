import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection } from '../database/connection.ts';
import { listMigrations } from '../database/migrate.ts';
import { listTables, type Table } from './list-tables.ts';
import { type Manifest, PARTS } from './manifest.ts';
import { asOwner, type DatabasePlace } from './open-as-owner.ts';

/** Rows fetched at once: a saved analysis has up to some hundred kilobytes. */
const ROWS_AT_ONCE = 50;

/** A line is the table's name, a tab and the row as JSON, which escapes both tab and line break. */
async function* toLines(connection: Connection, tables: Table[], counts: Map<string, number>): AsyncGenerator<string> {
  for (const { name, columns } of tables) {
    await connection.batch(`declare backup cursor for
      select to_jsonb(t)::text as row from (select ${columns.join(', ')} from ${name}) as t`);
    for (;;) {
      const { rows } = await connection.batch(`fetch ${ROWS_AT_ONCE} from backup`);
      counts.set(name, (counts.get(name) ?? 0) + rows.length);
      for (const row of rows) yield `${name}\t${row['row']}\n`;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await connection.batch('close backup');
  }
}

/**
 * Writes database, files and keys into an empty folder, in a form that either kind of database can be restored from. On
 * PostgreSQL it is one moment of a running system; the embedded database must not be in use.
 */
export const makeBackup = async (place: DatabasePlace & { keepsFiles: boolean }, folder: string): Promise<Manifest> => {
  // A mistyped folder must not become a backup of nothing.
  if (!place.url && !existsSync(join(place.dataDir, 'pglite'))) throw new Error(`${place.dataDir} holds no database`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  const counts = new Map<string, number>();
  const tables = await asOwner(place, async (connection) => {
    await connection.batch('begin isolation level repeatable read read only');
    const found = await listTables(connection);
    const out = createWriteStream(join(folder, PARTS.rows), { mode: 0o600 });
    await pipeline(Readable.from(toLines(connection, found, counts)), createGzip(), out);
    await connection.batch('commit');
    return found;
  });
  // Rows first: a picture added since then is only extra, one that a row names is there.
  for (const part of [PARTS.files, PARTS.secrets]) {
    const source = join(place.dataDir, part);
    if ((part === PARTS.secrets || place.keepsFiles) && existsSync(source))
      await cp(source, join(folder, part), { recursive: true, preserveTimestamps: true });
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    migrations: listMigrations().map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({ name, columns, rows: counts.get(name) ?? 0 })),
    files: place.keepsFiles ? 'copied' : 'elsewhere',
  };
  // Last, so that a backup that was cut short has none and cannot be taken for a whole one.
  writeFileSync(join(folder, PARTS.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  return manifest;
};
