import { expect, it } from 'vitest';
import { newSigningKey } from '../testing/test-backend.ts';
import { createTokenKeys } from './token-keys.ts';

it('[ER4] a token is good under the key that signed it and under no other', async () => {
  const newKeys = () => createTokenKeys(newSigningKey(), 'https://blueprompt.test');
  const [ours, other] = await Promise.all([newKeys(), newKeys()]);
  const id = '00000000-0000-4000-8000-000000000001';
  const now = new Date();
  const token = await ours.sign({ sub: id, session_id: id, email: 'a@example.com', role: 'authenticated' }, now, 60);
  expect(await ours.verify(token, now)).toMatchObject({ ok: true, claims: { sub: id } });
  expect(await other.verify(token, now)).toEqual({
    ok: false,
    reason: 'refused',
    message: 'No suitable key or wrong key type',
  });
});
