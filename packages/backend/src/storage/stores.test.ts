import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { ObjectStore } from '../contract.ts';
import { PNG } from '../testing/images.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { createFileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const ALICE = '00000000-0000-4000-8000-00000000000a';
const BOB = '00000000-0000-4000-8000-00000000000b';
const folder = mkdtempSync(join(tmpdir(), 'blueprompt-stores-'));
const s3 = await startS3Server(join(folder, 's3'));
const { settings } = s3;

afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const stores: [string, ObjectStore][] = [
  ['a folder', createFileStore(join(folder, 'files'))],
  ['S3', createS3Store(settings)],
];

describe.each(stores)('files in %s', (_, store) => {
  it('[TB19] come back as they were put, are listed by folder, and go', async () => {
    const keys = [
      `${ALICE}/1700000000000-0-home page (1).png`,
      `${ALICE}/1700000000000-1-größe+@.png`,
      `${BOB}/1-0-a.png`,
    ];
    for (const key of keys) await store.put(key, PNG, 'image/png');
    expect(await store.get(keys[1]!)).toMatchObject({ contentType: 'image/png' });
    expect(Buffer.from((await store.get(keys[1]!))!.bytes).equals(PNG)).toBe(true);
    const opened = (await store.open(keys[1]!))!;
    expect(opened).toMatchObject({ contentType: 'image/png' });
    expect(Buffer.from(await new Response(opened.body).arrayBuffer()).equals(PNG)).toBe(true);

    const listed = await store.list(`${ALICE}/`);
    expect(listed.map(({ key, bytes }) => [key, bytes])).toEqual(keys.slice(0, 2).map((key) => [key, PNG.length]));
    expect(Math.abs(listed[0]!.updatedAt.getTime() - Date.now())).toBeLessThan(60_000);

    await store.remove([...keys, `${BOB}/never-was.png`]);
    expect(await store.get(keys[0]!)).toBeUndefined();
    expect(await store.list('')).toEqual([]);
  });

  it('[TB19] refuses a key that could leave its folder', async () => {
    const names = ['..', '../x', `${BOB}/x`, '.hidden', 'a/../b', 'a\0b', 'a\\b', 'a%2e%2e', '', 'x'.repeat(300)];
    for (const name of names) {
      await expect(store.put(`${ALICE}/${name}`, PNG, 'image/png')).rejects.toThrow('not a storage key');
      await expect(store.get(`${ALICE}/${name}`)).rejects.toThrow('not a storage key');
      await expect(store.open(`${ALICE}/${name}`)).rejects.toThrow('not a storage key');
    }
    await expect(store.put('etc/passwd', PNG, 'image/png')).rejects.toThrow('not a storage key');
  });

  it('has nothing where nothing was put', async () => {
    expect(await store.get(`${ALICE}/none.png`)).toBeUndefined();
    expect(await store.open(`${ALICE}/none.png`)).toBeUndefined();
    expect(await store.list(`${ALICE}/`)).toEqual([]);
  });
});

describe('faults', () => {
  it('a folder lists one user’s files without looking into anybody else’s', async () => {
    const files = join(folder, 'crowd');
    const store = createFileStore(files);
    for (const user of [ALICE, BOB]) await store.put(`${user}/1-0-a.png`, PNG, 'image/png');
    const looked = vi.spyOn(fs, 'readdir');
    syncBuiltinESMExports();
    try {
      expect((await store.list(`${ALICE}/`)).map(({ key }) => key)).toEqual([`${ALICE}/1-0-a.png`]);
      expect(looked.mock.calls.map(([path]) => path)).toEqual([join(files, ALICE)]);
    } finally {
      looked.mockRestore();
      syncBuiltinESMExports();
    }
  });

  it('a folder keeps no half-written file when a write fails', async () => {
    const files = join(folder, 'faulty');
    const store = createFileStore(files);
    await store.put(`${ALICE}/1-0-a.png`, PNG, 'image/png');
    const bytes = { length: 1 } as unknown as Uint8Array;
    await expect(store.put(`${ALICE}/1-0-a.png`, bytes, 'image/png')).rejects.toThrow();
    expect(readdirSync(join(files, ALICE))).toEqual(['1-0-a.png']);
    expect(Buffer.from((await store.get(`${ALICE}/1-0-a.png`))!.bytes).equals(PNG)).toBe(true);
  });

  it('a folder keeps files from other users of the machine', async () => {
    const files = join(folder, 'modes');
    await createFileStore(files).put(`${ALICE}/1-0-a.png`, PNG, 'image/png');
    expect(statSync(join(files, ALICE)).mode & 0o777).toBe(0o700);
    expect(statSync(join(files, ALICE, '1-0-a.png')).mode & 0o777).toBe(0o600);
  });

  it('S3 says with a status what went wrong, and never with a key or a body', async () => {
    const wrong = createS3Store({ ...settings, bucket: 'none', region: 'us-east-1' });
    await expect(wrong.put(`${ALICE}/1-0-a.png`, PNG, 'image/png')).rejects.toThrow('does not exist');
    const forbidden = createS3Store({ ...settings, accessKeyId: 'wrong', region: 'us-east-1' });
    await expect(forbidden.put(`${ALICE}/1-0-a.png`, PNG, 'image/png')).rejects.toThrow(
      /^the object store answered 403 to PUT$/,
    );
  });
});
