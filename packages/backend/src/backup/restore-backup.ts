import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connection } from '../database/connection.ts';
import { listMigrations } from '../database/migrate.ts';
import { listTables } from './list-tables.ts';
import { Manifest, PARTS } from './manifest.ts';
import { asOwner, type DatabasePlace } from './open-as-owner.ts';
import { readLines } from './read-lines.ts';

const readManifest = (folder: string): Manifest => {
  const path = join(folder, PARTS.manifest);
  if (!existsSync(path)) throw new Error(`${folder} holds no finished backup`);
  const manifest = Manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  const known = new Set(listMigrations().map(({ name }) => name));
  const newer = manifest.migrations.filter((name) => !known.has(name));
  if (newer.length > 0) throw new Error(`the backup was made by a newer version: ${newer[0]} is unknown here`);
  return manifest;
};

/** Names become SQL that runs as the owner: only those that this database has itself, written as it writes them. */
const checkNames = async (connection: Connection, manifest: Manifest): Promise<void> => {
  const known = new Map((await listTables(connection)).map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of manifest.tables) {
    const own = known.get(name);
    const strange = own ? columns.find((column) => !own.has(column)) : name;
    if (strange !== undefined) throw new Error(`the backup names ${JSON.stringify(strange)}, which is unknown here`);
  }
};

const insertRows = async (connection: Connection, manifest: Manifest, folder: string): Promise<void> => {
  const counts = new Map<string, number>();
  const statements = new Map(
    manifest.tables.map(({ name, columns }) => [
      name,
      `insert into ${name} (${columns.join(', ')}) overriding system value
       select ${columns.join(', ')} from jsonb_populate_record(null::${name}, $1::text::jsonb)`,
    ]),
  );
  for await (const line of readLines(join(folder, PARTS.rows))) {
    const tab = line.indexOf('\t');
    const name = line.slice(0, tab);
    const statement = statements.get(name);
    if (!statement) throw new Error(`the backup has a row of ${name}, which it does not list`);
    await connection.query(statement, [line.slice(tab + 1)]);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const { name, rows } of manifest.tables)
    if ((counts.get(name) ?? 0) !== rows)
      throw new Error(`${name} has ${counts.get(name) ?? 0} rows, ${rows} were written`);
};

/** Numbers that the database hands out go on after the restored ones. */
const advanceSequences = async (connection: Connection): Promise<void> => {
  const { rows } = await connection.query(
    `select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as column,
       pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) as sequence
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where a.attidentity <> '' and c.relkind = 'r'`,
    [],
  );
  for (const { name, column, sequence } of rows as { name: string; column: string; sequence: string }[])
    await connection.batch(
      `select setval('${sequence}', coalesce((select max(${column}) from ${name}), 1), exists (select from ${name}))`,
    );
};

/** Brings a backup into an empty database and data folder, of either kind; all rows or none. */
export const restoreBackup = async (place: DatabasePlace, folder: string): Promise<Manifest> => {
  const manifest = readManifest(folder);
  const files = join(place.dataDir, PARTS.files);
  if (existsSync(files)) throw new Error(`${files} exists: a restore needs an empty data folder`);
  await asOwner(place, async (connection) => {
    const { rows } = await connection.batch('select count(*)::int as users from auth.users');
    if (rows[0]!['users'] !== 0) throw new Error('the database already has accounts: a restore needs an empty one');
    await checkNames(connection, manifest);
    // The rows are what triggers made of them already: making it twice would be wrong.
    const triggers = (state: string) =>
      connection.batch(manifest.tables.map(({ name }) => `alter table ${name} ${state} trigger user`).join(';'));
    await connection.batch('begin');
    try {
      // A start of the server leaves a few rows behind (its keys); the backup has its own.
      await connection.batch(`truncate ${manifest.tables.map(({ name }) => name).join(', ')}`);
      await triggers('disable');
      await insertRows(connection, manifest, folder);
      await advanceSequences(connection);
      await triggers('enable');
      await connection.batch('commit');
    } catch (error) {
      await connection.batch('rollback').catch(() => undefined);
      throw error;
    }
  });
  for (const part of [PARTS.files, PARTS.secrets])
    if (existsSync(join(folder, part)))
      await cp(join(folder, part), join(place.dataDir, part), { recursive: true, preserveTimestamps: true });
  return manifest;
};
