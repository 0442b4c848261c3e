import { expect, test } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession } from '@/testing/signed-in.ts';
import { createNetwork, json } from '@/testing/stand-in-network.ts';
import { changeEmail } from './change-email.ts';

const UPDATE = 'PUT /auth/v1/user';
const ASKED = { password: 'my own', next: 'new@example.com', origin: 'http://localhost:3000' };

test('the password goes to the server with the new address', async () => {
  storeSession();
  const network = createNetwork({ [UPDATE]: () => json(createSession().user) });
  expect(await changeEmail(createTestSupabase(network), ASKED)).toEqual({ state: 'sent', to: ASKED.next });
  expect(new URL(network.calls.at(-1)!.url).searchParams.get('redirect_to')).toBe('http://localhost:3000/confirm');
  expect(await network.calls.at(-1)!.json()).toMatchObject({ email: ASKED.next, current_password: 'my own' });
});

test.each([
  ['invalid_credentials', 'password'],
  ['over_email_send_rate_limit', 'email'],
])('a refusal with %s is said at the %s', async (error_code, at) => {
  storeSession();
  const network = createNetwork({ [UPDATE]: () => json({ code: 400, error_code, msg: 'No.' }, 400) });
  expect(await changeEmail(createTestSupabase(network), ASKED)).toEqual({ state: 'refused', at, message: 'No.' });
});
