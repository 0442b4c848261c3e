import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { PNG } from '../testing/images.ts';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import { createTestBackend, openTestBackend, PASSWORD, type TestBackend } from '../testing/test-backend.ts';
import { makeBackup } from './make-backup.ts';
import type { DatabasePlace } from './open-as-owner.ts';
import { restoreBackup } from './restore-backup.ts';

const folders: string[] = [];
const makeFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'blueprompt-backup-'));
  folders.push(folder);
  return folder;
};
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgresServer();
});
afterAll(async () => {
  await server.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Every row of every table, in an order of its own. */
const rowsOf = (backup: string) =>
  gunzipSync(readFileSync(join(backup, 'rows.gz')))
    .toString()
    .split('\n')
    .sort();

/** What breaks careless formats: a tab, line ends of every kind, quotes, a backslash, other scripts. */
const NAME = 'tab\t line\n\r\u2028 "quotes" \\ größe 日本 🙂';
const EMAIL = 'ada@example.com';

/** An account with a picture and a saved analysis; answers the picture's key. */
const fill = async (t: TestBackend): Promise<string> => {
  const ada = await t.signedIn(EMAIL);
  const key = `${ada.userId}/page.png`;
  const uploaded = await ada.client.storage.from('screenshots').upload(key, PNG, { contentType: 'image/png' });
  expect(uploaded.error).toBeNull();
  const row = { user_id: ada.userId, prompt: NAME, image_path: key, result: { prompt: NAME, share: 0.1 } };
  expect((await ada.client.from('analysis_history').insert(row)).error).toBeNull();
  return key;
};

describe.each([
  ['pglite', 'postgres'],
  ['postgres', 'pglite'],
] as const)('a backup of %s restored into %s', (source, target) => {
  let t: TestBackend;
  let key: string;
  let into: DatabasePlace;
  const backup = join(makeFolder(), 'backup');

  beforeAll(async () => {
    t = await openTestBackend(source);
    key = await fill(t);
    const place = { url: t.url, dataDir: t.dataDir, keepsFiles: true };
    if (source === 'pglite') {
      await expect(makeBackup(place, makeFolder())).rejects.toThrow('in use by another Blueprompt process');
      await t.database.close();
    }
    await makeBackup(place, backup);
    if (target === 'postgres') await server.query(`create database restored`);
    into = { url: target === 'postgres' ? server.url('restored') : undefined, dataDir: makeFolder() };
    await restoreBackup(into, backup);
  });
  afterAll(() => t.close());

  it('holds the same rows, files and keys', async () => {
    const again = join(makeFolder(), 'again');
    await makeBackup({ ...into, keepsFiles: true }, again);
    expect(rowsOf(again)).toEqual(rowsOf(backup));
    expect(rowsOf(backup).filter((row) => row.startsWith('public.analysis_history'))).toHaveLength(1);
    expect(readFileSync(join(again, 'files', key))).toEqual(PNG);
    expect(readFileSync(join(again, 'secrets.json'))).toEqual(readFileSync(join(t.dataDir, 'secrets.json')));
  });

  it('works: the password signs in, the analysis and its picture are there', async () => {
    const database = await openDatabase({ ...into, log: () => undefined });
    const restored = await createTestBackend({
      ...into,
      url: into.url,
      database,
      server,
      close: async () => undefined,
    });
    const ada = restored.client();
    // A session takes the next number of its table, which must be a free one.
    expect((await ada.auth.signInWithPassword({ email: EMAIL, password: PASSWORD })).error).toBeNull();
    expect((await ada.from('analysis_history').select('prompt')).data).toEqual([{ prompt: NAME }]);
    const picture = await ada.storage.from('screenshots').download(key);
    expect(Buffer.from(await picture.data!.arrayBuffer())).toEqual(PNG);
    await database.close();
  });

  it('is refused over data, when it is not whole and when newer code made it', async () => {
    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as { migrations: string[] };
    const rows = readFileSync(join(backup, 'rows.gz'));
    const changed = (change: object, kept = rows.length) => {
      const folder = makeFolder();
      writeFileSync(join(folder, 'rows.gz'), rows.subarray(0, kept));
      writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...change }));
      return folder;
    };
    await server.query(`create database refused_${target}`);
    const empty = { url: server.url(`refused_${target}`), dataDir: makeFolder() };
    const nowhere = { dataDir: makeFolder(), keepsFiles: true };
    await expect(makeBackup(nowhere, makeFolder())).rejects.toThrow('holds no database');
    await expect(restoreBackup(into, backup)).rejects.toThrow(/needs an empty/);
    await expect(restoreBackup(empty, makeFolder())).rejects.toThrow('holds no finished backup');
    const migrations = [...manifest.migrations, 'migrations/9999_later.sql'];
    await expect(restoreBackup(empty, changed({ migrations }))).rejects.toThrow('9999_later.sql is unknown here');
    const evil = 'public.feedback; create table public.planted (); --';
    const named = (name: string, column: string) => changed({ tables: [{ name, columns: [column], rows: 0 }] });
    await expect(restoreBackup(empty, named(evil, 'id'))).rejects.toThrow('public.planted (); --", which is unknown');
    await expect(restoreBackup(empty, named('public.feedback', 'id) select 1; --'))).rejects.toThrow('is unknown here');
    await expect(restoreBackup(empty, named('pg_catalog.pg_authid', 'oid'))).rejects.toThrow('is unknown here');
    await expect(restoreBackup(empty, changed({}, rows.length - 400))).rejects.toThrow(/unexpected end of file/);
    // Nothing of the broken one stayed: the whole one still finds an empty database.
    await restoreBackup(empty, backup);
  });
});
