import { expect, test } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { changePassword } from './change-password.ts';

const UPDATE = 'PUT /auth/v1/user';
const ASKED = { current: 'old one', next: 'new one' };

test('the current password goes to the server with the new one', async () => {
  storeSession();
  const network = createNetwork({ [UPDATE]: () => json(createSession().user) });
  expect(await changePassword(createTestSupabase(network), ASKED)).toEqual({ state: 'saved' });
  expect(await network.calls.at(-1)!.json()).toMatchObject({ password: 'new one', current_password: 'old one' });
});

test.each([
  ['invalid_credentials', 'current'],
  ['weak_password', 'next'],
])('a refusal with %s is said at the %s one', async (error_code, at) => {
  storeSession();
  const network = createNetwork({ [UPDATE]: () => json({ code: 422, error_code, msg: 'No.' }, 422) });
  expect(await changePassword(createTestSupabase(network), ASKED)).toEqual({ state: 'refused', at, message: 'No.' });
});
