import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@blueprompt/backend/contract';
import { afterAll, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'blueprompt-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** On the embedded database the secrets are a file: nothing is asked of the database but what it is. */
const load = (name: string) => {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  return loadSecrets({ kind: 'pglite' } as Database, dataDir);
};

test('secrets are made once, and for the owner’s eyes only', async () => {
  const first = await load('new');
  expect(await load('new')).toEqual(first);
  expect(readdirSync(join(folder, 'new'))).toEqual(['secrets.json']);
  expect(statSync(join(folder, 'new', 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(await load('other')).not.toEqual(first);
});

test('a damaged file is an error, never a reason for new secrets', async () => {
  mkdirSync(join(folder, 'damaged'));
  writeFileSync(join(folder, 'damaged', 'secrets.json'), '{"publishableKey": "sb_publishable_x"}');
  await expect(load('damaged')).rejects.toThrow();
});
