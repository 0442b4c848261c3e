import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { createSession } from '@/testing/signed-in.ts';
import { FIRST_STATE, toNextState } from './session-state.ts';

const session = createSession() as unknown as Session;
const READY = { session: null, initialized: true, leaving: false, ended: false, endedUser: null, endedSaid: false };

/** The type refuses an event that the auth client does not know as well as one that is missing here. */
const AUTH_EVENTS = Object.keys({
  INITIAL_SESSION: true,
  SIGNED_IN: true,
  SIGNED_OUT: true,
  TOKEN_REFRESHED: true,
  USER_UPDATED: true,
  PASSWORD_RECOVERY: true,
  MFA_CHALLENGE_VERIFIED: true,
} satisfies Record<AuthChangeEvent, true>) as AuthChangeEvent[];

test('[SE3] an event before the first lookup does not initialise; the lookup does', () => {
  const early = toNextState(FIRST_STATE, { type: 'SIGNED_IN', session });
  expect(early).toEqual({ ...FIRST_STATE, session });
  expect(toNextState(early, { type: 'looked-up', session: null })).toEqual(READY);
});

test('[SE4] a failed lookup initialises as well', () => {
  expect(toNextState(FIRST_STATE, { type: 'lookup-failed' })).toEqual(READY);
});

test.each(AUTH_EVENTS)('[SE1] [SE5] %s replaces the session', (type) => {
  expect(toNextState(READY, { type, session })).toEqual({ ...READY, session });
  expect(toNextState({ ...READY, session }, { type, session: null }).session).toBeNull();
});

test('whoever asked to sign out is leaving until the next session', () => {
  const leaving = toNextState({ ...READY, session }, { type: 'leaving' });
  const left = toNextState(leaving, { type: 'SIGNED_OUT', session: null });
  expect(left).toEqual({ ...READY, leaving: true });
  expect(toNextState(left, { type: 'SIGNED_IN', session })).toEqual({ ...READY, session });
});

test('a session that ends unasked has ended until the next one, also where it had ended before the first lookup', () => {
  const early = toNextState(FIRST_STATE, { type: 'SIGNED_OUT', session: null });
  const ended = toNextState(early, { type: 'looked-up', session: null });
  expect(ended).toEqual({ ...READY, ended: true });
  expect(toNextState(ended, { type: 'INITIAL_SESSION', session: null })).toEqual(ended);
  expect(toNextState(ended, { type: 'SIGNED_IN', session })).toEqual({ ...READY, session });
});

test('who signed out in another tab left this one too: nobody is remembered', () => {
  const left = toNextState({ ...READY, session }, { type: 'SIGNED_OUT', session: null, asked: true });
  expect(left).toEqual({ ...READY, ended: true });
});

test('who was signed in when it ended is remembered until they are back or leave', () => {
  const ended = toNextState({ ...READY, session }, { type: 'SIGNED_OUT', session: null });
  expect(ended).toEqual({ ...READY, ended: true, endedUser: session.user });
  expect(toNextState(ended, { type: 'SIGNED_OUT', session: null })).toEqual(ended);
  expect(toNextState(ended, { type: 'SIGNED_IN', session })).toEqual({ ...READY, session });
  const leaving = toNextState(ended, { type: 'leaving' });
  expect(toNextState(leaving, { type: 'SIGNED_OUT', session: null })).toEqual({ ...READY, leaving: true });
});

test('an end that has been said stays so, and the next one has to be said again', () => {
  const ended = toNextState({ ...READY, session }, { type: 'SIGNED_OUT', session: null });
  const said = toNextState(ended, { type: 'ended-said' });
  expect(said).toEqual({ ...ended, endedSaid: true });
  expect(toNextState(said, { type: 'INITIAL_SESSION', session: null })).toEqual(said);
  const next = toNextState(said, { type: 'SIGNED_IN', session });
  expect(toNextState(next, { type: 'SIGNED_OUT', session: null })).toEqual(ended);
});
