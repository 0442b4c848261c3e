import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './contract.ts';
import { openDatabase } from './database/open-database.ts';
import { openPglite } from './database/pglite-connection.ts';
import { PNG } from './testing/images.ts';
import { createTestBackend, openTestBackend, type TestBackend } from './testing/test-backend.ts';
import { openTestDatabase } from './testing/test-database.ts';
import { startWriter } from './testing/writer.ts';

const log = () => undefined;
const MIN_ROWS = 1_000;

/** Rows by their key and by a full scan: a torn index would make them differ. */
async function keysOf(database: Database): Promise<{ keys: Set<string>; scanned: number }> {
  return database.asService(async (sql) => {
    const rows = await sql<{ key: string }>('select key from product.analysis_cache order by key');
    const [scan] = await sql<{ n: number }>('select count(analysis) as n from product.analysis_cache');
    return { keys: new Set(rows.map((row) => row.key)), scanned: scan!.n };
  });
}

describe('kill -9', () => {
  it('loses no acknowledged row of PGlite', async () => {
    const { database, dataDir } = await openTestDatabase('pglite');
    await database.close();
    const writer = await startWriter(dataDir);
    await writer.reached(MIN_ROWS);
    await writer.kill();
    const again = await openDatabase({ dataDir, log });
    const { keys, scanned } = await keysOf(again);
    expect(writer.acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    expect(scanned).toBe(keys.size);
    await again.close();
    rmSync(dataDir, { recursive: true });
  });

  it('loses no acknowledged row of PostgreSQL, whether it hits the server or the database', async () => {
    const opened = await openTestDatabase('postgres', { ownServer: true });
    const first = await startWriter(opened.dataDir, opened.url);
    await first.reached(MIN_ROWS);
    await first.kill();
    const second = await startWriter(opened.dataDir, opened.url);
    await second.reached(MIN_ROWS);
    await opened.server!.kill();
    await second.kill();
    await opened.server!.start();
    const { keys, scanned } = await keysOf(opened.database);
    const acknowledged = [...first.acknowledged, ...second.acknowledged];
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    expect(scanned).toBe(keys.size);
    await opened.close();
  });
});

describe('a full disk', () => {
  it('is said in words, loses nothing, and does not end the process', async () => {
    const { database, dataDir } = await openTestDatabase('pglite');
    await database.close();
    // A limit on the size of files is a full disk that a test can have: the engine's log cannot grow beyond it.
    const writer = await startWriter(dataDir, undefined, 8_000);
    await once(writer.child, 'exit');
    expect(writer.failures.filter((line) => line.startsWith('DatabaseError disk-full'))).not.toEqual([]);
    expect(writer.failures.at(-1)).toBe('alive');
    expect(writer.failures.join()).toContain('The disk of the data folder is full.');
    const again = await openDatabase({ dataDir, log });
    const { keys } = await keysOf(again);
    expect(writer.acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    await again.close();
    rmSync(dataDir, { recursive: true });
  });

  it('refuses what would be written before the engine fails on it, and reads go on', async () => {
    const opened = await openTestDatabase('pglite');
    await opened.database.close();
    const disk = { free: 1e12 };
    const database = await openDatabase({ dataDir: opened.dataDir, log, freeBytes: async () => disk.free });
    const t = await createTestBackend({ ...opened, database });
    const { client, userId, token } = await t.signedIn();
    const save = () =>
      client.from('analysis_history').insert({ user_id: userId, prompt: 'p', image_path: '', result: {} });
    const read = () => client.from('analysis_history').select('prompt');
    expect((await save()).error).toBeNull();
    disk.free = 1e6;
    await expect.poll(() => database.isFull()).toBe(true);
    const refused = await save();
    expect([refused.status, refused.error?.message]).toEqual([507, 'The server has no room left on its disk']);
    expect((await read()).data).toEqual([{ prompt: 'p' }]);
    expect((await client.auth.getUser()).error).toBeNull();
    const upload = await t.request(`/storage/v1/object/screenshots/${userId}/a.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: PNG,
    });
    expect(await upload.json()).toMatchObject({ statusCode: '507' });
    expect((await client.auth.refreshSession()).error?.message).toBe('The server has no room left on its disk');
    disk.free = 1e12;
    await expect.poll(() => database.isFull()).toBe(false);
    expect((await save()).error).toBeNull();
    await database.close();
    rmSync(opened.dataDir, { recursive: true });
  });

  it('of PostgreSQL is said as such, also to who asks whether the server is ready, and reads go on', async () => {
    const t = await openTestBackend('postgres', {}, { ownServer: true });
    const { client, userId } = await t.signedIn();
    const save = () =>
      client.from('analysis_history').insert({ user_id: userId, prompt: 'p', image_path: '', result: {} });
    expect((await save()).error).toBeNull();
    expect(await t.database.isFull()).toBe(false);
    // What the server says when it cannot extend the file of a table.
    await t.server!.query(
      `create function public.fill() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file' using errcode = '53100'; end $$;
       create trigger full_disk before insert on public.analysis_history for each row execute function public.fill()`,
      'blueprompt',
    );
    const refused = await save();
    expect([refused.status, refused.error?.message]).toEqual([507, 'The server has no room left on its disk']);
    expect([await t.database.isFull(), await t.database.isReady()]).toEqual([true, true]);
    expect((await client.from('analysis_history').select('prompt')).data).toEqual([{ prompt: 'p' }]);
    await t.server!.query('drop trigger full_disk on public.analysis_history', 'blueprompt');
    expect((await save()).error).toBeNull();
    await t.close();
  });

  it('at the first start is said in words too, and leaves nothing that a later start would take for a database', async () => {
    const { database, dataDir } = await openTestDatabase('pglite');
    await database.close();
    rmSync(join(dataDir, 'pglite'), { recursive: true });
    const writer = await startWriter(dataDir, undefined, 1_000);
    expect(writer.failures).toEqual([`DatabaseError disk-full The disk of the data folder ${dataDir} is full.`]);
    const again = await openDatabase({ dataDir, log });
    expect(await again.isReady()).toBe(true);
    await again.close();
    rmSync(dataDir, { recursive: true });
  });
});

describe('a statement that hangs', () => {
  it('is ended with its thread, and the next one gets a fresh one', async () => {
    const { database, dataDir } = await openTestDatabase('pglite');
    await database.close();
    let prepared = 0;
    const prepare = async () => {
      prepared++;
    };
    const { use, close } = await openPglite(join(dataDir, 'pglite'), prepare, 3_000);
    const hanging = use((connection) => connection.batch('select pg_sleep(60)'));
    const next = use((connection) => connection.batch('select 7 as n'));
    await expect(hanging).rejects.toMatchObject({ name: 'DatabaseError', code: 'unreachable' });
    expect((await next).rows).toEqual([{ n: 7 }]);
    expect(prepared).toBe(2);
    await close();
    await expect(use((connection) => connection.batch('select 1'))).rejects.toMatchObject({ code: 'unreachable' });
    rmSync(dataDir, { recursive: true });
  });
});

describe('a database that restarts under load', () => {
  let t: TestBackend;
  beforeAll(async () => {
    t = await openTestBackend('postgres', {}, { ownServer: true });
  });
  afterAll(() => t.close());

  it('is used again without restarting the server, and has every row that was acknowledged', async () => {
    const user = await t.signedIn();
    const headers = { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' };
    const statuses = new Map<number, number>();
    const acknowledged: string[] = [];
    let isOver = false;
    const load = Array.from({ length: 12 }, async () => {
      while (!isOver) {
        const prompt = randomUUID();
        const body = JSON.stringify({ user_id: user.userId, prompt, image_path: '', result: {} });
        const written = await t.request('/rest/v1/analysis_history', {
          method: 'POST',
          // As every client over a socket says; a body of unknown length would wait for its turn.
          headers: { ...headers, 'content-length': String(body.length) },
          body,
        });
        if (written.status === 201) acknowledged.push(prompt);
        const read = await t.request('/rest/v1/analysis_history?select=id&limit=20&order=created_at.desc', { headers });
        for (const { status } of [written, read]) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    await sleep(500);
    await t.server!.kill();
    expect(await t.database.isReady()).toBe(false);
    await sleep(2_500);
    await t.server!.start();
    const before = acknowledged.length;
    await sleep(1_500);
    isOver = true;
    await Promise.all(load);

    expect([...statuses.keys()].every((status) => [200, 201, 503].includes(status))).toBe(true);
    expect(statuses.get(503)).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThan(before);
    expect(await t.database.isReady()).toBe(true);
    const rows = await t.database.asService((sql) =>
      sql<{ prompt: string }>('select prompt from public.analysis_history'),
    );
    const kept = new Set(rows.map((row) => row.prompt));
    expect(acknowledged.filter((prompt) => !kept.has(prompt))).toEqual([]);
    expect((await user.client.auth.getUser()).error).toBeNull();
  });

  it('answers 503 in every service while it is away, in words without SQL', async () => {
    const user = await t.signedIn();
    const headers = { authorization: `Bearer ${user.token}` };
    await t.server!.kill();
    const answers = await Promise.all([
      t.request('/auth/v1/user', { headers }),
      t.request('/rest/v1/analysis_history', { headers }),
      t.request('/storage/v1/object/list/screenshots', { method: 'POST', body: '{}', headers }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 500]);
    for (const answer of answers) expect(await answer.text()).toMatch(/not available, try again later/);
    await t.server!.start();
    expect((await t.request('/rest/v1/analysis_history', { headers })).status).toBe(200);
  });
});
