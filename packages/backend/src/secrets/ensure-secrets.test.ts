import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ensureSecrets } from './ensure-secrets.ts';
import { createTokenKeys } from './token-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'blueprompt-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('secrets are made once, for the owner’s eyes only, also by processes that start together', async () => {
  const dataDir = join(folder, 'new');
  const all = await Promise.all(Array.from({ length: 8 }, () => ensureSecrets(dataDir)));
  expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(await ensureSecrets(dataDir)).toEqual(all[0]);
  expect(await ensureSecrets(join(folder, 'other'))).not.toEqual(all[0]);
});

it('[ER4] a token is good under the key that signed it and under no other', async () => {
  const [ours, other] = await Promise.all(
    ['a', 'b'].map(async (name) => {
      const { signingKeyPem } = await ensureSecrets(join(folder, name));
      return createTokenKeys(signingKeyPem, 'https://blueprompt.test');
    }),
  );
  const id = '00000000-0000-4000-8000-000000000001';
  const now = new Date();
  const token = await ours!.sign({ sub: id, session_id: id, email: 'a@example.com', role: 'authenticated' }, now, 60);
  expect(await ours!.verify(token, now)).toMatchObject({ ok: true, claims: { sub: id } });
  expect(await other!.verify(token, now)).toEqual({
    ok: false,
    reason: 'refused',
    message: 'No suitable key or wrong key type',
  });
});

it('a damaged file is an error, never a reason for new secrets', async () => {
  const dataDir = mkdtempSync(join(folder, 'damaged-'));
  writeFileSync(join(dataDir, 'secrets.json'), '{"publishableKey": "sb_publishable_x"}');
  await expect(ensureSecrets(dataDir)).rejects.toThrow();
});
