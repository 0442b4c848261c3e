import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { startWriter } from '../testing/writer.ts';
import { listMigrations, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { toConnection } from './postgres-connection.ts';

const log = () => undefined;
const folder = mkdtempSync(join(tmpdir(), 'blueprompt-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('migrations', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgresServer();
  });
  afterAll(() => server.stop());

  // First: on this server nobody has made the roles yet.
  it('need no superuser: an owner who may create roles is enough', async () => {
    await server.query('create role plain login createrole');
    await server.query('create database plain owner plain');
    const url = server.url('plain').replace('postgres@', 'plain@');
    const database = await openDatabase({ url, dataDir: folder, log });
    const rows = await database.asService((sql) =>
      sql('select session_user::text as login, current_user::text as role'),
    );
    expect(rows).toEqual([{ login: 'plain', role: 'service_role' }]);
    await database.asService((sql) => sql('insert into auth.users (email) values ($1)', ['a@example.com']));
    await expect(database.asCaller({ role: 'anon' }, (sql) => sql('select * from auth.users'))).rejects.toMatchObject({
      code: '42501',
    });
    await database.close();
  });

  it('are applied once although several processes start together', async () => {
    await server.query('create database together');
    const url = server.url('together');
    const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ url, dataDir: folder, log })));
    await Promise.all(databases.map((database) => database.close()));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select name from migrations.applied order by name');
    expect(rows.map((row) => row.name)).toEqual(listMigrations().map((migration) => migration.name));
    await client.end();
  });

  it('stop at a file that was changed after it had been applied, and at one that fails, without half of it', async () => {
    await server.query('create database changing');
    const client = new pg.Client({ connectionString: server.url('changing') });
    await client.connect();
    const all = listMigrations();
    await migrate(toConnection(client), all);
    const changed = all.map((each) =>
      each.name.includes('0001_subscriptions') ? { ...each, checksum: 'other' } : each,
    );
    await expect(migrate(toConnection(client), changed)).rejects.toMatchObject({
      code: 'migration-failed',
      message: expect.stringMatching(/^Migration migrations\/0001_subscriptions.sql failed: the file was changed/),
    });
    const broken = {
      name: 'migrations/9999_broken.sql',
      checksum: 'x',
      sql: 'create table public.half (); select nonsense',
    };
    await expect(migrate(toConnection(client), [...all, broken])).rejects.toMatchObject({ code: 'migration-failed' });
    const { rows } = await client.query(`select to_regclass('public.half') as half`);
    expect(rows).toEqual([{ half: null }]);
    await client.end();
  });
});

describe('a data folder', () => {
  it('is refused to a second process while the first one lives, and free once it was killed', async () => {
    const { dataDir, database, close } = await openTestDatabase('pglite');
    await database.close();
    const holder = await startWriter(dataDir);
    await expect(openDatabase({ dataDir, log })).rejects.toMatchObject({
      code: 'in-use',
      message: `The data folder ${dataDir} is in use by another Blueprompt process.`,
    });
    await holder.kill();
    const again = await openDatabase({ dataDir, log });
    expect(await again.isReady()).toBe(true);
    await expect(openDatabase({ dataDir, log })).rejects.toMatchObject({ code: 'in-use' });
    await again.close();
    await close();
  });

  it('whose first start was cut short is made anew, and one that was made is kept', async () => {
    const dataDir = join(folder, 'cut');
    mkdirSync(join(dataDir, 'pglite-making', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'pglite-making', 'PG_VERSION'), '18');
    const database = await openDatabase({ dataDir, log });
    await database.asService((sql) => sql('insert into auth.users (email) values ($1)', ['kept@example.com']));
    await database.close();
    expect(readdirSync(dataDir).sort()).toEqual(['database.lock', 'pglite']);
    const again = await openDatabase({ dataDir, log });
    expect(await again.asService((sql) => sql('select email from auth.users'))).toEqual([
      { email: 'kept@example.com' },
    ]);
    await again.close();
    rmSync(dataDir, { recursive: true });
  });

  it('that cannot be written is said in one line', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await expect(openDatabase({ dataDir: join(file, 'data'), log })).rejects.toMatchObject({
      code: 'not-writable',
      message: expect.stringMatching(/^The data folder .*a-file\/data cannot be written: [^\n]+$/),
    });
  });

  it('on a file system without writing is said in one line', async () => {
    const dataDir = process.platform === 'darwin' ? '/System/blueprompt' : '/sys/blueprompt';
    await expect(openDatabase({ dataDir, log })).rejects.toMatchObject({
      code: 'not-writable',
      message: expect.stringMatching(/^The data folder \/[Ss]ys[a-z]*\/blueprompt cannot be written: [^\n]+$/),
    });
  });

  it('holds nothing of a database that PostgreSQL serves', () => {
    expect(readdirSync(folder)).toEqual(['a-file']);
  });
});

describe('a PostgreSQL that is not there', () => {
  it('is said in one line', async () => {
    const url = `postgres://nobody@127.0.0.1:1/${randomUUID()}`;
    await expect(openDatabase({ url, dataDir: folder, log })).rejects.toMatchObject({
      code: 'unreachable',
      message: expect.stringMatching(/^The database cannot be reached: [^\n]+$/),
    });
  });
});
