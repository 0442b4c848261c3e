import type { Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createSession } from '@/testing/signed-in.ts';
import { AUTH_EVENTS, FIRST_STATE, toNextState } from './session-state.ts';

const session = createSession() as unknown as Session;

test('[SE1] the auth events are these seven', () => {
  expect(AUTH_EVENTS).toEqual([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'SIGNED_OUT',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ]);
});

test('[SE3] an event before the first lookup does not initialise; the lookup does', () => {
  const early = toNextState(FIRST_STATE, { type: 'SIGNED_IN', session });
  expect(early).toEqual({ session, initialized: false });
  expect(toNextState(early, { type: 'looked-up', session: null })).toEqual({ session: null, initialized: true });
});

test('[SE4] a failed lookup initialises as well', () => {
  expect(toNextState(FIRST_STATE, { type: 'lookup-failed' })).toEqual({ session: null, initialized: true });
});

test.each(AUTH_EVENTS)('[SE5] %s replaces the session', (type) => {
  expect(toNextState({ session: null, initialized: true }, { type, session })).toEqual({ session, initialized: true });
  expect(toNextState({ session, initialized: true }, { type, session: null }).session).toBeNull();
});
