import { expect, test } from 'vitest';
import { createTestSupabase } from '@/testing/render-app.tsx';
import { createSession, USER } from '@/testing/signed-in.ts';
import { type Answer, createNetwork, json } from '@/testing/stand-in-network.ts';
import { resendConfirmation, signIn, signInWithGoogle, signUp } from './authenticate.ts';

const credentials = { email: 'ada@example.com', password: 'secret-1' };
const client = (answers: Record<string, Answer>) => createTestSupabase(createNetwork(answers));

test.each([
  [
    () => json({ error_code: 'invalid_credentials', message: 'Invalid login credentials' }, 400),
    { message: 'Invalid login credentials', code: 'invalid_credentials' },
  ],
  [
    () => json({ error_code: 'unexpected_failure', message: '' }, 400),
    { message: 'An error occurred during authentication', code: 'unexpected_failure' },
  ],
])('[AU11] a failure carries the message of the provider, or a general one without (%#)', async (answer, failure) => {
  const outcome = { state: 'failed', ...failure };
  expect(await signIn(client({ 'POST /auth/v1/token': answer }), credentials)).toEqual(outcome);
  expect(await signUp(client({ 'POST /auth/v1/signup': answer }), credentials, 'http://app.test')).toEqual(outcome);
  expect(
    await resendConfirmation(client({ 'POST /auth/v1/resend': answer }), 'ada@example.com', 'http://app.test'),
  ).toEqual(failure);
});

test.each([
  [new Error('The window was blocked'), 'The window was blocked'],
  [new Error(''), 'An error occurred during Google sign-in'],
  ['?', 'An error occurred during Google sign-in'],
])('[AU12] a provider sign-in that fails says why, or a general sentence (%#)', async (thrown, message) => {
  const supabase = client({});
  supabase.auth.signInWithOAuth = () => Promise.reject(thrown);
  expect(await signInWithGoogle(supabase, 'http://app.test')).toEqual({ state: 'failed', message });
});

test('a sign-up goes on to the mail, to the form or straight in, by what the server answers', async () => {
  const user = { ...USER, identities: [{ id: 'x' }] };
  const answers = [
    [user, 'check-email'],
    [{ ...user, identities: [] }, 'exists'],
    [createSession(), 'signed-in'],
  ] as const;
  for (const [answer, state] of answers) {
    const network = createNetwork({ 'POST /auth/v1/signup': () => json(answer) });
    expect(await signUp(createTestSupabase(network), credentials, 'http://app.test')).toEqual({ state });
    expect(new URL(network.calls[0]!.url).searchParams.get('redirect_to')).toBe('http://app.test/confirm');
  }
});
