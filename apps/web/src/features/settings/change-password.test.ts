import { expect, test } from 'vitest';
import { createGuest } from '@/client/create-guest.ts';
import { SETTINGS_STRINGS } from '@/strings/settings.ts';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, storeSession, USER } from '@/testing/signed-in.ts';
import { createNetwork, json, type StandInNetwork } from '@/testing/stand-in-network.ts';
import { changePassword } from './change-password.ts';

const change = (network: StandInNetwork) => {
  storeSession();
  const guest = createGuest('key', { origin: 'http://localhost', fetch: network.fetch });
  return changePassword(createTestSupabase(network), guest, { email: USER.email, current: 'old one', next: 'new one' });
};
const SIGN_IN = 'POST /auth/v1/token';
const SIGN_OUT = 'POST /auth/v1/logout';
const UPDATE = 'PUT /auth/v1/user';
const refuse = (code: string, msg: string) => () => json({ code: 422, error_code: code, msg }, 422);

test('nothing is changed for who does not know the current password', async () => {
  const network = createNetwork({ [SIGN_IN]: refuse('invalid_credentials', 'Invalid login credentials') });
  expect(await change(network)).toEqual({ state: 'refused', at: 'current', message: SETTINGS_STRINGS.wrongPassword });
  expect(network.calls).toHaveLength(1);
});

test('the new password is set once the current one is proven, and what is wrong with it is said there', async () => {
  const proven = { [SIGN_IN]: () => json(createSession()), [SIGN_OUT]: () => new Response(null, { status: 204 }) };
  const network = createNetwork({ ...proven, [UPDATE]: () => json(createSession().user) });
  expect(await change(network)).toEqual({ state: 'saved' });
  expect(await network.calls.at(-1)!.json()).toMatchObject({ password: 'new one' });
  const weak = createNetwork({ ...proven, [UPDATE]: refuse('weak_password', 'Password should be longer.') });
  expect(await change(weak)).toEqual({ state: 'refused', at: 'next', message: 'Password should be longer.' });
});
